import type { Position } from '../../position.ts';
import type { LadderFinding } from '../model/step.ts';
import {
  candidateOf,
  emptyPropagation,
  enterSound,
  goOnWithout,
  isLeft,
  noneSound,
  numbersIn,
  type Propagation,
  type Start,
  startOf,
  suppose,
} from './propagation.ts';
import { byRefutation, contradictionOf, type Net, type Refutation, traceDeadEnd } from './trace.ts';

/** How many suppositions within others are made: the hardest puzzles known take half of it for a step. */
const MOST_TRIES = 20_000;

interface Budget {
  tries: number;
}

/** Tries each candidate that is left after a supposition, and goes on without those that fail. */
function refuteWithin(
  outcome: Propagation,
  numbers: readonly number[],
  refutations: Refutation[],
  budget: Budget,
): void {
  const sound = noneSound();
  let room = emptyPropagation();
  for (const candidate of numbers) {
    const isKnown = outcome.isKnown[candidateOf(candidate).cell] === 1;
    if (isKnown || !isLeft(outcome, candidate)) continue;
    if (budget.tries-- <= 0 || outcome.deadEnd !== undefined) return;
    if (sound[candidate] === 1) continue;
    room = suppose(outcome, candidate, room);
    if (room.deadEnd === undefined) {
      enterSound(sound, room);
      continue;
    }
    // With less left, what came without a dead end may come to one.
    sound.fill(0);
    const [after, left] = [outcome.done, outcome.left.slice()];
    goOnWithout(outcome, candidate, byRefutation(refutations.length));
    refutations.push({ candidate, after, left, outcome: room });
    room = emptyPropagation();
  }
}

/** A supposition with all that fails after it; undefined where it comes without a dead end. */
function refute(
  start: Start,
  candidate: number,
  numbers: readonly number[],
  budget: Budget,
): Net | undefined {
  const outcome = suppose(start, candidate);
  const refutations: Refutation[] = [];
  while (outcome.deadEnd === undefined) {
    const before = refutations.length;
    refuteWithin(outcome, numbers, refutations, budget);
    if (refutations.length === before) return undefined;
  }
  return { outcome, refutations };
}

/**
 * Suppose that a candidate is right, and in what follows try each other one: those that fail are wrong, too, and so
 * on, until a cell or a house has no place left. One after the other, as each takes long.
 */
export function* findNestedNets(position: Position): Generator<LadderFinding, void> {
  const start = startOf(position);
  const numbers = numbersIn(position);
  const budget = { tries: MOST_TRIES };
  for (const candidate of numbers) {
    const net = refute(start, candidate, numbers, budget);
    if (net) yield contradictionOf(position, net, traceDeadEnd(position, net));
  }
}
