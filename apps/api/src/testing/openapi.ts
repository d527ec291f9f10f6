import { z } from 'zod';

const MediaSchema = z.object({
  schema: z.unknown(),
  examples: z.record(z.string(), z.unknown()).default({}),
});

const ContentSchema = z.record(z.string(), MediaSchema);
type Content = z.infer<typeof ContentSchema>;

const ResponseSchema = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).default({}),
  content: ContentSchema.default({}),
});

const OperationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['query', 'path', 'header']),
        required: z.boolean().default(false),
        schema: z.looseObject({ example: z.unknown().optional() }),
      }),
    )
    .default([])
    // What is tried is what every request has: query, path and body.
    .transform((parameters) => parameters.filter((parameter) => parameter.in !== 'header')),
  requestBody: z.object({ content: ContentSchema }).optional(),
  responses: z.record(z.string(), ResponseSchema),
});

const DocumentSchema = z.object({
  info: z.object({ description: z.string(), license: z.object({ name: z.string() }) }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  security: z.array(z.unknown()),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ example: z.unknown().optional() })),
    examples: z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() })),
  }),
});

/** One operation of the OpenAPI document. */
export interface Operation extends z.infer<typeof OperationSchema> {
  readonly path: string;
  readonly method: string;
}

/** The address of a request: its path with the parameters that stand there, and the others as a query. */
export function addressFor(
  { path, parameters }: Operation,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const isInPath = (name: string) =>
    parameters.some((each) => each.in === 'path' && each.name === name);
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (isInPath(name)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return `${filled}?${query}`;
}

/** Moves schemas from where OpenAPI has them to where JSON Schema looks for them. */
function relocated(schema: unknown, schemas: unknown): z.core.JSONSchema.JSONSchema {
  const text = JSON.stringify({ allOf: [schema], $defs: schemas });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
}

/** The schema of the JSON of a body or reply; undefined where it is something else. */
export function jsonSchemaIn(content: Content): unknown {
  return Object.entries(content).find(([type]) => /\bjson$/.test(type))?.[1].schema;
}

/** Parses an OpenAPI document: its operations and schemas, and a check of replies against it. */
export function readDocument(json: unknown) {
  const { paths, components, ...document } = DocumentSchema.parse(json);
  const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
  const validators = new Map<string, z.ZodType>();

  function schemaViolation(key: string, content: Content, body: unknown): string | undefined {
    const schema = jsonSchemaIn(content);
    const validator =
      validators.get(key) ?? z.fromJSONSchema(relocated(schema, components.schemas));
    validators.set(key, validator);
    const checked = validator.safeParse(body);
    return checked.success ? undefined : z.prettifyError(checked.error);
  }

  /** Why a reply doesn't match the document; undefined where it does. `type` is that of its body. */
  function violationOf(
    { responses, method, path }: Operation,
    status: number,
    body: unknown,
    type = 'application/json',
  ): string | undefined {
    const content = responses[status]?.content;
    if (!content) return `status ${status} is not documented`;
    if (Object.keys(content).length === 0) {
      return body === '' ? undefined : `no body is documented for ${status}`;
    }
    const mediaType = type.split(';')[0] ?? '';
    if (!(mediaType in content)) return `${mediaType} is not documented for ${status}`;
    if (!mediaType.endsWith('json')) return undefined;
    return schemaViolation(`${method} ${path} ${status}`, content, body);
  }

  /** The example of a request's body; undefined where it has none. */
  function exampleBodyOf({ requestBody }: Operation): unknown {
    if (!requestBody) return undefined;
    const schema = jsonSchemaIn(requestBody.content);
    const name = String(Object(schema).$ref).split('/').at(-1) ?? '';
    return components.schemas[name]?.example;
  }

  return { ...document, ...components, operations, violationOf, exampleBodyOf };
}
