import { z } from 'zod';

const ContentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));

const ParameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: z.unknown(),
});

const OperationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(ParameterSchema).default([]),
  requestBody: z.object({ content: ContentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: ContentSchema.default({}) })),
});

/** As much of an OpenAPI document as clients depend on. */
const ContractSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

export type Content = z.infer<typeof ContentSchema>;
export type Parameter = z.infer<typeof ParameterSchema>;
export type Operation = z.infer<typeof OperationSchema>;
export type Contract = z.infer<typeof ContractSchema>;

/** What people read of a schema, and clients don't depend on. */
const WORDS = ['description', 'example', 'examples', 'title', 'default'];

/** The names of the schemas that some JSON refers to. */
function refsIn(json: unknown): string[] {
  const found = JSON.stringify(json).matchAll(/"#\/components\/schemas\/([\w.-]+)"/g);
  return [...found].map(([, name = '']) => name);
}

/** Reads the contract of an API out of its document: the operations below `base`, and the schemas that they use. */
export function readContract(document: unknown, base: string): Contract {
  const isWord = (key: string, value: unknown) => WORDS.includes(key) && typeof value !== 'object';
  const text = JSON.stringify(document, (key, value: unknown) =>
    isWord(key, value) ? undefined : value,
  );
  const { paths, components } = ContractSchema.parse(JSON.parse(text));
  const chosen = Object.fromEntries(
    Object.entries(paths).filter(([path]) => path.startsWith(base)),
  );
  const used = new Set<string>();
  const collect = (json: unknown) => {
    for (const name of refsIn(json).filter((each) => !used.has(each))) {
      used.add(name);
      collect(components.schemas[name]);
    }
  };
  collect(chosen);
  const schemas = [...used].sort().map((name) => [name, components.schemas[name]]);
  return { paths: chosen, components: { schemas: Object.fromEntries(schemas) } };
}
