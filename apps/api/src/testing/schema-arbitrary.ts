import fc from 'fast-check';
import { z } from 'zod';

/** As much of JSON Schema as the OpenAPI document uses. */
const SchemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

type JsonSchema = z.infer<typeof SchemaSchema>;
type Schemas = Readonly<Record<string, unknown>>;
type Arbitrary = fc.Arbitrary<unknown>;

const MAX_TEXT = 100;

/** Values that match a schema. `named` has arbitraries for schemas and fields whose valid values are rare. */
export function arbitraryOf(schema: unknown, schemas: Schemas, named: Record<string, Arbitrary>) {
  const inner = (part: unknown): Arbitrary => build(part);

  function withOwn(name: string, described: Arbitrary): Arbitrary {
    const own = named[name];
    return own ? fc.oneof({ weight: 4, arbitrary: own }, described) : described;
  }

  function text({ pattern, minLength = 0, maxLength = MAX_TEXT }: JsonSchema) {
    if (pattern?.startsWith('^')) return fc.stringMatching(new RegExp(pattern));
    return fc.string({
      minLength,
      maxLength: Math.min(maxLength, MAX_TEXT),
      unit: 'binary',
    });
  }

  function object({ properties = {}, required = [], additionalProperties }: JsonSchema) {
    const fields = Object.entries(properties).map(
      ([name, part]) => [name, withOwn(name, inner(part))] as const,
    );
    return fields.length > 0
      ? fc.record(Object.fromEntries(fields), { requiredKeys: required })
      : fc.dictionary(fc.stringMatching(/^[0-8],[0-8]$/), inner(additionalProperties));
  }

  function referred(ref: string): Arbitrary {
    const name = ref.split('/').at(-1) ?? '';
    return withOwn(name, inner(schemas[name]));
  }

  function typed(parsed: JsonSchema): Arbitrary {
    const { type, minimum = -1000, maximum = 100_000, minItems = 0, maxItems = 9 } = parsed;
    switch (type) {
      case 'string':
        return text(parsed);
      case 'integer':
      case 'number':
        return fc.integer({ min: minimum, max: maximum });
      case 'array':
        return fc.array(inner(parsed.items), { minLength: minItems, maxLength: maxItems });
      case 'object':
        return object(parsed);
      default:
        throw new Error(`no arbitrary for ${JSON.stringify(parsed)}`);
    }
  }

  function build(part: unknown): Arbitrary {
    const parsed = SchemaSchema.parse(part);
    if (parsed.$ref !== undefined) return referred(parsed.$ref);
    if (parsed.enum) return fc.constantFrom(...parsed.enum);
    return parsed.anyOf ? fc.oneof(...parsed.anyOf.map(inner)) : typed(parsed);
  }

  return build(schema);
}
