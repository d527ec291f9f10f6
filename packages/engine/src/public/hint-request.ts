import { argument, asCopy, asListOf, oneOf, type Reader } from '../arguments.ts';
import { asGrid, type GridInput } from '../grid.ts';
import { GRID } from '../grid-argument.ts';
import type { HintLevel } from '../hints/hint.ts';
import type { HintContext, HintRequest } from '../hints/request.ts';
import type { TechniqueId } from '../techniques/index.ts';
import { asNotes, asText } from './readers.ts';

/** A `HintContext` or `HintRequest` whose grids may be texts or rows. */
export type WithGridInputs<Asked extends HintContext<TechniqueId>> = Omit<
  Asked,
  'givens' | 'solution'
> & {
  readonly [Field in 'givens' | 'solution']?: GridInput | undefined;
};

/** What notes must be. */
export const NOTES = 'for each of the 81 cells a list of digits 1-9';

/** A level of a hint. */
export const asLevel: Reader<HintLevel> = oneOf([1, 2, 3]);
const asFunction: Reader<unknown> = (value) => (typeof value === 'function' ? value : undefined);
/** A list of texts. */
export const asTexts: Reader<readonly string[]> = (value) => asListOf(value, asText);

/** What some fields must be, and what reads them. */
export type FieldReaders<Field extends string> = Readonly<
  Record<Field, readonly [string, Reader<unknown>]>
>;

/** The fields that requests for hints of any techniques have. */
const FIELDS: FieldReaders<Exclude<keyof HintRequest, 'technique' | 'techniques'>> = {
  givens: [GRID, asGrid],
  solution: [GRID, asGrid],
  notes: [NOTES, asNotes],
  random: ['a function', asFunction],
  level: ['1, 2 or 3', asLevel],
  shown: ['a list of keys of hints', asTexts],
};

/** A request with its grids read, of which the engine may know more fields than are checked here and in `further`. */
export function requestOf<Id extends TechniqueId>(
  name: string,
  value: WithGridInputs<HintRequest<Id>>,
  further: FieldReaders<string>,
): HintRequest<Id> {
  const fields = argument(name, 'an object with fields of HintRequest', value, asCopy);
  for (const [field, [expected, read]] of Object.entries({ ...FIELDS, ...further })) {
    if (fields[field] !== undefined) argument(`${name}.${field}`, expected, fields[field], read);
  }
  return { ...fields, givens: asGrid(fields.givens), solution: asGrid(fields.solution) };
}
