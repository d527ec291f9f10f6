import { argument, asFields, asListOf, isCell, isWhole, oneOf, type Reader } from '../arguments.ts';
import { rolesOf } from '../steps/step-pattern.ts';
import { type Step, TECHNIQUES, type TechniqueId } from '../techniques/index.ts';
import { type Candidate, type Digit, isDigit } from '../types.ts';

/* What several public functions take, each as a reader (see `argument`): undefined for anything else. */

export const asTechnique: Reader<TechniqueId> = oneOf(
  /* @__PURE__ */ TECHNIQUES.map(({ id }) => id),
);

/** A list of anything, for a caller that looks at each item by itself. */
export const asList: Reader<readonly unknown[]> = (value) => asListOf<unknown>(value, () => true);

/** A list of ids as an argument; an error names the one that is none. */
export function idsArgument<Id>(
  name: string,
  table: 'TECHNIQUES' | 'LADDER',
  ids: unknown,
  asId: Reader<Id>,
): readonly Id[] | undefined {
  if (ids === undefined) return undefined;
  const list = argument(name, `a list of ids of ${table}`, ids, asList);
  return list.map((id, index) => argument(`${name}[${index}]`, `an id of ${table}`, id, asId));
}

export const asCandidate: Reader<Candidate> = (value) => {
  const fields = asFields(value);
  if (!fields || !isCell(fields.cell) || !isDigit(fields.digit)) return undefined;
  return { cell: fields.cell, digit: fields.digit };
};

export const asCandidates: Reader<readonly Candidate[]> = (value) => asListOf(value, asCandidate);

/** What a step, a hint or a move of `apply-hint` concludes; all else that it says stays. */
export function asConclusion<T>(value: unknown): T | undefined {
  const fields = asFields(value);
  const isSound = asCandidates(fields?.placements) && asCandidates(fields?.eliminations);
  return isSound ? (value as T) : undefined;
}

const asWhole: Reader<number> = (value) =>
  isWhole(value, 0, Number.MAX_SAFE_INTEGER) ? value : undefined;

/** A list of whole numbers that are not negative. */
export const asWholes: Reader<readonly number[]> = (value) => asListOf(value, asWhole);

function hasEvidence(technique: TechniqueId, evidence: unknown): boolean {
  const parts = asFields(evidence);
  const roles = Object.keys(rolesOf(technique));
  return (
    parts !== undefined &&
    Object.values(parts).every((items) => asWholes(items)) &&
    roles.every((role) => Object.hasOwn(parts, role))
  );
}

/** A step with every part of its technique's pattern. */
export const asStep: Reader<Step> = (value) => {
  const { technique, evidence } = asFields(value) ?? {};
  const id = asTechnique(technique);
  const isSound = asConclusion(value) && id !== undefined && hasEvidence(id, evidence);
  return isSound ? (value as Step) : undefined;
};

const asDigit: Reader<Digit> = (value) => (isDigit(value) ? value : undefined);

const asDigits: Reader<readonly Digit[]> = (value) => asListOf(value, asDigit, 9);

/** For each of the 81 cells its notes; fewer lists are for the first cells. */
export const asNotes: Reader<readonly (readonly Digit[])[]> = (value) =>
  asListOf(value, asDigits, 81);

export const asText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
