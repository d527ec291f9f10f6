import { candidatesIn } from '../candidates.ts';
import { cellsOf, housesOf } from '../houses.ts';
import type { Position } from '../position.ts';
import type { EvidenceKinds, Roles } from '../technique.ts';
import { type Step, TECHNIQUES } from '../techniques/index.ts';
import { type Candidate, type Cell, DIGITS, type Digit, type House } from '../types.ts';
import { choicesOf, isBlockedBy, type Premise } from './premise.ts';

/*
 * A step says by name what its technique found: `base`, `cover`, `cells`. Here that is read as what all
 * patterns have in common. It is worked out when somebody asks, from the step alone: a search that looks at
 * thousands of steps pays nothing for it, and a step that came through a worker, a file or HTTP, or was
 * changed, cannot disagree with its pattern.
 */

type Kind = keyof EvidenceKinds;

/** A part of a pattern: its name (a role of the technique) and what it names. */
export interface PatternPart {
  readonly role: string;
  readonly kind: Kind;
  readonly items: readonly number[];
}

/** The pattern of a step. */
export interface StepPattern {
  /** What the step names, part by part, in its order. */
  readonly parts: readonly PatternPart[];
  /** What has to be believed; the conclusions follow from it by the rules alone. */
  readonly premises: readonly Premise[];
  /** The candidates that it consists of, by cell and digit. */
  readonly candidates: readonly Candidate[];
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  /** All houses that it names; those where it starts come first. */
  readonly houses: readonly House[];
  /** Where it starts: a hidden single's house, the base of an X-Wing. None for a naked single. */
  readonly start: readonly House[];
  /** The houses across those, where it rules something out; none where these are the same. */
  readonly across: readonly House[];
  /** Whether two digits share some cells, rather than one digit having them. */
  readonly isPair: boolean;
  /** Whether it is about what else fits in its cells, or about where else in houses its digits fit. */
  readonly premiseKind: 'cells' | 'houses';
}

interface TechniqueShape {
  readonly roles: Roles;
  readonly premises: (evidence: Step['evidence']) => readonly Premise[];
}

/** By id. A step has the evidence of its own technique, which types cannot follow through a table. */
const SHAPES: ReadonlyMap<string, TechniqueShape> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ TECHNIQUES.map((technique) => [
    technique.id,
    technique as unknown as TechniqueShape,
  ]),
);

/** The parts that patterns of a technique have; none for a technique that there is not. */
export function rolesOf(technique: string): Roles {
  return SHAPES.get(technique)?.roles ?? {};
}

/** What a part of a technique's pattern names; undefined where the technique has no such part. */
export function kindOfRole(technique: string, role: string): Kind | undefined {
  const roles = rolesOf(technique);
  return Object.hasOwn(roles, role) ? roles[role] : undefined;
}

function partsOf({ technique, evidence }: Step): PatternPart[] {
  return Object.entries<readonly number[]>({ ...evidence }).flatMap(([role, items]) => {
    const kind = kindOfRole(technique, role);
    return kind ? [{ role, kind, items }] : [];
  });
}

/** What has to be believed for a step. */
function premisesOf({ technique, evidence }: Step): readonly Premise[] {
  return SHAPES.get(technique)?.premises(evidence) ?? [];
}

function distinct<Item extends number>(items: readonly Item[]): Item[] {
  return [...new Set(items)].sort((a, b) => a - b);
}

/** The candidates that premises leave to choose from, each once, by cell and digit. */
function choicesOfAll(premises: readonly Premise[]): Candidate[] {
  const byNumber = new Map(
    premises.flatMap(choicesOf).map((each) => [10 * each.cell + each.digit, each]),
  );
  return [...byNumber].sort(([a], [b]) => a - b).map(([, candidate]) => candidate);
}

function readPattern(step: Step): StepPattern {
  const parts = partsOf(step);
  const premises = premisesOf(step);
  const candidates = choicesOfAll(premises);
  const digits = distinct(candidates.map(({ digit }) => digit));
  const [start = [], across = []] = parts
    .filter(({ kind }) => kind === 'houses')
    .map(({ items }) => items);
  return {
    parts,
    premises,
    candidates,
    cells: distinct(candidates.map(({ cell }) => cell)),
    digits,
    houses: [...start, ...across],
    start,
    across,
    isPair: digits.length === 2,
    premiseKind: premises.some((premise) => 'house' in premise) ? 'houses' : 'cells',
  };
}

/** Hints ask several times for the pattern of a step. */
const PATTERNS = new WeakMap<Step, StepPattern>();

/** The pattern of a step, whether or not it is there in any position. */
export function stepPattern(step: Step): StepPattern {
  const known = PATTERNS.get(step);
  if (known) return known;
  const pattern = readPattern(step);
  PATTERNS.set(step, pattern);
  return pattern;
}

function isObstacleTo(step: Step): (candidate: Candidate) => boolean {
  const { premises } = stepPattern(step);
  return (candidate) => premises.some((premise) => isBlockedBy(premise, candidate));
}

/** The candidates of a position that keep a step's pattern from being one; none where it is. */
export function obstaclesOf(step: Step, position: Position): Candidate[] {
  return [...position.emptyCells]
    .flatMap((cell) => candidatesIn([cell], position.digitsAt(cell)))
    .filter(isObstacleTo(step));
}

/** Those of some ruled-out candidates without which a step's pattern would not be there. */
export function neededOf(step: Step, ruledOut: readonly Candidate[]): Candidate[] {
  return ruledOut.filter(isObstacleTo(step));
}

/**
 * The candidates, there or not, that a step speaks of: all digits of its cells, and its digits in
 * the other cells of its houses.
 */
export function candidatesAround(step: Step): Candidate[] {
  const { cells, digits, houses } = stepPattern(step);
  const around = new Set(houses.flatMap((house) => [...cellsOf(house)]));
  const others = [...around].filter((cell) => !cells.includes(cell));
  return [...candidatesIn(cells, DIGITS), ...candidatesIn(others, digits)];
}

function emptyCellsIn(house: House, position: Position | undefined): number {
  return position ? cellsOf(house).intersection(position.emptyCells).size : 0;
}

/**
 * The house to look at first: the one where the step starts. For a step that names none it is that of its
 * cell with the fewest empty cells in the position, or else the box.
 */
export function areaOf(step: Step, position?: Position): House {
  const { start, cells } = stepPattern(step);
  if (start[0] !== undefined) return start[0];
  const [row, column, box] = housesOf(cells[0] ?? 0);
  return [box, row, column].reduce((best, each) =>
    emptyCellsIn(each, position) < emptyCellsIn(best, position) ? each : best,
  );
}
