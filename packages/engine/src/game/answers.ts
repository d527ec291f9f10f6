import { wrongCells } from '../grid.ts';
import type { Candidate, Cell } from '../types.ts';
import { withContents, withDigit } from './cells.ts';
import { cellOf, type Game, gridOfGame, isPlayers, type Mistake } from './game.ts';
import { change, undo } from './history.ts';
import { mistakeIn } from './mistakes.ts';

/**
 * A mistake is counted, and placed unless the policy refuses it. It leaves the notes of its peers
 * alone: whoever then clears or replaces it, rather than undoing it, would miss them.
 */
function placeMistake(game: Game, mistake: Mistake): Game {
  const counted = { ...game, mistakes: game.mistakes + 1 };
  return game.config.mistakePolicy === 'reject'
    ? { ...counted, rejection: mistake }
    : change(counted, withDigit(game.cells, mistake, { removeNotes: false }));
}

/** A digit entered as an answer. Nothing happens where it stands already. */
export function answer(game: Game, { cell, digit }: Candidate): Game {
  if (!isPlayers(game, cell) || cellOf(game, cell).value === digit) return game;
  const mistake = mistakeIn(game, { cell, digit });
  return mistake
    ? placeMistake(game, mistake)
    : change(game, withDigit(game.cells, { cell, digit }, game.config));
}

/** An answer taken away; an empty cell keeps its notes. */
export function clearAnswer(game: Game, cell: Cell): Game {
  if (!isPlayers(game, cell)) return game;
  return change(
    game,
    withContents(game.cells, cell, { value: 0, notes: cellOf(game, cell).notes }),
  );
}

function wrongAnswers(game: Game): readonly Cell[] {
  return wrongCells(gridOfGame(game), game.puzzle.solution);
}

function clearWrongAnswers(game: Game): Game {
  const empty = { value: 0, notes: [] } as const;
  return change(
    game,
    wrongAnswers(game).reduce((cells, cell) => withContents(cells, cell, empty), game.cells),
  );
}

/**
 * Undoes as many moves as it takes until no digit on the board is wrong; redo leads forth again. In
 * a restored game that lost its history, the wrong digits are cleared instead.
 */
export function undoMistakes(game: Game): Game {
  let back = game;
  while (wrongAnswers(back).length > 0 && back.past.length > 0) back = undo(back);
  return wrongAnswers(back).length === 0 ? back : clearWrongAnswers(game);
}
