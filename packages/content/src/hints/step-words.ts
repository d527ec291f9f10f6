import {
  type Candidate,
  type EvidenceKinds,
  type HouseKind,
  isDigit,
  kindOf,
  neededOf,
  type PatternPart,
  stepPattern,
  type TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import type { Names } from './names.ts';

type RolesOf<Id extends TaughtTechniqueId> = Extract<
  (typeof TAUGHT_TECHNIQUES)[number],
  { id: Id }
>['roles'];
type Kind = keyof EvidenceKinds;

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
export type PlaceWords<Id extends TaughtTechniqueId> = Named<RolesOf<Id>, 'cells' | 'houses'> &
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
export type StepWords<Id extends TaughtTechniqueId> = PlaceWords<Id> &
  Named<RolesOf<Id>, 'digits'> & { readonly ruledOut: RuledOutWords | undefined };

/** Adds the words of a part: to make an object of each and join them takes several times as long. */
function addWords(
  words: Record<string, unknown>,
  { role, kind, items }: PatternPart,
  names: Names,
): void {
  const [first = 0] = items;
  switch (kind) {
    case 'cells':
      words[role] = names.cells(items);
      break;
    case 'digits':
      words[role] = names.digits(items.filter(isDigit));
      break;
    case 'houses':
      words[role] = names.houses(items);
      words[`${role}Kind`] = kindOf(first);
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

/** A pattern's cells: without the name of the house where it starts in just one. */
export function spotWords(step: TaughtStep, names: Names): string {
  const { cells, start } = stepPattern(step);
  const [house, another] = start;
  const isAlone = house !== undefined && another === undefined;
  return isAlone ? names.spots(cells, house) : names.cells(cells);
}

/** A pattern's places in words, as level 2 may name them. The keys are the roles of its technique. */
export function placeWords(step: TaughtStep, names: Names): Readonly<Record<string, string>> {
  const words: Record<string, string> = { spots: spotWords(step, names) };
  for (const part of stepPattern(step).parts) {
    if (part.kind !== 'digits') addWords(words, part, names);
  }
  return words;
}

/** A step in words, as level 3 may name them. The keys are the roles of its technique. */
export function stepWords(
  step: TaughtStep,
  ruledOut: readonly Candidate[],
  names: Names,
): Readonly<Record<string, string | RuledOutWords | undefined>> {
  const words: Record<string, string | RuledOutWords | undefined> = {
    spots: spotWords(step, names),
    ruledOut: ruledOutWords(neededOf(step, ruledOut), names),
  };
  for (const part of stepPattern(step).parts) addWords(words, part, names);
  return words;
}
