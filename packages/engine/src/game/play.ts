import type { Cell, Digit } from '../types.ts';
import { answer, clearAnswer, clearMistakes, restart } from './answers.ts';
import { type Game, isWon } from './game.ts';
import { applyHint, type Conclusion, countHint } from './hints.ts';
import { redo, undo } from './history.ts';
import { clearAllNotes, clearNotes, fillNotes, toggleNote } from './notes.ts';

/** What a player can do to the board. */
export type Move =
  | { readonly type: 'answer'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'note'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'clear-answer'; readonly cell: Cell }
  | { readonly type: 'clear-notes'; readonly cell: Cell }
  /** All candidates noted in every empty cell, or no note left anywhere. */
  | { readonly type: 'fill-notes' }
  | { readonly type: 'clear-all-notes' }
  /** A hint was asked for, which counts; and what it concludes is carried out, which doesn't. */
  | { readonly type: 'hint' }
  | { readonly type: 'apply-hint'; readonly conclusion: Conclusion }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The wrong digits are taken from the board, and the right ones stay. */
  | { readonly type: 'clear-mistakes' }
  /** All answers and notes are taken from the board, as one move; what was counted stays counted. */
  | { readonly type: 'restart' };

/**
 * The game after a move. A move that can't be made (on a given, on a game that is won, with nothing
 * to undo, with no hint left) gives back the very same game.
 */
export function play(game: Game, move: Move): Game {
  if (isWon(game)) return game;
  switch (move.type) {
    case 'answer':
      return answer(game, move);
    case 'note':
      return toggleNote(game, move);
    case 'clear-answer':
      return clearAnswer(game, move.cell);
    case 'clear-notes':
      return clearNotes(game, move.cell);
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
