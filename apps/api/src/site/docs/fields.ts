import { nameOf, resolve, type Scalar, type Schema, type Schemas } from './schema.ts';

/** What kind of value a field holds. */
export type ValueType =
  | { readonly kind: 'plain'; readonly name: string }
  | { readonly kind: 'values'; readonly values: readonly Scalar[] }
  /** One of the objects with a name. */
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'array' | 'map'; readonly of: ValueType }
  | { readonly kind: 'union'; readonly of: readonly ValueType[] };

/** What there is to say of the values of a field. */
export interface Limits {
  readonly default?: unknown;
  /** A lowest and highest number. */
  readonly range?: Range;
  readonly characters?: Range;
  readonly items?: Range;
}

export interface Range {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** A field of an object, with what is in it. */
export interface Field {
  readonly name: string;
  readonly type: ValueType;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly limits: Limits;
  readonly fields: readonly Field[];
  /** Where its values have several forms: each of them, without a name. */
  readonly variants: readonly Field[];
}

/** A schema with what is said of it where it is used, or with what it has beyond the one that it extends. */
function flat(schema: Schema, schemas: Schemas): Schema {
  const { allOf = [], ...rest } = schema;
  const isExtension = allOf.some((each) => each.properties !== undefined);
  const parts = allOf.map((each) => flat(isExtension ? resolve(each, schemas) : each, schemas));
  const whole: Schema = Object.assign({}, ...parts, rest);
  if (!isExtension) return whole;
  return {
    ...whole,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** The name of a schema with the same values: a request has them as plain text, as an unknown one is a 404. */
function namedLike(schema: Schema, schemas: Schemas): string | undefined {
  if (schema.enum === undefined) return undefined;
  const values = JSON.stringify(schema.enum);
  return Object.keys(schemas).find((name) => values === JSON.stringify(schemas[name]?.enum));
}

/** The alternatives of a schema; none where it has only one form. */
function alternativesOf({ anyOf, oneOf }: Schema): readonly Schema[] {
  return anyOf ?? oneOf ?? [];
}

function unionOf(types: readonly ValueType[]): ValueType {
  const different = new Map(types.map((type) => [JSON.stringify(type), type]));
  const [first, ...others] = different.values();
  if (first === undefined) return { kind: 'plain', name: 'value' };
  return others.length === 0 ? first : { kind: 'union', of: [first, ...others] };
}

/** What kind of value a schema allows. */
function typeOf(given: Schema, schemas: Schemas): ValueType {
  const schema = flat(given, schemas);
  const name = nameOf(schema) ?? namedLike(schema, schemas);
  if (name !== undefined) return { kind: 'named', name };
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return unionOf(alternatives.map((each) => typeOf(each, schemas)));
  if (schema.const !== undefined) return { kind: 'values', values: [schema.const] };
  if (schema.enum) return { kind: 'values', values: schema.enum };
  if (schema.type === 'array') return { kind: 'array', of: typeOf(schema.items ?? {}, schemas) };
  if (typeof schema.additionalProperties === 'object') {
    return { kind: 'map', of: typeOf(schema.additionalProperties, schemas) };
  }
  const plain = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return unionOf(plain.map((each) => ({ kind: 'plain', name: each })));
}

function rangeOf(least: number | undefined, most: number | undefined): Range | undefined {
  // zod writes the bounds of what JavaScript can count as limits of every integer.
  const lower = least === Number.MIN_SAFE_INTEGER ? undefined : least;
  const upper = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  return lower === undefined && upper === undefined ? undefined : { least: lower, most: upper };
}

function limitsOf(schema: Schema): Limits {
  const range = schema.enum ? undefined : rangeOf(schema.minimum, schema.maximum);
  const characters = schema.enum ? undefined : rangeOf(schema.minLength, schema.maxLength);
  const items = rangeOf(schema.minItems, schema.maxItems);
  return {
    ...(schema.default !== undefined && { default: schema.default }),
    ...(range && { range }),
    ...(characters && { characters }),
    ...(items && { items }),
  };
}

/**
 * What there is more to say of within a value: an object without a name, in a list as well, or the forms of which one
 * is there.
 */
function formsIn(given: Schema, schemas: Schemas): Schema[] {
  const schema = flat(given, schemas);
  if (schema.$ref !== undefined) return [];
  if (schema.properties) return [schema];
  if (schema.items) return formsIn(schema.items, schemas);
  if (typeof schema.additionalProperties === 'object') {
    return formsIn(schema.additionalProperties, schemas);
  }
  return alternativesOf(schema).flatMap((each) =>
    each.description === undefined ? formsIn(each, schemas) : [each],
  );
}

function fieldOf(name: string, given: Schema, required: boolean, schemas: Schemas): Field {
  const schema = flat(given, schemas);
  return {
    name,
    type: typeOf(schema, schemas),
    required,
    description: schema.description,
    limits: limitsOf(schema),
    ...partsOf(schema, schemas),
  };
}

function ownFields({ properties = {}, required = [] }: Schema, schemas: Schemas): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name), schemas),
  );
}

/** The fields within a value, or those of its forms. */
function partsOf(schema: Schema, schemas: Schemas): Pick<Field, 'fields' | 'variants'> {
  const forms = formsIn(schema, schemas);
  if (forms.length > 1) {
    return { fields: [], variants: forms.map((each) => fieldOf('', each, true, schemas)) };
  }
  return { fields: forms.flatMap((each) => ownFields(each, schemas)), variants: [] };
}

/** A schema as a field: that of a parameter, or the whole of a body, a reply or an object with a name. */
export function describe(schema: Schema, schemas: Schemas, name = '', required = true): Field {
  return fieldOf(name, name === '' ? resolve(schema, schemas) : schema, required, schemas);
}

/** The names of objects that a field speaks of. */
export function namesIn(field: Field): string[] {
  const namesOf = (type: ValueType): string[] => {
    if (type.kind === 'named') return [type.name];
    if (type.kind === 'union') return type.of.flatMap(namesOf);
    return type.kind === 'array' || type.kind === 'map' ? namesOf(type.of) : [];
  };
  return [...namesOf(field.type), ...[...field.fields, ...field.variants].flatMap(namesIn)];
}
