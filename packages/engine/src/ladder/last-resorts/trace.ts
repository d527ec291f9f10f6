import { cellsOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { candidatesAt, cellPremise, digitIn, housePremise } from '../model/board.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderFinding, LadderPremise, Link } from '../model/step.ts';
import {
  type Cause,
  candidateOf,
  causeOf,
  isLeft,
  numberOf,
  type Propagation,
} from './propagation.ts';

/** A candidate that fails within a propagation that came without a dead end so far. */
export interface Refutation {
  readonly candidate: number;
  /** How many of those that are right were followed before. */
  readonly after: number;
  /** What was left then: what was gone is not for this one to explain. */
  readonly left: Uint16Array;
  readonly outcome: Propagation;
}

/** Refutations are told from what is right, in `wrongBy`, by being negative. */
export function byRefutation(index: number): number {
  return -1 - index;
}

/** A propagation, and what was refuted within it. */
export interface Net {
  readonly outcome: Propagation;
  readonly refutations: readonly Refutation[];
}

/** Of a net, that by which some candidates are wrong: for each thing that is right, what it has made wrong. */
export interface Trace {
  readonly right: ReadonlyMap<number, number[]>;
  /** By the index of the refutation. */
  readonly refuted: ReadonlyMap<number, ReadonlyMap<number, number[]>>;
}

/** All candidates of a cause. */
function choicesOf(position: Position, cause: Cause): Candidate[] {
  if ('cell' in cause) return candidatesAt(position, [cause.cell]);
  return digitIn(position, cause.digit, cellsOf(cause.house));
}

/** The numbers of the candidates of each cause that was asked for: many nets rest on the same. */
const numbersByCause = perPosition((_): (readonly number[] | undefined)[] => []);

function numbersOf(position: Position, cause: number | undefined): readonly number[] {
  const known = causeOf(cause ?? -1);
  if (cause === undefined || !known) return [];
  const byCause = numbersByCause(position);
  byCause[cause] ??= choicesOf(position, known).map(numberOf);
  return byCause[cause];
}

/** Enters that a candidate is wrong by something right; what has to be wrong for that, where it is new. */
function enter(
  position: Position,
  { right, causes }: Propagation,
  traced: Map<number, number[]>,
  index: number,
  number: number,
): number[] {
  const removed = traced.get(index);
  if (removed) {
    if (!removed.includes(number)) removed.push(number);
    return [];
  }
  traced.set(index, [number]);
  return numbersOf(position, causes[index]).filter((each) => each !== right[index]);
}

/** What a refutation rests on: in itself, and what was wrong before it. */
function traceRefutation(position: Position, { left, outcome }: Refutation) {
  const traced = new Map<number, number[]>();
  const waiting = [...numbersOf(position, outcome.deadEnd)];
  const before: number[] = [];
  for (const number of waiting) {
    const wasLeft = isLeft({ left }, number);
    // What is added while the list is walked through is walked through, too.
    if (wasLeft) {
      waiting.push(...enter(position, outcome, traced, outcome.wrongBy[number] ?? 0, number));
    } else before.push(number);
  }
  return { traced, before };
}

/** Of what follows, that by which candidates are wrong, and that by which this follows. */
export function traceBack(
  position: Position,
  { outcome, refutations }: Net,
  wrong: readonly number[],
): Trace {
  const right = new Map<number, number[]>();
  const refuted = new Map<number, ReadonlyMap<number, number[]>>();
  const waiting = [...wrong];
  for (const number of waiting) {
    const by = outcome.wrongBy[number] ?? 0;
    if (by >= 0) {
      waiting.push(...enter(position, outcome, right, by, number));
      continue;
    }
    const refutation = refutations[byRefutation(by)];
    if (!refutation || refuted.has(byRefutation(by))) continue;
    const { traced, before } = traceRefutation(position, refutation);
    refuted.set(byRefutation(by), traced);
    waiting.push(...before);
  }
  return { right, refuted };
}

/** What leads a net to something right, which may be what was supposed. */
export function traceRight(position: Position, net: Net, number: number): Trace {
  const { right, causes } = net.outcome;
  const index = right.indexOf(number);
  const wrong = numbersOf(position, causes[index]).filter((each) => each !== number);
  const trace = traceBack(position, net, wrong);
  return { ...trace, right: new Map([...trace.right, [index, []]]) };
}

/** What leads a net to its dead end. */
export function traceDeadEnd(position: Position, net: Net): Trace {
  return traceBack(position, net, numbersOf(position, net.outcome.deadEnd));
}

function premiseOf(position: Position, cause: Cause): LadderPremise {
  return 'cell' in cause
    ? cellPremise(position, cause.cell)
    : housePremise(position, cause.house, cause.digit);
}

/** How many premises a net has. */
export function premiseCount({ right, refuted }: Trace): number {
  return [...refuted.values()].reduce((sum, each) => sum + each.size, right.size);
}

/** What is told of nets: in the order in which it follows. */
export interface Told {
  readonly links: Link[];
  readonly premises: LadderPremise[];
  readonly pattern: Candidate[];
  /** The number of each cause's premise: what is believed twice is told once. */
  readonly premiseOf: Map<number, number>;
}

/** Nothing told yet but what is believed from the beginning. */
export function toldNothing(...premises: LadderPremise[]): Told {
  return { links: [], premises, pattern: [], premiseOf: new Map() };
}

/** Adds the premise of a cause, if it is a new one; its number. */
export function tellCause(position: Position, number: number, told: Told): number | undefined {
  const cause = causeOf(number);
  if (!cause) return undefined;
  const premise = told.premiseOf.get(number) ?? told.premises.push(premiseOf(position, cause)) - 1;
  told.premiseOf.set(number, premise);
  return premise;
}

const asNode = ({ cell, digit }: Candidate) => nodeOf(digit, cell);

/** Adds that some candidates, which are wrong, leave one that is right. */
function tellRight(
  position: Position,
  { right, causes }: Propagation,
  index: number,
  wrong: ReadonlySet<number>,
  told: Told,
): void {
  const premise = tellCause(position, causes[index] ?? -1, told);
  if (premise === undefined) return;
  const to = asNode(candidateOf(right[index] ?? 0));
  for (const number of numbersOf(position, causes[index])) {
    const from = asNode(candidateOf(number));
    if (wrong.has(number)) told.links.push({ from, to, kind: 'strong', premise });
  }
}

/** Adds one thing that is right, and what it makes wrong. */
function tellStep(
  position: Position,
  outcome: Propagation,
  [index, removed]: readonly [number, readonly number[]],
  wrong: Set<number>,
  told: Told,
): void {
  const candidate = candidateOf(outcome.right[index] ?? 0);
  told.pattern.push(candidate);
  tellRight(position, outcome, index, wrong, told);
  for (const number of [...removed].sort((a, b) => a - b)) {
    const other = candidateOf(number);
    told.links.push({ from: asNode(candidate), to: asNode(other), kind: 'weak' });
    told.pattern.push(other);
    wrong.add(number);
  }
}

const inOrder = <T>(traced: ReadonlyMap<number, T>) => [...traced].sort(([a], [b]) => a - b);

/** Adds that a candidate fails, from its supposition to its dead end. */
function tellRefutation(
  position: Position,
  { candidate, outcome }: Refutation,
  traced: ReadonlyMap<number, number[]>,
  wrong: Set<number>,
  told: Told,
): void {
  const within = new Set(wrong);
  for (const step of inOrder(traced)) tellStep(position, outcome, step, within, told);
  tellCause(position, outcome.deadEnd ?? -1, told);
  wrong.add(candidate);
}

/** Adds what a trace leads through; refutations where they come in. */
export function tell(
  position: Position,
  { outcome, refutations }: Net,
  { right, refuted }: Trace,
  told: Told,
): void {
  const wrong = new Set<number>();
  const waiting = inOrder(refuted);
  const tellRefutationsUpTo = (count: number) => {
    for (let [next] = waiting; next; [next] = waiting) {
      const [index, traced] = next;
      const refutation = refutations[index];
      if (!refutation || refutation.after > count) return;
      waiting.shift();
      tellRefutation(position, refutation, traced, wrong, told);
    }
  };
  for (const step of inOrder(right)) {
    tellRefutationsUpTo(step[0]);
    tellStep(position, outcome, step, wrong, told);
  }
  tellRefutationsUpTo(Number.POSITIVE_INFINITY);
}

/** What was told of a candidate that is right or wrong by it. */
export function concluding(
  candidate: Candidate,
  isRight: boolean,
  { links, premises, pattern }: Pick<Told, 'links' | 'premises' | 'pattern'>,
): LadderFinding {
  const [placements, eliminations] = isRight ? [[candidate], []] : [[], [candidate]];
  return { placements, eliminations, pattern: distinctCandidates(pattern), premises, links };
}

/** A net that leaves a cell, or a digit in a house, with nothing: what was supposed is wrong. */
export function contradictionOf(position: Position, net: Net, trace: Trace): LadderFinding {
  const told = toldNothing();
  tell(position, net, trace, told);
  tellCause(position, net.outcome.deadEnd ?? -1, told);
  return concluding(candidateOf(net.outcome.right[0] ?? 0), false, told);
}
