import type { ExerciseMode } from '@nanpure/content/exercise';
import {
  applyStep,
  type Candidate,
  CELLS,
  findPatterns,
  type Grid,
  KINDEST_FIRST,
  Position,
  type Problem,
  type Random,
  type Step,
  seededRandom,
  solveByLogic,
  type TechniqueId,
} from '@nanpure/engine';
import type { BankEntry } from '../../lib/puzzle-bank.ts';
import { nearMissBefore } from './near-miss.ts';

/** A position of a real puzzle with something to find in it. */
export interface Exercise {
  readonly mode: ExerciseMode;
  readonly givens: Grid;
  readonly position: Position;
  /** What is to be found; for a near miss, what it would be. */
  readonly step: Step;
  /** Every true pattern of the technique in this position, those that remove nothing too. */
  readonly patterns: readonly Step[];
  /** Candidates that the rules leave and that earlier steps ruled out. */
  readonly ruledOut: readonly Candidate[];
  /** What keeps a near miss from being one; none where the technique is really there. */
  readonly obstacles: readonly Candidate[];
}

/** The moments of a puzzle that is solved with the kindest step each time. */
interface Path {
  readonly givens: Grid;
  readonly steps: readonly Step[];
  /** Before each of the steps. */
  readonly positions: readonly Position[];
}

function pathThrough({ puzzle: { givens } }: Problem): Path {
  const { steps } = solveByLogic({ givens }, { techniques: KINDEST_FIRST });
  const positions: Position[] = [];
  let position = Position.fromGrid(givens);
  for (const step of steps) {
    positions.push(position);
    position = applyStep(position, step);
  }
  return { givens, steps, positions };
}

function ruledOutIn(position: Position): Candidate[] {
  const byRules = Position.fromGrid(position.grid);
  return CELLS.flatMap((cell) =>
    byRules
      .digitsAt(cell)
      .map((digit) => ({ cell, digit }))
      .filter((candidate) => !position.has(candidate)),
  );
}

interface Moment {
  readonly mode: ExerciseMode;
  readonly givens: Grid;
  readonly position: Position;
  readonly step: Step;
  readonly obstacles: readonly Candidate[];
}

function exerciseOf(moment: Moment): Exercise {
  const { position, step } = moment;
  const patterns = [...findPatterns(position, step.technique)];
  return { ...moment, patterns, ruledOut: ruledOutIn(position) };
}

/** A moment of the path at which the technique is the next step. */
function momentOn(path: Path, technique: TechniqueId, random: Random) {
  const places = [...path.steps.keys()].filter(
    (place) => path.steps[place]?.technique === technique,
  );
  const place = places[Math.floor(random() * places.length)] ?? -1;
  const [position, step] = [path.positions[place], path.steps[place]];
  return position && step ? { place, position, step } : undefined;
}

/** The exercise that a puzzle gives, if it gives one of this kind. */
function exerciseIn(
  problem: Problem,
  { technique, mode, wantsNearMiss }: ExerciseRequest & { readonly wantsNearMiss: boolean },
  random: Random,
): Exercise | undefined {
  const path = pathThrough(problem);
  const moment = momentOn(path, technique, random);
  if (!moment) return undefined;
  const { givens } = path;
  const { place, position, step } = moment;
  if (!wantsNearMiss) return exerciseOf({ mode, givens, position, step, obstacles: [] });
  const miss = nearMissBefore(path.positions.slice(0, place), step);
  return miss && exerciseOf({ mode, givens, step, ...miss });
}

/** The same request over the same puzzles gives the same exercise. */
export interface ExerciseRequest {
  readonly technique: TechniqueId;
  readonly mode: ExerciseMode;
  /** Which one, from 0. */
  readonly number: number;
}

/**
 * An exercise from the puzzles of the bank: a position on the way through one of them in which the
 * technique is the next step. Asked whether it is one, it is in half of the cases. Undefined where no
 * puzzle has such a position.
 */
export function findExercise(
  entries: readonly BankEntry[],
  request: ExerciseRequest,
): Exercise | undefined {
  const { technique, mode, number } = request;
  const random = seededRandom(`${technique} ${mode} ${number}`);
  const wantsNearMiss = mode === 'near-miss' && random() < 0.5;
  const fitting = entries.filter(({ techniquesRequired }) =>
    techniquesRequired.includes(technique),
  );
  const first = Math.floor(random() * fitting.length);
  for (const entry of [...fitting.slice(first), ...fitting.slice(0, first)]) {
    const problem = entry.read();
    const exercise = problem && exerciseIn(problem, { ...request, wantsNearMiss }, random);
    if (exercise) return exercise;
  }
  return undefined;
}
