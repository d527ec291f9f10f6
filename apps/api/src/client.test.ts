import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';
import { createTestApp, GIVENS } from './testing.ts';

const app = createTestApp();
const client = createClient('http://localhost', {
  fetch: (input: Request | URL | string, init?: RequestInit) => app.request(input, init),
});

test('the client knows requests and replies by their types', async () => {
  const reply = await client.api.get_hint.$post({ json: { board: GIVENS, hint_level: 3 } });
  if (reply.status !== 200) throw new Error(`status ${reply.status}`);
  const hint = await reply.json();
  expectTypeOf(hint.level).toEqualTypeOf<1 | 2 | 3>();
  expect(hint).toMatchObject({ level: 3, technique: 'hidden-single' });
});

test('the client knows the way through a puzzle by its types', async () => {
  const reply = await client.api.v1.explain.$post({ json: { board: GIVENS, limit: 1 } });
  if (reply.status !== 200) throw new Error(`status ${reply.status}`);
  const { steps, next } = await reply.json();
  expectTypeOf(next).toEqualTypeOf<number | null>();
  expect({ next, steps }).toMatchObject({ next: 1, steps: [{ number: 0 }] });
});

test('the client knows errors by their types', async () => {
  const reply = await client.api.generate_example.$get({ query: { technique: 'luck' } });
  if (reply.status !== 404) throw new Error(`status ${reply.status}`);
  const { code } = await reply.json();
  expect(code).toBe('unknown-technique');
});
