import { type Game, statusOf } from '../../game/game.ts';
import { markedMistakes } from '../../game/mistakes.ts';
import { isFull, showBoard } from './board-model.ts';
import { type GameModel, isMistake, isWon } from './game-model.ts';

function statusOfModel(model: GameModel): string {
  if (isWon(model)) return 'won';
  return isFull(model.board) ? 'full-but-wrong' : 'playing';
}

function markedCells(model: GameModel): number[] {
  return model.board.values.flatMap((value, cell) =>
    value !== 0 && model.givens[cell] === 0 && isMistake(model, cell, value, false) ? [cell] : [],
  );
}

/** What can be seen of the model. */
export function showModel(model: GameModel) {
  return {
    board: showBoard(model.board),
    undoable: model.undoStack.length,
    redoable: model.redoStack.length,
    mistakes: model.mistakes,
    hintsUsed: model.hintsUsed,
    rejected: model.rejected,
    marked: markedCells(model),
    status: statusOfModel(model),
  };
}

/** The same of a real game. */
export function showGame(game: Game) {
  const { cells, past, future, mistakes, hintsUsed, rejection } = game;
  const board = {
    values: cells.map(({ value }) => value),
    notes: cells.map(({ notes }) => new Set<number>(notes)),
    centre: cells.map(({ centreNotes }) => new Set<number>(centreNotes)),
    colours: cells.map(({ colour }) => colour ?? 0),
  };
  return {
    board: showBoard(board),
    undoable: past.length,
    redoable: future.length,
    mistakes,
    hintsUsed,
    rejected: rejection ? `${rejection.cell}=${rejection.digit}` : '',
    marked: markedMistakes(game).map(({ cell }) => cell),
    status: statusOf(game),
  };
}
