import { areaOf, obstaclesOf, patternOf, type WrongTry } from '@nanpure/content/exercise';
import type { Candidate, Cell, Digit, Step } from '@nanpure/engine';
import { type Exercise, patternCells } from './find-exercise.ts';
import { shownCells } from './shown.ts';

/** How it stands with an exercise. */
export interface Attempt {
  readonly exercise: Exercise;
  /** The right tries so far: candidates that go or are placed, or cells of the pattern. */
  readonly found: readonly Candidate[];
  readonly foundCells: readonly Cell[];
  readonly verdict: Verdict | undefined;
  /** What was found, once all of it was, or shown. */
  readonly solvedBy: Step | undefined;
  /** Whether the player has found it without being shown. */
  readonly isWon: boolean;
}

/** What there is to say about the latest try. */
export type Verdict =
  | { readonly kind: 'tried'; readonly tried: WrongTry }
  /** A digit that does not go into a cell, and where else it fits. */
  | { readonly kind: 'flaw'; readonly step: Step; readonly obstacles: readonly Candidate[] }
  | { readonly kind: 'right'; readonly step: Step }
  | { readonly kind: 'shown'; readonly step: Step }
  | { readonly kind: 'near-miss'; readonly isRight: boolean };

/** An exercise that nobody has tried yet. */
export function newAttempt(exercise: Exercise): Attempt {
  return {
    exercise,
    found: [],
    foundCells: exercise.mode === 'half' ? shownCells(exercise.step) : [],
    verdict: undefined,
    solvedBy: undefined,
    isWon: false,
  };
}

function isAmong(candidates: readonly Candidate[], { cell, digit }: Candidate): boolean {
  return candidates.some((each) => each.cell === cell && each.digit === digit);
}

function saying(attempt: Attempt, tried: WrongTry): Attempt {
  return { ...attempt, verdict: { kind: 'tried', tried } };
}

function won(attempt: Attempt, step: Step): Attempt {
  return { ...attempt, verdict: { kind: 'right', step }, solvedBy: step, isWon: true };
}

/** The step as it would be with another digit in its place. */
function withDigit(step: Step, digit: Digit): Step {
  if (step.technique !== 'hidden-single') return step;
  return { ...step, evidence: { ...step.evidence, digit: [digit] } };
}

function wrongCandidate(attempt: Attempt, { cell, digit }: Candidate): Attempt {
  const { position, step } = attempt.exercise;
  if (position.valueAt(cell) !== 0) return saying(attempt, { code: 'filled', cell });
  if (!position.has({ cell, digit })) return saying(attempt, { code: 'no-candidate', cell, digit });
  const isPlacing = step.placements.length > 0;
  if (isPlacing && !patternCells(step).includes(cell)) {
    return saying(attempt, { code: 'not-in-pattern', cell });
  }
  if (isPlacing) {
    const other = withDigit(step, digit);
    const obstacles = obstaclesOf(other, position);
    return { ...attempt, verdict: { kind: 'flaw', step: other, obstacles } };
  }
  const code = isAmong(patternOf(step), { cell, digit }) ? 'keeps' : 'unaffected';
  return saying(attempt, { code, cell, digit });
}

/** A digit in a cell is tried, as what follows from the pattern. */
export function tryCandidate(attempt: Attempt, candidate: Candidate): Attempt {
  const { exercise, solvedBy } = attempt;
  const { step } = exercise;
  if (solvedBy) return attempt;
  const wanted = step.placements.length > 0 ? step.placements : step.eliminations;
  if (!isAmong(wanted, candidate)) return wrongCandidate(attempt, candidate);
  const found = [...attempt.found.filter((each) => !isAmong([candidate], each)), candidate];
  const after = { ...attempt, found };
  const count = wanted.length - found.length;
  return count === 0 ? won(after, step) : saying(after, { code: 'unfinished', count });
}

/** The patterns that answer the question: with half the help, only those that go on from it. */
function answersTo({ mode, step, instances }: Exercise): readonly Step[] {
  if (mode !== 'half') return instances;
  const shown = shownCells(step);
  return instances.filter(
    (instance) =>
      areaOf(instance) === areaOf(step) &&
      shown.every((cell) => patternCells(instance).includes(cell)),
  );
}

/** A cell is tried, as part of the pattern. */
export function tryCell(attempt: Attempt, cell: Cell): Attempt {
  const { exercise, foundCells, solvedBy } = attempt;
  if (solvedBy) return attempt;
  if (exercise.position.valueAt(cell) !== 0) return saying(attempt, { code: 'filled', cell });
  const withCell = answersTo(exercise).filter((step) => patternCells(step).includes(cell));
  if (withCell.length === 0) return saying(attempt, { code: 'not-in-pattern', cell });
  const goingOn = withCell.filter((step) =>
    foundCells.every((each) => patternCells(step).includes(each)),
  );
  // A cell of another pattern than the one begun is right as well: it begins that one.
  const [answers, before] = goingOn.length > 0 ? [goingOn, foundCells] : [withCell, []];
  const cells = [...new Set([...before, cell])];
  const after = { ...attempt, foundCells: cells };
  const remaining = answers.map((step) => patternCells(step).length - cells.length);
  const count = Math.min(...remaining);
  const complete = answers[remaining.indexOf(0)];
  return complete ? won(after, complete) : saying(after, { code: 'unfinished', count });
}

/** The question whether it is one is answered. */
export function answer(attempt: Attempt, isYes: boolean): Attempt {
  const { exercise, solvedBy } = attempt;
  if (solvedBy) return attempt;
  const { step, obstacles } = exercise;
  const isOne = obstacles.length === 0;
  if (isOne && isYes) return won(attempt, step);
  if (isOne) return showAnswer(attempt);
  const isRight = !isYes;
  return { ...attempt, verdict: { kind: 'near-miss', isRight }, solvedBy: step, isWon: isRight };
}

/** The player would rather be shown. */
export function showAnswer(attempt: Attempt): Attempt {
  const { step, obstacles } = attempt.exercise;
  const verdict: Verdict =
    obstacles.length > 0 ? { kind: 'near-miss', isRight: false } : { kind: 'shown', step };
  return { ...attempt, verdict, solvedBy: step };
}
