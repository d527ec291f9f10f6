import type { Position } from '../../position.ts';
import { flatMap } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import { type Region, regionsOf } from '../model/regions.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { findNestedNets } from './nested-net.ts';
import {
  candidateOf,
  emptyPropagation,
  enterSound,
  isLeft,
  noneSound,
  numberOf,
  numbersIn,
  type Propagation,
  startOf,
  suppose,
} from './propagation.ts';
import {
  concluding,
  contradictionOf,
  type Net,
  premiseCount,
  type Trace,
  tell,
  tellCause,
  toldNothing,
  traceBack,
  traceDeadEnd,
  traceRight,
} from './trace.ts';

/** What follows from each candidate, by its number. */
const suppositionsOf = perPosition((position): ReadonlyMap<number, Propagation> => {
  const start = startOf(position);
  return new Map(numbersIn(position).map((number) => [number, suppose(start, number)]));
});

const netOf = (outcome: Propagation): Net => ({ outcome, refutations: [] });

/** The suppositions that leave a cell or a digit of a house with nothing. The room of the others is used again. */
function failures(position: Position): Propagation[] {
  const start = startOf(position);
  const failed: Propagation[] = [];
  const sound = noneSound();
  let room = emptyPropagation();
  for (const number of numbersIn(position)) {
    if (sound[number] === 1) continue;
    suppose(start, number, room);
    if (room.deadEnd === undefined) {
      enterSound(sound, room);
      continue;
    }
    failed.push(room);
    room = emptyPropagation();
  }
  return failed;
}

/** Those with the fewest premises first. */
function* contradictions(position: Position): Generator<LadderFinding, void> {
  const nets = failures(position)
    .map(netOf)
    .map((net) => ({ net, trace: traceDeadEnd(position, net) }))
    .sort((one, other) => premiseCount(one.trace) - premiseCount(other.trace));
  for (const { net, trace } of nets) yield contradictionOf(position, net, trace);
}

/** What leads a net to its dead end, if it has one, or else to a candidate being right or wrong. */
function traceTo(position: Position, net: Net, number: number, isRight: boolean): Trace {
  if (net.outcome.deadEnd !== undefined) return traceDeadEnd(position, net);
  return isRight ? traceRight(position, net, number) : traceBack(position, net, [number]);
}

/** What is right, or what is wrong, whichever of some candidates is right; some of them may fail. */
function verity(
  position: Position,
  { candidates, premise }: Region,
  outcomes: readonly Propagation[],
  number: number,
  isRight: boolean,
): LadderFinding {
  const told = toldNothing(premise());
  told.pattern.push(...candidates);
  for (const outcome of outcomes) {
    const net = netOf(outcome);
    tell(position, net, traceTo(position, net, number, isRight), told);
    tellCause(position, outcome.deadEnd ?? -1, told);
  }
  return concluding(candidateOf(number), isRight, told);
}

function outcomesOf(position: Position, { candidates }: Region): Propagation[] {
  const suppositions = suppositionsOf(position);
  return flatMap(candidates, (each) => suppositions.get(numberOf(each)) ?? []);
}

type Outcomes = readonly Propagation[];

const isSound = ({ deadEnd }: Propagation) => deadEnd === undefined;

/** What is right whichever candidate of a region is. */
function rightInAll(outcomes: Outcomes): readonly number[] {
  const [first, ...others] = outcomes.filter(isSound);
  return first?.right.filter((number) => others.every(({ right }) => right.includes(number))) ?? [];
}

/** What is wrong whichever candidate of a region is right. */
function wrongInAll(outcomes: Outcomes, position: Position): readonly number[] {
  const sound = outcomes.filter(isSound);
  if (sound.length === 0) return [];
  return numbersIn(position).filter((number) => sound.every((outcome) => !isLeft(outcome, number)));
}

/** What is right, or what is wrong, whichever candidate of a cell, or of a digit in a house, is right: each once. */
function* verities(
  position: Position,
  isRight: boolean,
  conclusionsOf: (outcomes: Outcomes, position: Position) => readonly number[],
): Generator<LadderFinding, void> {
  const concluded = new Set<number>();
  for (const region of regionsOf(position, 2)) {
    const outcomes = outcomesOf(position, region);
    for (const number of conclusionsOf(outcomes, position)) {
      if (!concluded.has(number)) yield verity(position, region, outcomes, number, isRight);
      concluded.add(number);
    }
  }
}

/** The same where none of the candidates fails. */
function veritiesWithoutFailures(position: Position): Generator<LadderFinding, void> {
  return verities(position, false, (outcomes) =>
    outcomes.every(isSound) ? wrongInAll(outcomes, position) : [],
  );
}

/**
 * Suppose that a candidate is right, and put in all singles that follow: where a cell or a house has no place left,
 * it was wrong. The nets with the fewest premises first. Where no supposition fails, what is wrong after each
 * candidate of a cell, or of a digit in a house. Nets within nets only where there is nothing of that.
 */
export function* findForcingNets({ position }: LadderBoard): Generator<LadderFinding, void> {
  let isFound = false;
  for (const find of [contradictions, veritiesWithoutFailures]) {
    for (const finding of find(position)) {
      isFound = true;
      yield finding;
    }
  }
  if (!isFound) yield* findNestedNets(position);
}

/**
 * What goes into a cell, and what doesn't, whichever candidate of a cell, or of a digit in a house, is right, but for
 * those that fail.
 */
export function* findFurtherForcingNets({ position }: LadderBoard): Generator<LadderFinding, void> {
  yield* verities(position, true, rightInAll);
  yield* verities(position, false, wrongInAll);
}
