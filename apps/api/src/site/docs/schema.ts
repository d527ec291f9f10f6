import { z } from 'zod';

/** As much of a JSON Schema as the page shows. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
  readonly enum?: readonly Scalar[] | undefined;
  readonly const?: Scalar | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

export type Scalar = z.infer<typeof Scalar>;
const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const SchemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), SchemaSchema).optional(),
    required: z.array(z.string()).optional(),
    items: SchemaSchema.optional(),
    additionalProperties: z.union([z.boolean(), SchemaSchema]).optional(),
    enum: z.array(Scalar).optional(),
    const: Scalar.optional(),
    anyOf: z.array(SchemaSchema).optional(),
    oneOf: z.array(SchemaSchema).optional(),
    allOf: z.array(SchemaSchema).optional(),
    default: z.unknown().optional(),
    example: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
);

/** The schemas that have a name, by it. */
export type Schemas = Readonly<Record<string, Schema>>;

/** The name that a `$ref` leads to. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** The schema itself, where it is the one with this name. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = nameOf(schema);
  return (name === undefined ? undefined : schemas[name]) ?? schema;
}
