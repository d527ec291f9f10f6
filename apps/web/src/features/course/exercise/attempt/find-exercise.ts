import { nearMissBefore } from '@nanpure/content/course';
import type { ExerciseMode } from '@nanpure/content/exercise';
import {
  type Candidate,
  findPatterns,
  type Grid,
  type PathMoment,
  Position,
  pathFrom,
  type Random,
  ruledOutIn,
  seededRandom,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import type { BankEntry } from '../../../../lib/puzzle-bank.ts';

/** A position of a real puzzle with something to find in it. */
export interface Exercise {
  readonly mode: ExerciseMode;
  readonly givens: Grid;
  readonly position: Position;
  /** What is to be found; for a near miss, what it would be. */
  readonly step: TaughtStep;
  /** Every true pattern of the technique in this position, those that remove nothing too. */
  readonly patterns: readonly TaughtStep[];
  /** Candidates that the rules leave and that earlier steps ruled out. */
  readonly ruledOut: readonly Candidate[];
  /** What keeps a near miss from being one; none where the technique is really there. */
  readonly obstacles: readonly Candidate[];
}

interface Moment {
  readonly mode: ExerciseMode;
  readonly givens: Grid;
  readonly position: Position;
  readonly step: TaughtStep;
  readonly obstacles: readonly Candidate[];
}

function exerciseOf(moment: Moment): Exercise {
  const { position, step } = moment;
  const patterns = [...findPatterns(position, step.technique)];
  return { ...moment, patterns, ruledOut: ruledOutIn(position) };
}

/** A place on the path at which the technique is the next step; -1 where there is none. */
function placeOn(
  path: readonly PathMoment[],
  technique: TaughtTechniqueId,
  random: Random,
): number {
  const places = [...path.keys()].filter((place) => path[place]?.step.technique === technique);
  return places[Math.floor(random() * places.length)] ?? -1;
}

/** The exercise that a puzzle gives, if it gives one of this kind. */
function exerciseIn(
  { puzzle: { givens } }: Problem,
  { technique, mode, wantsNearMiss }: ExerciseRequest & { readonly wantsNearMiss: boolean },
  random: Random,
): Exercise | undefined {
  const path = [...pathFrom(Position.fromGrid(givens))];
  const place = placeOn(path, technique, random);
  const moment = path[place];
  if (!moment) return undefined;
  const { position, step } = moment;
  if (!wantsNearMiss) return exerciseOf({ mode, givens, position, step, obstacles: [] });
  const before = path.slice(0, place).map((each) => each.position);
  const miss = nearMissBefore(before, step);
  return miss && exerciseOf({ mode, givens, step, ...miss });
}

/** The same request over the same puzzles gives the same exercise. */
export interface ExerciseRequest {
  readonly technique: TaughtTechniqueId;
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
