import {
  applyStep,
  type Candidate,
  type Cell,
  findPatterns,
  findSteps,
  obstaclesOf,
  type Position,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';

/** A position in which a pattern is not there yet, and what is in its way. */
export interface NearMiss {
  readonly position: Position;
  readonly obstacles: readonly Candidate[];
}

/** More candidates in the way than this, and it is no near miss. */
const MOST_OBSTACLES = 3;

const SINGLES = ['naked-single', 'hidden-single'] as const;

function isWithin(cells: readonly Cell[], others: readonly Cell[]): boolean {
  return cells.every((cell) => others.includes(cell));
}

/**
 * Whether somebody who is asked for a pattern could mean this other one: it has the same cells, with
 * whatever digits, or more or fewer cells for the same digit.
 */
function couldBeMeant(step: TaughtStep, other: TaughtStep): boolean {
  const [pattern, others] = [stepPattern(step), stepPattern(other)];
  const isSmaller = isWithin(others.cells, pattern.cells);
  const isLarger = isWithin(pattern.cells, others.cells);
  const isSameDigit = pattern.digits[0] === others.digits[0];
  return (isSmaller && isLarger) || (!pattern.isPair && isSameDigit && (isSmaller || isLarger));
}

/** The cells of which one more look says the digit: what is in doubt there is none. */
function decidedCells(position: Position): Set<Cell> {
  const singles = SINGLES.flatMap((technique) => [...findPatterns(position, technique)]);
  return new Set(singles.flatMap((single) => stepPattern(single).cells));
}

/** Whether a pattern is wrong here in every way to read the question, and nothing tells against why. */
function isFalse(step: TaughtStep, { position, obstacles }: NearMiss): boolean {
  const decided = decidedCells(position);
  const cells = [...stepPattern(step).cells, ...obstacles.map(({ cell }) => cell)];
  const isOpen = cells.every((cell) => position.emptyCells.has(cell) && !decided.has(cell));
  const isThere = [...findPatterns(position, step.technique)].some((other) =>
    couldBeMeant(step, other),
  );
  return isOpen && !isThere;
}

/** Whether a single is open beside a pattern of another technique: where the pattern is there, none is. */
function hasSingleFirst({ technique }: TaughtStep, position: Position): boolean {
  if (SINGLES.some((single) => single === technique)) return false;
  return findSteps(position, { techniques: SINGLES }).next().done !== true;
}

/** Whether no step takes away what is in the way: a player who saw that step would find the pattern true. */
function staysInTheWay({ position, obstacles }: NearMiss): boolean {
  for (const step of findSteps(position)) {
    const after = applyStep(position, step);
    if (!obstacles.every((each) => after.has(each))) return false;
  }
  return true;
}

/** Whether "no" is right, also for those who see whatever else follows from the board. */
function isGood(step: TaughtStep, nearMiss: NearMiss): boolean {
  return (
    !hasSingleFirst(step, nearMiss.position) && isFalse(step, nearMiss) && staysInTheWay(nearMiss)
  );
}

/** The latest of some positions, in order, in which a little was still in the way of a pattern. */
export function nearMissBefore(
  positions: readonly Position[],
  step: TaughtStep,
): NearMiss | undefined {
  for (const position of [...positions].reverse()) {
    const obstacles = obstaclesOf(step, position);
    if (obstacles.length > MOST_OBSTACLES) return undefined;
    const nearMiss = { position, obstacles };
    if (obstacles.length > 0 && isGood(step, nearMiss)) return nearMiss;
  }
  return undefined;
}
