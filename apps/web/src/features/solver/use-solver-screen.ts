import type { Language } from '@nanpure/content';
import { FEWEST_GIVENS } from '@nanpure/engine/formats';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { isOnCell } from '../../board/is-on-cell.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { EXAMPLE } from './example.ts';
import { EMPTY_BOARD, EMPTY_ENTRY, type Entry, type EntryMove, moved } from './input/entry.ts';
import { type FirstLook, firstLook } from './input/first-look.ts';
import { readText } from './input/read-text.ts';
import type { Reading } from './input/reading-texts.ts';
import { movesOfKey } from './input/typing.ts';
import { useAddress } from './input/use-address.ts';
import { type TextOrigin, useTextsIn } from './input/use-texts-in.ts';
import { usePageKeys } from './keys.ts';
import { useWayParts, type WayParts } from './use-way-parts.ts';
import { useWay } from './way/use-way.ts';
import type { SolvableBoard } from './worker/messages.ts';
import { createSolver } from './worker/solver-client.ts';

/** Whether it is worth to look for a way: what is wrong already needn't be solved. */
function isWorthSolving({ digits, repeat }: FirstLook): boolean {
  return digits >= FEWEST_GIVENS && repeat === undefined;
}

/** A worker of the screen's own, started when the screen is there. */
function useSolver() {
  const [solver] = useState(createSolver);
  useEffect(() => {
    solver.warm();
    return solver.end;
  }, [solver]);
  return solver;
}

/** What is to say after a move: a digit takes the candidates away that the board came with. */
function readingAfter(entry: Entry, move: EntryMove, said?: Reading): Reading | undefined {
  if (move.kind !== 'enter') return undefined;
  const isGone = entry.board.candidates && !moved(entry, move).board.candidates;
  return isGone || said?.kind === 'changed' ? { kind: 'changed' } : undefined;
}

function readingOf(read: ReturnType<typeof readText>, origin: TextOrigin): Reading {
  return read.ok
    ? { kind: 'read', count: read.value.count }
    : { kind: 'unread', error: read.error, origin };
}

/** The board, what is said of the text that it came from, and the step that is shown: another board begins anew. */
function useBoard(search: Pick<ReturnType<typeof useWay>, 'forget'>) {
  const [entry, change] = useReducer(moved, EMPTY_ENTRY);
  const [reading, setReading] = useState<Reading>();
  const [step, setStep] = useState(0);
  const forgetWay = () => {
    search.forget();
    setStep(0);
  };
  const move = useEventCallback((next: EntryMove) => {
    if (next.kind !== 'select') {
      forgetWay();
      setReading((said) => readingAfter(entry, next, said));
    }
    change(next);
  });
  return { entry, reading, setReading, step, setStep, forgetWay, move };
}

/** All that the solver's screen knows and can do. */
export function useSolverScreen(
  language: Language,
  loadParts: (language: Language) => Promise<WayParts>,
) {
  const [text, setText] = useState('');
  /** How often the visitor has asked what comes of a board. */
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  const solver = useSolver();
  const search = useWay(solver);
  const { entry, reading, setReading, step, setStep, forgetWay, move } = useBoard(search);
  const { parts, isMissing, load } = useWayParts(language, loadParts);
  const look = useMemo(() => firstLook(entry.board.grid), [entry.board.grid]);

  const show = (board: SolvableBoard, isFromLink = false) => {
    move({ kind: 'load', board, isFromLink });
    if (isMissing) load();
    if (isWorthSolving(firstLook(board.grid))) search.solve(board);
  };
  /** Tells whether it could be read. */
  const take = (given: string, origin: TextOrigin, at = 0): boolean => {
    if (origin !== 'link') ask();
    const read = readText(given);
    setText(read.ok ? '' : given.slice(0, 10_000));
    if (read.ok) {
      show(read.value.board, origin === 'link');
      setStep(at);
    }
    setReading(readingOf(read, origin));
    return read.ok;
  };
  const source = useTextsIn({
    onText: take,
    onFailure: (failure) => setReading({ kind: 'failed', failure }),
  });
  useAddress(entry.board, step, (given, at) => take(given, 'link', at));
  const isFound = parts !== undefined && search.way?.verdict?.code === 'one';
  usePageKeys((pressed) => {
    if (isFound) return false;
    const moves = movesOfKey(pressed, entry, isOnCell(pressed));
    moves?.forEach(move);
    return moves !== undefined;
  });
  const canSolve = isWorthSolving(look);
  return {
    ...{ entry, look, text, setText, reading, source, search, canSolve, move, asked },
    ...{ parts, isMissing, isFound },
    solve: () => {
      if (!canSolve) return;
      ask();
      show(entry.board);
    },
    showExample: () => {
      ask();
      show(EXAMPLE);
    },
    place: { step, onStep: setStep },
    edit: forgetWay,
    another: () => move({ kind: 'load', board: EMPTY_BOARD }),
  };
}

/** What the screen knows and can do. */
export type SolverScreen = ReturnType<typeof useSolverScreen>;
