import { z } from 'zod';
import type { Contract } from './contract.ts';

const SchemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
});

type Schema = z.infer<typeof SchemaSchema>;

/** What is compared, where it stands, and the schemas that it stands in. */
export interface Place {
  readonly before: Contract;
  readonly now: Contract;
  readonly where: string;
  readonly isRequest: boolean;
  readonly inside: readonly string[];
}

/** A pair of schemas: that of before, and that of now. */
interface Pair {
  readonly old: Schema;
  readonly current: Schema;
}

function resolve({ components }: Contract, part: unknown): Schema {
  const schema = SchemaSchema.parse(part ?? {});
  if (schema.$ref === undefined) return schema;
  return resolve(
    { paths: {}, components },
    components.schemas[schema.$ref.split('/').at(-1) ?? ''],
  );
}

/** The limits of values, and whether a higher one lets fewer values through. */
const LIMITS = {
  minimum: true,
  minLength: true,
  minItems: true,
  maximum: false,
  maxLength: false,
  maxItems: false,
};

/** The limits that let through fewer values than before. */
function narrowedLimits({ old, current }: Pair, where: string): string[] {
  return Object.entries(LIMITS).flatMap(([name, isNarrowerAbove]) => {
    const [was, is] = [old[name], current[name]];
    if (typeof is !== 'number') return [];
    const isNarrower = typeof was !== 'number' || (isNarrowerAbove ? is > was : is < was);
    return isNarrower ? [`${where}: ${name} is ${is}, was ${String(was)}`] : [];
  });
}

const listed = (schema: Schema) => (schema.const === undefined ? schema.enum : [schema.const]);

/** Values that a request may no longer have. Replies may have more than before, but not any. */
function lostValues({ old, current }: Pair, { where, isRequest }: Place): string[] {
  const [values, allowed] = [listed(old), listed(current)];
  if (!allowed) return values && !isRequest ? [`${where} is any value`] : [];
  if (!isRequest) return [];
  if (!values) return [`${where} is one of some values`];
  const lost = values.filter((value) => !allowed.includes(value));
  return lost.map((value) => `${where} is no longer ${String(value)}`);
}

function lostProperties({ old, current }: Pair, place: Place): string[] {
  const { where, isRequest } = place;
  const without = (some: Schema, others: Schema) =>
    some.required.filter((name) => !others.required.includes(name));
  const changed = isRequest
    ? without(current, old).map((name) => `${where}.${name} is required`)
    : without(old, current).map((name) => `${where}.${name} is optional`);
  const inner = Object.entries(old.properties).flatMap(([name, part]) => {
    const at = `${where}.${name}`;
    return name in current.properties
      ? schemaChanges(part, current.properties[name], { ...place, where: at })
      : [`${at} is gone`];
  });
  return [...changed, ...inner];
}

function partsAt(schema: Schema, key: string): readonly unknown[] {
  const parts = schema[key];
  return Array.isArray(parts) ? parts : [];
}

/** Each form of before has its like: that of now which breaks least. */
function lostForms({ old, current }: Pair, place: Place): string[] {
  return ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    partsAt(old, key).flatMap((part) => {
      const forms = partsAt(current, key);
      const same = forms.filter((each) => Object(each).$ref === Object(part).$ref);
      const likes = (same.length > 0 ? same : forms).map((each) =>
        schemaChanges(part, each, place),
      );
      const [best] = likes.sort((a, b) => a.length - b.length);
      return best ?? [`${place.where} has lost a form`];
    }),
  );
}

/** What in a schema breaks clients that know the one before. */
export function schemaChanges(one: unknown, other: unknown, place: Place): string[] {
  const key = `${Object(one).$ref} ${Object(other).$ref}`;
  if (Object(one).$ref !== undefined && place.inside.includes(key)) return [];
  const { where, isRequest } = place;
  const pair = { old: resolve(place.before, one), current: resolve(place.now, other) };
  const { old, current } = pair;
  if (old.type !== undefined && String(old.type) !== String(current.type)) {
    return [`${where} is ${String(current.type)}, was ${String(old.type)}`];
  }
  const within = { ...place, inside: [...place.inside, key] };
  const elements = ['items', 'additionalProperties'].flatMap((name) =>
    typeof old[name] === 'object'
      ? schemaChanges(old[name], current[name], { ...within, where: `${where}[]` })
      : [],
  );
  return [
    ...(isRequest ? narrowedLimits(pair, where) : []),
    ...lostValues(pair, place),
    ...lostProperties(pair, within),
    ...elements,
    ...lostForms(pair, within),
  ];
}
