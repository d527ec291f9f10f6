import {
  type Candidate,
  type Cell,
  cellsOf,
  type Digit,
  type House,
  type HouseKind,
  housesOf,
  isDigit,
  kindOf,
  type Position,
  type Step,
  type StepOf,
  TECHNIQUES,
  type TechniqueId,
} from '@nanpure/engine';
import type { Names } from './names.ts';

type RolesOf<Id extends TechniqueId> = Extract<(typeof TECHNIQUES)[number], { id: Id }>['roles'];
type Kind = 'cells' | 'houses' | 'digits';

/** The parts of a technique's pattern that are of some kinds, each in words. */
type Named<Roles, Kinds extends Kind> = {
  readonly [Role in keyof Roles as Roles[Role] extends Kinds ? Role : never]: string;
};

/** For each part of a pattern that is houses: of what kind these are. */
type HouseKinds<Roles> = {
  readonly [Role in keyof Roles as Roles[Role] extends 'houses'
    ? `${Role & string}Kind`
    : never]: HouseKind;
};

/** What level 2 may name of a step: where its pattern is, and none of its digits. */
export type PlaceWords<Id extends TechniqueId> = Named<RolesOf<Id>, 'cells' | 'houses'> &
  HouseKinds<RolesOf<Id>> & {
    /** The pattern's cells, where its house has just been named: shorter, if it has just one. */
    readonly spots: string;
  };

/** What earlier steps have ruled out, in words. */
export interface RuledOutWords {
  readonly candidates: string;
  readonly cells: string;
  readonly digits: string;
}

/** What level 3 may name: all of it, and what the step builds on, if it builds on anything. */
export type StepWords<Id extends TechniqueId> = PlaceWords<Id> &
  Named<RolesOf<Id>, 'digits'> & { readonly ruledOut: RuledOutWords | undefined };

type Item = Cell | House | Digit;

interface Part {
  readonly role: string;
  readonly kind: Kind;
  readonly items: readonly Item[];
}

const ROLES: ReadonlyMap<string, Readonly<Record<string, Kind>>> = new Map(
  TECHNIQUES.map(({ id, roles }) => [id, roles]),
);

/** The parts of a step's pattern, each with what it names. */
function partsOf({ technique, evidence }: Step): Part[] {
  return Object.entries<readonly Item[]>({ ...evidence }).flatMap(([role, items]) => {
    const kind = ROLES.get(technique)?.[role];
    return kind ? [{ role, kind, items }] : [];
  });
}

function itemsOf(step: Step, kind: Kind): Item[] {
  return partsOf(step).flatMap((part) => (part.kind === kind ? part.items : []));
}

/** The candidates that a step's pattern is made of. */
export function patternOf(step: Step): Candidate[] {
  const digits = itemsOf(step, 'digits').filter(isDigit);
  return itemsOf(step, 'cells').flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}

/** The houses that a step starts from: the first of its parts that are houses. */
export function startOf(step: Step): readonly House[] {
  return partsOf(step).find(({ kind }) => kind === 'houses')?.items ?? [];
}

/**
 * The part of a pattern that has to be believed first. Cells: nothing but the pattern's digits
 * fits in them. Houses: the pattern's digits fit nowhere else in them.
 */
const PREMISES: { readonly [Id in TechniqueId]: keyof StepOf<Id>['evidence'] } = {
  'naked-single': 'cell',
  'hidden-single': 'house',
  'naked-pair': 'cells',
  'hidden-pair': 'houses',
  'pointing-pairs': 'base',
  'box-line-reduction': 'base',
  'x-wing': 'base',
  swordfish: 'base',
};

/** Whether a candidate, were it there, would keep a step's pattern from being one. */
function obstacleTest(step: Step): (candidate: Candidate) => boolean {
  const [cells, digits] = [itemsOf(step, 'cells'), itemsOf(step, 'digits')];
  const premise = partsOf(step).find(({ role }) => role === PREMISES[step.technique]);
  if (premise?.kind === 'cells') {
    return ({ cell, digit }) => cells.includes(cell) && !digits.includes(digit);
  }
  const around = new Set(premise?.items.flatMap((house) => [...cellsOf(house)]));
  return ({ cell, digit }) => around.has(cell) && !cells.includes(cell) && digits.includes(digit);
}

/** Those of some ruled-out candidates without which a step's pattern would not be there. */
export function neededOf(step: Step, ruledOut: readonly Candidate[]): Candidate[] {
  return ruledOut.filter(obstacleTest(step));
}

/** The candidates of a position that keep a pattern from being one; none where it is. */
export function obstaclesOf(step: Step, position: Position): Candidate[] {
  const isObstacle = obstacleTest(step);
  return [...position.emptyCells].flatMap((cell) =>
    position
      .digitsAt(cell)
      .map((digit) => ({ cell, digit }))
      .filter(isObstacle),
  );
}

/** Whether a pattern is about what else fits in its cells, or about where else its digits fit. */
export function premiseKind({ technique }: Step): 'cells' | 'houses' {
  return ROLES.get(technique)?.[PREMISES[technique]] === 'cells' ? 'cells' : 'houses';
}

/** The house to look at first, as the engine chooses it. */
export function areaOf(step: Step): House {
  const [house] = startOf(step);
  const [cell = 0] = itemsOf(step, 'cells');
  return house ?? housesOf(cell)[2];
}

function wordsOf({ role, kind, items }: Part, names: Names): Record<string, string> {
  const [first = 0] = items;
  switch (kind) {
    case 'cells':
      return { [role]: names.cells(items) };
    case 'digits':
      return { [role]: names.digits(items.filter(isDigit)) };
    case 'houses':
      return { [role]: names.houses(items), [`${role}Kind`]: kindOf(first) };
  }
}

function ruledOutWords(candidates: readonly Candidate[], names: Names): RuledOutWords | undefined {
  if (candidates.length === 0) return undefined;
  const cells = [...new Set(candidates.map(({ cell }) => cell))];
  const digits = [...new Set(candidates.map(({ digit }) => digit))];
  return {
    candidates: names.candidates(candidates),
    cells: names.cells(cells),
    digits: names.digits(digits.sort((a, b) => a - b)),
  };
}

/** A pattern's places in words, as level 2 may name them. The keys are the roles of its technique. */
export function placeWords(step: Step, names: Names): Readonly<Record<string, string>> {
  const places = partsOf(step).filter(({ kind }) => kind !== 'digits');
  const [cells, [house, another]] = [itemsOf(step, 'cells'), startOf(step)];
  const isAlone = house !== undefined && another === undefined;
  const spots = isAlone ? names.spots(cells, house) : names.cells(cells);
  return Object.assign({ spots }, ...places.map((part) => wordsOf(part, names)));
}

/** A step in words, as level 3 may name them. The keys are the roles of its technique. */
export function stepWords(
  step: Step,
  ruledOut: readonly Candidate[],
  names: Names,
): Readonly<Record<string, string | RuledOutWords | undefined>> {
  const digits = partsOf(step).filter(({ kind }) => kind === 'digits');
  const needed = ruledOutWords(neededOf(step, ruledOut), names);
  const words = digits.map((part) => wordsOf(part, names));
  return Object.assign({ ...placeWords(step, names), ruledOut: needed }, ...words);
}
