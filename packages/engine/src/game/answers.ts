import { wrongCells } from '../grid.ts';
import { Position } from '../position.ts';
import type { Candidate, Cell, Digit } from '../types.ts';
import { bare, type Cells, toggled, withContents, withDigit, withNotes } from './cells.ts';
import {
  type CellChange,
  type Change,
  cellOf,
  type Game,
  gridOfGame,
  isEditable,
  type Mistake,
} from './game.ts';
import { change } from './history.ts';
import { mistakeIn } from './mistakes.ts';

/**
 * A mistake is counted, and placed unless the policy rejects it. It leaves the notes of its peers
 * alone: whoever then clears or replaces it, rather than undoing it, would miss them.
 */
function placeOrReject(game: Game, mistake: Mistake): Game {
  const counted = { ...game, mistakes: game.mistakes + 1 };
  return game.config.mistakePolicy === 'reject'
    ? { ...counted, rejection: mistake }
    : change(counted, withDigit(game.cells, mistake, { removeNotes: false }));
}

/** A digit entered as an answer. Nothing happens where it stands already. */
export function answer(game: Game, { cell, digit }: Candidate): Game {
  if (!isEditable(game, cell) || cellOf(game, cell).value === digit) return game;
  const mistake = mistakeIn(game, { cell, digit });
  return mistake
    ? placeOrReject(game, mistake)
    : change(game, withDigit(game.cells, { cell, digit }, game.config));
}

/** An answer taken away; an empty cell keeps its notes. */
export function clearAnswer(game: Game, cell: Cell): Game {
  if (!isEditable(game, cell)) return game;
  return change(game, withContents(game.cells, cell, { ...cellOf(game, cell), value: 0 }));
}

/** The latest move that put the digit into a cell that stands there; undefined in a game that lost it. */
function entryOf(game: Game, cell: Cell): Change | undefined {
  const { value } = cellOf(game, cell);
  const enters = (each: CellChange) =>
    each.cell === cell && each.after.value === value && each.before.value !== value;
  return [...game.past].reverse().find((move) => move.some(enters));
}

/** The notes of a cell with those that a move has taken away, as far as the digits on the board allow them. */
function givenBack(
  now: readonly Digit[] = [],
  before: readonly Digit[] = [],
  after: readonly Digit[] = [],
  candidates: readonly Digit[],
): readonly Digit[] {
  return before
    .filter((digit) => !after.includes(digit) && !now.includes(digit) && candidates.includes(digit))
    .reduce(toggled, now);
}

/** The cells with the notes that a move has taken away, as far as the digits on the board allow them. */
function withNotesBefore(cells: Cells, move: Change): Cells {
  const position = Position.fromGrid(gridOfGame({ cells }));
  return move.reduce((noted, { cell, before, after }) => {
    const now = cellOf({ cells: noted }, cell);
    const candidates = position.digitsAt(cell);
    const notes = givenBack(now.notes, before.notes, after.notes, candidates);
    const { centreNotes } = now;
    const centre = givenBack(centreNotes, before.centreNotes, after.centreNotes, candidates);
    return withContents(noted, cell, withNotes({ ...now, notes }, 'centreNotes', centre));
  }, cells);
}

/**
 * Takes the wrong digits from the board as one move, and leaves the right ones. The notes that went
 * with their entry come back where nothing on the board rules them out.
 */
export function clearMistakes(game: Game): Game {
  const wrong = wrongCells(gridOfGame(game), game.puzzle.solution);
  const cleared = wrong.reduce<Cells>(
    (cells, cell) => withContents(cells, cell, bare(cellOf({ cells }, cell), 0)),
    game.cells,
  );
  const entries = wrong.flatMap((cell) => {
    const entry = entryOf(game, cell);
    return entry ? [entry] : [];
  });
  return change(game, entries.reduce(withNotesBefore, cleared));
}

/** Takes all answers, notes and colours from the board as one move. */
export function restart(game: Game): Game {
  const cells = game.puzzle.givens.map((value) => ({ value, notes: [] }));
  return change(game, cells);
}
