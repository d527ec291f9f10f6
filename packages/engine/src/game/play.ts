import type { Cell, Digit } from '../types.ts';
import { answer, clearAnswer, clearMistakes, restart } from './answers.ts';
import type { CellColour } from './colours.ts';
import { type Game, isWon } from './game.ts';
import { applyHint, type Conclusion, countHint } from './hints.ts';
import { redo, undo } from './history.ts';
import { withMistakesMade } from './mistakes.ts';
import { clearAllNotes, clearNotes, fillNotes, toggleNote } from './notes.ts';
import { type Clearing, clearCells, colourCells, noteInCells } from './several-cells.ts';

/** What a player can do to the board. */
export type Move =
  | { readonly type: 'answer'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'note'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'clear-answer'; readonly cell: Cell }
  /** Its notes in the middle stay. */
  | { readonly type: 'clear-notes'; readonly cell: Cell }
  /**
   * A digit noted in several cells at once, as usual or in their middle; a colour given to them. Where all have it
   * already, it is taken from them.
   */
  | { readonly type: 'note-cells'; readonly cells: readonly Cell[]; readonly digit: Digit }
  | { readonly type: 'centre-note-cells'; readonly cells: readonly Cell[]; readonly digit: Digit }
  | { readonly type: 'colour-cells'; readonly cells: readonly Cell[]; readonly colour: CellColour }
  /** Answers and notes of several cells taken away, or one kind of notes, or the colours. */
  | { readonly type: 'clear-cells'; readonly cells: readonly Cell[]; readonly what: Clearing }
  /** All candidates noted in every empty cell; or no note left anywhere, of either kind. */
  | { readonly type: 'fill-notes' }
  | { readonly type: 'clear-all-notes' }
  /** A hint was asked for, which counts; and what it concludes is carried out, which doesn't. */
  | { readonly type: 'hint' }
  | { readonly type: 'apply-hint'; readonly conclusion: Conclusion }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The wrong digits are taken from the board, and the right ones stay. */
  | { readonly type: 'clear-mistakes' }
  /** All answers, notes and colours are taken from the board, as one move; what was counted stays counted. */
  | { readonly type: 'restart' };

/**
 * The game after a move. A move that can't be made (on a given, on a game that is won, with nothing
 * to undo, with no hint left) gives back the very same game. With the move that wins it, the mistakes are counted
 * that the policy let pass.
 */
export function play(game: Game, move: Move): Game {
  if (isWon(game)) return game;
  const after = moved(game, move);
  return isWon(after) ? withMistakesMade(after) : after;
}

function moved(game: Game, move: Move): Game {
  switch (move.type) {
    case 'answer':
      return answer(game, move);
    case 'note':
      return toggleNote(game, move);
    case 'clear-answer':
      return clearAnswer(game, move.cell);
    case 'clear-notes':
      return clearNotes(game, move.cell);
    case 'note-cells':
      return noteInCells(game, move, 'notes');
    case 'centre-note-cells':
      return noteInCells(game, move, 'centreNotes');
    case 'colour-cells':
      return colourCells(game, move);
    case 'clear-cells':
      return clearCells(game, move);
    case 'fill-notes':
      return fillNotes(game);
    case 'clear-all-notes':
      return clearAllNotes(game);
    case 'hint':
      return countHint(game);
    case 'apply-hint':
      return applyHint(game, move.conclusion);
    case 'undo':
      return undo(game);
    case 'redo':
      return redo(game);
    case 'clear-mistakes':
      return clearMistakes(game);
    case 'restart':
      return restart(game);
  }
}
