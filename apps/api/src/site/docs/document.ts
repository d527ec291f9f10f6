import type { ErrorCode } from '@nanpure/content/api';
import { z } from 'zod';
import { ERROR_CODES } from '../../http/errors/error-catalogue.ts';
import { type Schema, SchemaSchema, type Schemas } from './schema.ts';

const ContentSchema = z.record(
  z.string(),
  z.object({
    schema: SchemaSchema.optional(),
    examples: z.record(z.string(), z.unknown()).optional(),
  }),
);

const ParameterSchema = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: SchemaSchema,
});

const ResponseSchema = z.object({ description: z.string(), content: ContentSchema.default({}) });

const OperationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).default([]),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z.array(ParameterSchema).default([]),
  requestBody: z.object({ content: ContentSchema }).optional(),
  responses: z.record(z.string(), ResponseSchema),
});

const DocumentSchema = z.object({
  info: z.object({ version: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({ schemas: z.record(z.string(), SchemaSchema) }),
});

export type Parameter = z.infer<typeof ParameterSchema>;

/** What a request can ask for, and what it is answered. */
export interface Operation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly parameters: readonly Parameter[];
  /** The schema of the body; undefined where it takes none. */
  readonly body: Schema | undefined;
  readonly reply: {
    readonly description: string;
    /** The schema of a reply in JSON. */
    readonly schema: Schema | undefined;
  };
  readonly errors: readonly ErrorCode[];
}

/** The operations on one subject. */
export interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** What the page shows of the OpenAPI document. */
export interface ApiDocument {
  readonly version: string;
  readonly groups: readonly Group[];
  readonly schemas: Schemas;
}

const JSON_TYPE = 'application/json';

/** The codes of the errors among the responses, which have an example for each. */
function errorsOf({ responses }: z.infer<typeof OperationSchema>): ErrorCode[] {
  const examples = Object.values(responses).flatMap(({ content }) =>
    Object.values(content).flatMap((each) => Object.keys(each.examples ?? {})),
  );
  return ERROR_CODES.filter((code) => examples.includes(code));
}

function operationOf(path: string, method: string, operation: z.infer<typeof OperationSchema>) {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const [, reply] = success ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    parameters: operation.parameters,
    body: operation.requestBody?.content[JSON_TYPE]?.schema,
    reply: { description: reply?.description ?? '', schema: reply?.content[JSON_TYPE]?.schema },
    errors: errorsOf(operation),
  };
}

/** Parses the OpenAPI document of this server. */
export function parseDocument(json: unknown): ApiDocument {
  const { info, tags, paths, components } = DocumentSchema.parse(json);
  const tagged = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tags: operation.tags,
      operation: operationOf(path, method, operation),
    })),
  );
  const groups = tags.map(({ name, description }) => ({
    name,
    description,
    operations: tagged.flatMap((each) => (each.tags.includes(name) ? [each.operation] : [])),
  }));
  return { version: info.version, groups, schemas: components.schemas };
}
