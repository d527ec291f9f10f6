import type { WrongTry } from '@nanpure/content/exercise';
import {
  type Candidate,
  type Cell,
  type Digit,
  includesCandidate,
  obstaclesOf,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import { blockingHouse } from './blocking-house.ts';
import type { Exercise } from './exercise.ts';
import { type Tap, tapCell } from './taps.ts';

/** How it stands with an exercise. */
export interface Attempt {
  readonly exercise: Exercise;
  /** The cells tapped so far. */
  readonly tapped: Pick<Tap, 'cells' | 'taps'>;
  /** Patterns with the same cells, once they are known; what follows from them is asked for next. */
  readonly known: readonly TaughtStep[];
  /** The right tries so far: candidates that go, or are placed. */
  readonly found: readonly Candidate[];
  readonly verdict: Verdict | undefined;
  /** What was found, once all of it was, or shown. */
  readonly solvedBy: readonly TaughtStep[] | undefined;
  /** Whether the player has found it without being shown. */
  readonly isWon: boolean;
}

/** What there is to say about the latest try. */
export type Verdict =
  | { readonly kind: 'tried'; readonly tried: WrongTry }
  /** A digit that does not go into a cell, and where else it fits. */
  | { readonly kind: 'flaw'; readonly step: TaughtStep; readonly obstacles: readonly Candidate[] }
  /** True patterns that remove nothing, or were not asked for. */
  | { readonly kind: 'idle' | 'another'; readonly steps: readonly TaughtStep[] }
  /** The pattern is there, and what follows from it is asked for. */
  | { readonly kind: 'found' | 'right' | 'shown'; readonly steps: readonly TaughtStep[] }
  /** It was none; whether the player knew, if the player has answered. */
  | { readonly kind: 'near-miss'; readonly isRight: boolean | undefined };

/** What is asked for now. */
export type Asked = 'cells' | 'digit' | 'candidates' | 'yes-no' | 'nothing';

function isPlacing(steps: readonly TaughtStep[]): boolean {
  return steps.some(({ placements }) => placements.length > 0);
}

/** What is asked for now: a pattern first, then what it removes. */
export function askedOf({ exercise, known, solvedBy }: Attempt): Asked {
  if (solvedBy) return 'nothing';
  if (known.length > 0) return isPlacing(known) ? 'digit' : 'candidates';
  return exercise.mode === 'near-miss' ? 'yes-no' : 'cells';
}

/** An exercise that nobody has tried yet. */
export function newAttempt(exercise: Exercise): Attempt {
  return {
    exercise,
    tapped: { cells: [], taps: [] },
    known: exercise.mode === 'guided' ? [exercise.step] : [],
    found: [],
    verdict: undefined,
    solvedBy: undefined,
    isWon: false,
  };
}

function saying(attempt: Attempt, tried: WrongTry): Attempt {
  return { ...attempt, verdict: { kind: 'tried', tried } };
}

function won(attempt: Attempt, steps: readonly TaughtStep[]): Attempt {
  return { ...attempt, verdict: { kind: 'right', steps }, solvedBy: steps, isWon: true };
}

/** The pattern is found: what follows from it is next. */
function recognised(attempt: Attempt, found: readonly TaughtStep[]): Attempt {
  // A single may be one in several houses: one is reason enough.
  const steps = isPlacing(found) ? found.slice(0, 1) : found;
  // Asked whether it is one, the digit was named.
  if (isPlacing(steps) && attempt.exercise.mode === 'near-miss') return won(attempt, steps);
  return { ...attempt, known: steps, verdict: { kind: 'found', steps } };
}

/** The step as it would be with another digit in its place. */
function withDigit(step: TaughtStep, digit: Digit): TaughtStep {
  if (step.technique !== 'hidden-single') return step;
  return { ...step, evidence: { ...step.evidence, digit: [digit] } };
}

/** A candidate of the cell asked about, which does not go there. */
function wrongPlacement(attempt: Attempt, digit: Digit): Attempt {
  const { exercise, known } = attempt;
  const [step = exercise.step] = known;
  const other = withDigit(step, digit);
  return {
    ...attempt,
    verdict: { kind: 'flaw', step: other, obstacles: obstaclesOf(other, exercise.position) },
  };
}

/** Why a digit is no candidate: where candidates may be hidden, by a digit on the board if there is one. */
function noCandidate({ exercise, known }: Attempt, { cell, digit }: Candidate): WrongTry {
  const house = blockingHouse(exercise.position, { cell, digit });
  return isPlacing(known) && house !== undefined
    ? { code: 'blocked', cell, digit, house }
    : { code: 'no-candidate', cell, digit };
}

function wrongCandidate(attempt: Attempt, { cell, digit }: Candidate): Attempt {
  const { exercise, known } = attempt;
  const { position } = exercise;
  if (position.valueAt(cell) !== 0) return saying(attempt, { code: 'filled', cell });
  if (isPlacing(known) && !known.some((step) => stepPattern(step).cells.includes(cell))) {
    return saying(attempt, { code: 'other-cell', cell });
  }
  if (!position.has({ cell, digit })) return saying(attempt, noCandidate(attempt, { cell, digit }));
  if (isPlacing(known)) return wrongPlacement(attempt, digit);
  const candidates = known.flatMap((step) => stepPattern(step).candidates);
  const code = includesCandidate(candidates, { cell, digit }) ? 'keeps' : 'unaffected';
  return saying(attempt, { code, cell, digit });
}

/** What follows from patterns, each conclusion once. */
function conclusionsOf(steps: readonly TaughtStep[]): Candidate[] {
  const all = steps.flatMap(({ placements, eliminations }) => [...placements, ...eliminations]);
  return all.filter((each, index) => !includesCandidate(all.slice(0, index), each));
}

/** A digit in a cell is tried, as what follows from the pattern. */
export function tryCandidate(attempt: Attempt, candidate: Candidate): Attempt {
  const { known, solvedBy } = attempt;
  if (solvedBy || known.length === 0) return attempt;
  const wanted = conclusionsOf(known);
  if (!includesCandidate(wanted, candidate)) return wrongCandidate(attempt, candidate);
  const found = [
    ...attempt.found.filter((each) => !includesCandidate([candidate], each)),
    candidate,
  ];
  const after = { ...attempt, found };
  const count = wanted.length - found.length;
  return count === 0 ? won(after, known) : saying(after, { code: 'candidates-left', count });
}

/** Why a cell is part of none: of a naked single, two digits that fit say it. */
function inNoPattern({ position, scope, step }: Exercise, cell: Cell): WrongTry {
  const { technique } = step;
  return technique === 'naked-single'
    ? { code: 'fits-both', cell, technique, digits: position.digitsAt(cell).slice(0, 2) }
    : { code: 'in-no-pattern', cell, technique, scope };
}

/** A cell is tried, as part of the pattern. */
export function tryCell(attempt: Attempt, cell: Cell): Attempt {
  if (askedOf(attempt) !== 'cells') return attempt;
  const { exercise } = attempt;
  const { technique } = exercise.step;
  if (exercise.position.valueAt(cell) !== 0) return saying(attempt, { code: 'filled', cell });
  const tap = tapCell(exercise, attempt.tapped, cell);
  const after = { ...attempt, tapped: { cells: tap.cells, taps: tap.taps } };
  switch (tap.kind) {
    case 'found':
      return recognised(after, tap.steps);
    case 'another':
    case 'idle':
      return { ...after, verdict: { kind: tap.kind, steps: tap.steps } };
    case 'cells-left':
      return saying(after, { code: 'cells-left', count: tap.count });
    case 'begun':
      return saying(after, {
        code: exercise.mode === 'half' ? 'elsewhere' : 'begun',
        cell,
        technique,
      });
    case 'in-no-pattern':
      return saying(after, inNoPattern(exercise, cell));
  }
}

/** The question whether it is one is answered. */
export function answer(attempt: Attempt, isYes: boolean): Attempt {
  if (askedOf(attempt) !== 'yes-no') return attempt;
  const { step, obstacles } = attempt.exercise;
  const isOne = obstacles.length === 0;
  if (isOne) return isYes ? recognised(attempt, [step]) : showAnswer(attempt);
  const isRight = !isYes;
  return { ...attempt, verdict: { kind: 'near-miss', isRight }, solvedBy: [step], isWon: isRight };
}

/** The player would rather be shown. */
export function showAnswer(attempt: Attempt): Attempt {
  const { exercise, known } = attempt;
  const steps = known.length > 0 ? known : [exercise.step];
  const verdict: Verdict =
    exercise.obstacles.length > 0
      ? { kind: 'near-miss', isRight: undefined }
      : { kind: 'shown', steps };
  return { ...attempt, verdict, solvedBy: steps };
}

/** The tries that show that something was not understood: not a cell that is filled, nor a true pattern. */
const WRONG: ReadonlySet<WrongTry['code']> = new Set([
  'in-no-pattern',
  'fits-both',
  'elsewhere',
  'no-candidate',
  'blocked',
  'keeps',
  'unaffected',
]);

/** Whether the latest try was wrong. */
export function isWrong(verdict: Verdict | undefined): boolean {
  if (verdict?.kind === 'tried') return WRONG.has(verdict.tried.code);
  return verdict?.kind === 'flaw' || (verdict?.kind === 'near-miss' && verdict.isRight === false);
}
