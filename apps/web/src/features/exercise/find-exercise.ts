import { type ExerciseMode, obstaclesOf, patternOf } from '@nanpure/content/exercise';
import {
  applyStep,
  type Candidate,
  CELLS,
  type Cell,
  findSteps,
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

/** A position of a real puzzle with something to find in it. */
export interface Exercise {
  readonly mode: ExerciseMode;
  readonly givens: Grid;
  readonly position: Position;
  /** What is to be found; for a near miss, what it would be. */
  readonly step: Step;
  /** All that can be found with the technique in this position. */
  readonly instances: readonly Step[];
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

/** More candidates in the way than this, and it is no near miss. */
const MOST_OBSTACLES = 3;

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

/** The cells that a step's pattern consists of. */
export function patternCells(step: Step): Cell[] {
  return [...new Set([...step.placements, ...patternOf(step)].map(({ cell }) => cell))];
}

function haveSameCells(one: Step, other: Step): boolean {
  const cells = patternCells(one);
  const others = patternCells(other);
  return cells.length === others.length && cells.every((cell) => others.includes(cell));
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
  const instances = [...findSteps(position, { techniques: [step.technique] })];
  return { ...moment, instances, ruledOut: ruledOutIn(position) };
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

/** The same place some moves earlier, when something was still in the way. */
function nearMissBefore(path: Path, place: number, step: Step) {
  const cells = patternCells(step);
  for (const position of path.positions.slice(0, place).reverse()) {
    const obstacles = obstaclesOf(step, position);
    if (obstacles.length === 0) continue;
    const isThere = [...findSteps(position, { techniques: [step.technique] })].some((other) =>
      haveSameCells(other, step),
    );
    const isNear = obstacles.length <= MOST_OBSTACLES && !isThere;
    const isOpen = cells.every((cell) => position.emptyCells.has(cell));
    return isNear && isOpen ? { position, obstacles } : undefined;
  }
  return undefined;
}

/** The exercise that a puzzle gives, if it gives one of this kind. */
function exerciseIn(
  problem: Problem,
  { technique, mode, wantsNearMiss }: ExerciseWish & { readonly wantsNearMiss: boolean },
  random: Random,
): Exercise | undefined {
  const path = pathThrough(problem);
  const moment = momentOn(path, technique, random);
  if (!moment) return undefined;
  const { givens } = path;
  const { place, position, step } = moment;
  if (!wantsNearMiss) return exerciseOf({ mode, givens, position, step, obstacles: [] });
  const miss = nearMissBefore(path, place, step);
  return miss && exerciseOf({ mode, givens, step, ...miss });
}

/** What is wished for: the same wish over the same puzzles gives the same exercise. */
export interface ExerciseWish {
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
  problems: readonly Problem[],
  wish: ExerciseWish,
): Exercise | undefined {
  const { technique, mode, number } = wish;
  const random = seededRandom(`${technique} ${mode} ${number}`);
  const wantsNearMiss = mode === 'near-miss' && random() < 0.5;
  const fitting = problems.filter(({ techniquesRequired }) =>
    techniquesRequired.includes(technique),
  );
  const first = Math.floor(random() * fitting.length);
  for (const problem of [...fitting.slice(first), ...fitting.slice(0, first)]) {
    const exercise = exerciseIn(problem, { ...wish, wantsNearMiss }, random);
    if (exercise) return exercise;
  }
  return undefined;
}
