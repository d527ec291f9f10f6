import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { z } from 'zod';
import type { Operation, readDocument } from './openapi.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/client', import.meta.url));
/** Installed under a name of its own, and called by its path. */
const COMPILER = fileURLToPath(
  new URL('../../../../node_modules/typescript-7/bin/tsc', import.meta.url),
);

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  files: ['calls.ts', 'uses.ts'],
};

/** The parameters at a place that are required or have an example, with that. */
function parametersAt(place: 'query' | 'path', { parameters }: Operation) {
  const given = parameters.filter(
    ({ in: where, required, schema }) =>
      where === place && (required || schema.example !== undefined),
  );
  if (given.length === 0) return {};
  return { [place]: Object.fromEntries(given.map(({ name, schema }) => [name, schema.example])) };
}

/** The source of a call of an operation, with the examples of the document. */
function callOf(operation: Operation, exampleBody: unknown): string {
  const { path, method, operationId, responses } = operation;
  const params = { ...parametersAt('path', operation), ...parametersAt('query', operation) };
  const isJson = 'application/json' in (responses['200']?.content ?? {});
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(exampleBody !== undefined && { body: exampleBody }),
    ...(!isJson && { parseAs: 'text' }),
  };
  const call = `client.${method.toUpperCase()}('${path}', ${JSON.stringify(options)})`;
  return `  ${operationId}: (client: Client) => ${call},`;
}

const CallsSchema = z.object({
  calls: z.record(z.string(), z.custom<(client: unknown) => Promise<unknown>>()),
});

/**
 * Generates a client from the document as its users do, with a call of each operation; compiles that together with
 * `uses`, and loads the calls. Throws what the compiler says.
 */
export async function generateClient(
  json: object,
  { operations, exampleBodyOf }: ReturnType<typeof readDocument>,
  uses: string,
) {
  // As its documentation says for requests: what has a default may be left out.
  const ast = await openapiTS(JSON.stringify(json), { defaultNonNullable: false });
  const types = astToString(ast);
  const calls = operations.map((operation) => callOf(operation, exampleBodyOf(operation)));
  const files = {
    'api.ts': types,
    'calls.ts': `import type { Client as ClientOf } from 'openapi-fetch';
import type { paths } from './api.ts';
type Client = ClientOf<paths>;
export const calls = {
${calls.join('\n')}
};
`,
    'uses.ts': uses,
    'tsconfig.json': JSON.stringify(TSCONFIG),
  };
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
  try {
    execFileSync(process.execPath, [COMPILER, '-p', FOLDER], { encoding: 'utf8' });
  } catch (error) {
    throw new Error(String(Object(error).stdout));
  }
  return CallsSchema.parse(await import(/* @vite-ignore */ join(FOLDER, 'calls.ts'))).calls;
}
