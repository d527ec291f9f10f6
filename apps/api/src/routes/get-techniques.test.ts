import { LADDER } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { LadderTechniqueSchema, TechniqueSchema } from './get-techniques.ts';

const app = createTestApp();

async function ask(query: string, language = 'en') {
  const response = await app.request(`/api/get_techniques${query}`, {
    headers: { 'Accept-Language': language },
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

test('all eight, in the order of the catalogue @3.6 @7.14', async () => {
  const { status, body } = await ask('');
  expect(status).toBe(200);
  const techniques = TechniqueSchema.array().parse(body);
  expect(techniques.map(({ id }) => id)).toEqual([
    'naked-single',
    'hidden-single',
    'naked-pair',
    'hidden-pair',
    'pointing-pairs',
    'box-line-reduction',
    'x-wing',
    'swordfish',
  ]);
  expect(techniques.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('one of them @7.14', async () => {
  expect(await ask('?id=x-wing')).toMatchObject({
    status: 200,
    body: {
      id: 'x-wing',
      name: 'X-Wing',
      japanese_name: 'Xウィング',
      difficulty: 'advanced',
      order: 7,
      description: expect.stringMatching(/^[\x20-\x7e’]+$/),
      detailed_description: expect.stringMatching(/^[\x20-\x7e’]+$/),
    },
  });
});

test.each([
  ['the browser', '?id=x-wing', 'ja'],
  ['the query, whatever the browser', '?id=x-wing&language=ja', 'en'],
])('in the language of %s', async (_, query, accepted) => {
  const { body } = await ask(query, accepted);
  expect(body).toMatchObject({
    description: expect.stringMatching(/[ぁ-ん]/),
    detailed_description: expect.stringMatching(/[ぁ-ん]/),
  });
});

test.each([
  ['en', 'The specified technique was not found: "y-wing".'],
  ['ja', '指定されたテクニックが見つかりません：「y-wing」。'],
])('an unknown technique, in %s: 404 @7.18', async (language, error) => {
  expect(await ask('?id=y-wing', language)).toMatchObject({
    status: 404,
    body: { error, code: 'unknown-technique', details: { technique: 'y-wing' } },
  });
});

test.each(['?id=', `?id=${'x'.repeat(65)}`, '?language=de'])('%s: 400', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'wrong-shape' } });
});

describe('the ladder', () => {
  test('has every technique, the easiest first, those of the catalogue among them @7.28', async () => {
    const { body } = await ask('?techniques=all');
    const ladder = LadderTechniqueSchema.array().parse(body);
    expect(ladder.map(({ id }) => id)).toEqual(LADDER.map(({ id }) => id));
    expect(ladder.map(({ order }) => order)).toEqual(LADDER.map((_, index) => index + 1));
    const catalogue = TechniqueSchema.array().parse((await ask('')).body);
    const inCatalogue = ladder.filter(({ in_catalogue }) => in_catalogue).map(({ id }) => id);
    expect(new Set(inCatalogue)).toEqual(new Set(catalogue.map(({ id }) => id)));
    for (const { name, japanese_name } of catalogue) {
      const same = ladder.filter((each) => each.name === name);
      expect(same).toMatchObject([{ japanese_name }]);
    }
    expect(new Set(ladder.map(({ name }) => name)).size).toBe(ladder.length);
    expect(new Set(ladder.map(({ japanese_name: name }) => name)).size).toBe(ladder.length);
  });

  test('gives one of them', async () => {
    expect(await ask('?techniques=all&id=unique-rectangle-1')).toMatchObject({
      status: 200,
      body: { id: 'unique-rectangle-1', level: 'hard', assumes: 'one-solution' },
    });
    expect(await ask('?techniques=all&id=luck')).toMatchObject({ status: 404 });
    expect(await ask('?id=unique-rectangle-1')).toMatchObject({ status: 404 });
    expect(await ask('?techniques=most')).toMatchObject({ status: 400 });
  });
});
