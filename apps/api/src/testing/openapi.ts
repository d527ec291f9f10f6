import { z } from 'zod';

const MediaSchema = z.object({ 'application/json': z.object({ schema: z.unknown() }) });

const OperationSchema = z.object({
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['query', 'path', 'header']),
        required: z.boolean(),
        schema: z.looseObject({ example: z.unknown().optional() }),
      }),
    )
    .default([])
    // What is tried is what every request has: query, path and body.
    .transform((parameters) => parameters.filter((parameter) => parameter.in !== 'header')),
  requestBody: z.object({ content: MediaSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: MediaSchema })),
});

const DocumentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
});

/** One operation of the OpenAPI document. */
export interface Operation extends z.infer<typeof OperationSchema> {
  readonly path: string;
  readonly method: string;
}

/** Moves schemas from where OpenAPI has them to where JSON Schema looks for them. */
function relocated(schema: unknown, schemas: unknown): z.core.JSONSchema.JSONSchema {
  const text = JSON.stringify({ allOf: [schema], $defs: schemas });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
}

/** Parses an OpenAPI document: its operations and schemas, and a check of replies against it. */
export function readDocument(json: unknown) {
  const { paths, components } = DocumentSchema.parse(json);
  const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
  const validators = new Map<string, z.ZodType>();

  /** Why a reply doesn't match the document; undefined where it does. */
  function violationOf(operation: Operation, status: number, body: unknown): string | undefined {
    const response = operation.responses[status];
    if (!response) return `status ${status} is not documented`;
    const key = `${operation.method} ${operation.path} ${status}`;
    const { schema } = response.content['application/json'];
    const validator =
      validators.get(key) ?? z.fromJSONSchema(relocated(schema, components.schemas));
    validators.set(key, validator);
    const checked = validator.safeParse(body);
    return checked.success ? undefined : z.prettifyError(checked.error);
  }

  return { operations, schemas: components.schemas, violationOf };
}
