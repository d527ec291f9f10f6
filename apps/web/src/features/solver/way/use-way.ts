import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { SolvableBoard, SolverPiece } from '../worker/messages.ts';
import type { Solver } from '../worker/solver-client.ts';
import { boardOf, givensOf, newWay, positionAfter, startOf, type Way, withPiece } from './way.ts';

type Change =
  | { readonly kind: 'begin'; readonly board: SolvableBoard }
  | { readonly kind: 'piece'; readonly piece: SolverPiece }
  | { readonly kind: 'set'; readonly status: Way['status'] }
  | { readonly kind: 'forget' };

function changedWay(way: Way | undefined, change: Change): Way | undefined {
  if (change.kind === 'begin') return newWay(change.board);
  if (change.kind === 'forget' || !way) return undefined;
  if (change.kind === 'set') return { ...way, status: change.status };
  return withPiece(way, change.piece);
}

/** The way through a board, which a worker looks for. */
export interface WaySearch {
  readonly way: Way | undefined;
  readonly solve: (board: SolvableBoard) => void;
  readonly stop: () => void;
  /** After a stop, or where the worker broke. */
  readonly goOn: () => void;
  readonly forget: () => void;
}

/** Looks for the way through a board. */
export function useWay(solver: Solver): WaySearch {
  const [way, change] = useReducer(changedWay, undefined);
  const stopAnswer = useRef<() => void>(undefined);
  const ask = useCallback(
    (board: SolvableBoard, givens: string) => {
      stopAnswer.current = solver.ask({ kind: 'way', board, givens }, (piece) =>
        change(
          piece.ok ? { kind: 'piece', piece: piece.value } : { kind: 'set', status: 'failed' },
        ),
      );
    },
    [solver],
  );
  const solve = useCallback(
    (board: SolvableBoard) => {
      change({ kind: 'begin', board });
      ask(board, board.grid);
    },
    [ask],
  );
  const stop = useCallback(() => {
    stopAnswer.current?.();
    change({ kind: 'set', status: 'stopped' });
  }, []);
  const forget = useCallback(() => {
    stopAnswer.current?.();
    change({ kind: 'forget' });
  }, []);
  const goOn = () => {
    const start = way && startOf(way.board, way.verdict);
    if (!start) return;
    change({ kind: 'set', status: 'working' });
    ask(boardOf(positionAfter(start, way.steps, way.steps.length)), givensOf(way));
  };
  useEffect(() => () => stopAnswer.current?.(), []);
  return { way, solve, stop, goOn, forget };
}
