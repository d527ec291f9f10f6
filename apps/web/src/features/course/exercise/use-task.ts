import type { ExerciseMode } from '@nanpure/content/exercise';
import { type Cell, stepPattern, type TaughtTechniqueId } from '@nanpure/engine';
import { useCallback, useState } from 'react';
import type { BankEntry } from '../../../lib/puzzle-bank.ts';
import { type Attempt, newAttempt } from './attempt/attempt.ts';
import { findExercise } from './attempt/find-exercise.ts';
import { countFound, type Found, MODES, readFound } from './progress.ts';

/** So many are found before the next mode is offered. */
const ENOUGH = 3;

/** Where the selection is when nothing is shown: the middle of the board. */
const MIDDLE: Cell = 40;

/** What the player is at. */
export interface Task {
  readonly mode: ExerciseMode;
  readonly number: number;
  /** Undefined where the puzzles have no such position. */
  readonly attempt: Attempt | undefined;
  readonly selected: Cell;
}

function firstMode(found: Found): ExerciseMode {
  return MODES.find((mode) => found[mode] < ENOUGH) ?? 'free';
}

/** The exercises of a technique one after the other, and how many were found in each mode. */
export function useTask(technique: TaughtTechniqueId, entries: readonly BankEntry[]) {
  const [found, setFound] = useState(() => readFound(technique));

  const taskOf = (mode: ExerciseMode, number: number): Task => {
    const exercise = findExercise(entries, { technique, mode, number });
    const attempt = exercise && newAttempt(exercise);
    const [cell = MIDDLE] = exercise && mode === 'guided' ? stepPattern(exercise.step).cells : [];
    return { mode, number, attempt, selected: cell };
  };
  const [task, setTask] = useState(() => {
    const mode = firstMode(found);
    return taskOf(mode, found[mode]);
  });

  const change = (next: (attempt: Attempt) => Attempt) => {
    if (!task.attempt) return;
    const attempt = next(task.attempt);
    if (attempt.isWon && !task.attempt.isWon) setFound(countFound(technique, task.mode));
    setTask({ ...task, attempt });
  };

  return {
    task,
    found,
    change,
    select: useCallback((selected: Cell) => setTask((before) => ({ ...before, selected })), []),
    chooseMode: (mode: ExerciseMode) => setTask(taskOf(mode, found[mode])),
    goOn: () => setTask(taskOf(task.mode, task.number + 1)),
  };
}
