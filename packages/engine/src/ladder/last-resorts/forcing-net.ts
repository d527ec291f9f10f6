import { arePeers } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { candidatesAt, cellPremise, housePremise } from '../model/board.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { bitOf } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { regionsOf } from '../model/regions.ts';
import type { LadderFinding, LadderPremise, Link } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type Cause, type Consequence, type Propagation, startOf, suppose } from './propagation.ts';

/** A supposition with what follows from it. */
interface Supposition {
  readonly candidate: Candidate;
  readonly outcome: Propagation;
}

const suppositionsOf = perPosition((position): readonly Supposition[] => {
  const start = startOf(position);
  return candidatesAt(position, position.emptyCells.toArray()).map((candidate) => ({
    candidate,
    outcome: suppose(start, candidate),
  }));
});

function premiseOf(position: Position, cause: Cause) {
  return 'cell' in cause
    ? cellPremise(position, cause.cell)
    : housePremise(position, cause.house, cause.digit);
}

/** The candidates of a cause. */
function candidatesOfCause(position: Position, cause: Cause): Candidate[] {
  if ('cell' in cause) return candidatesAt(position, [cause.cell]);
  const { house, digit } = cause;
  return position
    .placesIn(house, digit)
    .toArray()
    .map((cell) => ({ cell, digit }));
}

function excludes(one: Candidate, other: Candidate): boolean {
  if (one.cell === other.cell) return one.digit !== other.digit;
  return one.digit === other.digit && arePeers(one.cell, other.cell);
}

interface Told {
  readonly links: Link[];
  readonly premises: LadderPremise[];
  readonly pattern: Candidate[];
}

const asNode = ({ cell, digit }: Candidate) => nodeOf(digit, cell);

/** Of what follows, that by which candidates are wrong, and that by which this follows; the last first. */
function traceBack(
  position: Position,
  right: readonly Consequence[],
  wrong: readonly Candidate[],
): { consequence: Consequence; removed: readonly Candidate[] }[] {
  const traced = new Map<Consequence, Candidate[]>();
  const waiting = [...wrong];
  for (const candidate of waiting) {
    const consequence = right.find((each) => excludes(each.candidate, candidate));
    if (!consequence) continue;
    const removed = traced.get(consequence);
    if (removed) {
      removed.push(candidate);
      continue;
    }
    traced.set(consequence, [candidate]);
    if (!consequence.cause) continue;
    const { cell, digit } = consequence.candidate;
    const others = candidatesOfCause(position, consequence.cause).filter(
      (each) => each.cell !== cell || each.digit !== digit,
    );
    // What is added while the list is walked through is walked through, too.
    waiting.push(...others);
  }
  return [...traced]
    .map(([consequence, removed]) => ({ consequence, removed }))
    .sort((one, other) => right.indexOf(one.consequence) - right.indexOf(other.consequence));
}

/** Adds what makes some candidates wrong after a supposition, in the order in which it follows. */
function tell(
  position: Position,
  right: readonly Consequence[],
  wrong: readonly Candidate[],
  told: Told,
): void {
  const wrongBefore: Candidate[] = [];
  for (const { consequence, removed } of traceBack(position, right, wrong)) {
    const { candidate, cause } = consequence;
    told.pattern.push(candidate, ...removed);
    if (cause) {
      const own = candidatesOfCause(position, cause);
      const premise = told.premises.push(premiseOf(position, cause)) - 1;
      for (const each of wrongBefore) {
        if (!own.some(({ cell, digit }) => cell === each.cell && digit === each.digit)) continue;
        told.links.push({ from: asNode(each), to: asNode(candidate), kind: 'strong', premise });
      }
    }
    for (const each of distinctCandidates(removed)) {
      told.links.push({ from: asNode(candidate), to: asNode(each), kind: 'weak' });
      wrongBefore.push(each);
    }
  }
}

/** A supposition that leaves a cell or a digit of a house with nothing. */
function contradiction(position: Position, { candidate, outcome }: Supposition): LadderFinding[] {
  const { deadEnd, right } = outcome;
  if (!deadEnd) return [];
  const told: Told = { links: [], premises: [], pattern: [] };
  tell(position, right, candidatesOfCause(position, deadEnd), told);
  return [
    {
      placements: [],
      eliminations: [candidate],
      pattern: distinctCandidates(told.pattern),
      premises: [...told.premises, premiseOf(position, deadEnd)],
      links: told.links,
    },
  ];
}

/** What is wrong whichever candidate of a cell, or of a digit in a house, is right. */
function* verities(position: Position): Generator<LadderFinding, void> {
  const bySupposition = new Map(
    suppositionsOf(position).map((each) => [10 * each.candidate.cell + each.candidate.digit, each]),
  );
  const concluded = new Set<number>();
  for (const { candidates, premise } of regionsOf(position, 2)) {
    const own = candidates.flatMap(({ cell, digit }) => bySupposition.get(10 * cell + digit) ?? []);
    if (own.some(({ outcome }) => outcome.deadEnd)) continue;
    const wrong = candidatesAt(position, position.emptyCells.toArray()).filter(({ cell, digit }) =>
      own.every(({ outcome }) => ((outcome.left[cell] ?? 0) & bitOf(digit)) === 0),
    );
    for (const candidate of wrong) {
      const key = 10 * candidate.cell + candidate.digit;
      if (concluded.has(key)) continue;
      concluded.add(key);
      const told: Told = { links: [], premises: [premise], pattern: [...candidates] };
      for (const { outcome } of own) tell(position, outcome.right, [candidate], told);
      yield {
        placements: [],
        eliminations: [candidate],
        pattern: distinctCandidates(told.pattern),
        premises: told.premises,
        links: told.links,
      };
    }
  }
}

/**
 * Suppose that a candidate is right, and put in all singles that follow: where a cell or a house has no place left,
 * it was wrong. The nets with the fewest premises first. Where no supposition fails, what is wrong after each
 * candidate of a cell, or of a digit in a house.
 */
export function* findForcingNets({ position }: LadderBoard): Generator<LadderFinding, void> {
  yield* suppositionsOf(position)
    .flatMap((each) => contradiction(position, each))
    .sort((one, other) => one.premises.length - other.premises.length);
  yield* verities(position);
}
