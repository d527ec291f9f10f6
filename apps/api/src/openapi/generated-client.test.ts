import createClient from 'openapi-fetch';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BANK } from '../testing/bank.ts';
import { generateClient } from '../testing/generated-client.ts';
import { readDocument } from '../testing/openapi.ts';
import { createTestApp } from '../testing.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What a user's code may rely on, and what the compiler has to find wrong in it. */
const USES = `import createClient from 'openapi-fetch';
import type { paths } from './api.ts';
const client = createClient<paths>({ baseUrl: 'https://example.com' });
const board = '.'.repeat(81);

export async function hint() {
  const { data, error } = await client.POST('/api/get_hint', {
    body: { board, hint_level: 2, notes: { '0,2': [1, 2, 4] } },
  });
  const level: 1 | 2 | 3 | undefined = data?.level;
  const cells: number[] | undefined = data?.highlight.map(({ row, col }) => 9 * row + col);
  return { level, cells, message: data?.message ?? error?.detail };
}

export async function rate() {
  const { data, error } = await client.POST('/api/v1/rate', { body: { board } });
  if (data) return data.techniques.map(({ technique, steps }) => [technique, steps] as const);
  switch (error.code) {
    case 'quota-exceeded': {
      const wait: number = error.details.retry_after;
      return wait;
    }
    case 'no-solution':
      return error.details.reason === 'cell-without-digit' ? error.details.row : error.title;
    case 'wrong-shape':
      return error.details.problem === 'not-one-of' ? error.details.allowed : error.details.path;
    // @ts-expect-error There is no such code.
    case 'unheard-of':
      return undefined;
    default:
      return error.type;
  }
}

// @ts-expect-error A board is no number.
export const wrong = () => client.POST('/api/v1/rate', { body: { board: 7 } });
// @ts-expect-error There is no such level.
export const none = () => client.POST('/api/get_hint', { body: { board, hint_level: 4 } });
`;

const app = createTestApp({ problems: BANK });
const json = Object(await (await app.request('/api/openapi.json')).json());
const document = readDocument(json);

const CalledSchema = z.object({
  data: z.unknown(),
  error: z.unknown().optional(),
  response: z.instanceof(Response),
});

describe('a client that is generated from the document', () => {
  const generated = generateClient(json, document, USES);

  test('compiles', async () => {
    expect(Object.keys(await generated)).toHaveLength(document.operations.length);
  });

  test.each(document.operations.map((each) => [each.operationId, each] as const))(
    'calls %s',
    async (name, operation) => {
      const calls = await generated;
      const client = createClient({
        baseUrl: 'http://localhost',
        fetch: (request: Request) => Promise.resolve(app.request(request)),
      });
      const { data, error, response } = CalledSchema.parse(await calls[name]?.(client));
      expect({ status: response.status, error }).toEqual({ status: 200, error: undefined });
      const type = response.headers.get('Content-Type') ?? '';
      expect(document.violationOf(operation, 200, data, type)).toBe(undefined);
    },
  );
});
