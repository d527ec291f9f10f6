import type { Language } from '@nanpure/content';
import type { Operation } from './document.ts';
import { resolve, type Schema, type Schemas } from './schema.ts';

/** A request of the examples. */
export interface ExampleRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** As JSON. */
  readonly body: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * What the examples ask for in place of what the OpenAPI document has as examples: what makes a reply short, and the
 * same each time. What is undefined is left out.
 */
const CHOSEN: Readonly<Record<string, Values>> = {
  explain: { limit: 1 },
  steps: { limit: 1 },
};

/** A message reads as one of its language. */
const MESSAGES: Readonly<Record<Language, string>> = {
  en: 'The board does not rotate.',
  ja: '盤面が回転しません。',
};

function exampleOf(schema: Schema, schemas: Schemas): Values {
  const { example } = resolve(schema, schemas);
  return typeof example === 'object' && example !== null ? { ...example } : {};
}

function hasField(schema: Schema, name: string, schemas: Schemas): boolean {
  return resolve(schema, schemas).properties?.[name] !== undefined;
}

function bodyOf({ id, body }: Operation, language: Language, schemas: Schemas): unknown {
  if (!body) return undefined;
  const values = { ...exampleOf(body, schemas), ...CHOSEN[id] };
  const message = 'message' in values ? { message: MESSAGES[language] } : {};
  const isNamed = 'language' in values || language !== 'en';
  const named = isNamed && hasField(body, 'language', schemas) ? { language } : {};
  return { ...values, ...message, ...named };
}

/** The parameters in path or query that the example names. */
function parametersOf({ id, parameters }: Operation, language: Language): [string, string][] {
  const inAddress = parameters.filter((each) => each.in !== 'header');
  return inAddress.flatMap(({ name, schema }) => {
    const { [id]: own = {} } = CHOSEN;
    const chosen = name in own ? own[name] : schema.example;
    const value = name === 'language' && language !== 'en' ? language : chosen;
    return value === undefined ? [] : [[name, String(value)]];
  });
}

/** The request that shows an operation, with a reply in this language. */
export function exampleRequest(
  operation: Operation,
  language: Language,
  schemas: Schemas,
): ExampleRequest {
  const inPath = new Set(
    operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name),
  );
  const parameters = parametersOf(operation, language);
  const path = parameters.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(parameters.filter(([name]) => !inPath.has(name))).toString();
  return {
    method: operation.method,
    path: query === '' ? path : `${path}?${query}`,
    body: bodyOf(operation, language, schemas),
  };
}
