import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakingChanges } from '../testing/contract/breaking-changes.ts';
import { readContract } from '../testing/contract/contract.ts';
import { createTestApp } from '../testing.ts';

/** What clients know of the API. `RECORD=1` with this test writes it anew, once additions are to be kept, too. */
const RECORDED = new URL('recorded-api.json', import.meta.url);

const text = await (await createTestApp().request('/api/openapi.json')).text();
const read = (json: string) => readContract(JSON.parse(json), '/api/');
const current = read(text);
if (process.env.RECORD === '1') writeFileSync(RECORDED, `${JSON.stringify(current, null, 1)}\n`);
const recorded = read(readFileSync(RECORDED, 'utf8'));

test('nothing that clients know is gone or narrower', () => {
  expect(Object.keys(recorded.paths)).toContain('/api/v1/rate');
  expect(breakingChanges(recorded, current)).toEqual([]);
});

/** What is found where a part of the document is replaced. */
function changesBy(before: string | RegExp, after: string): string[] {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  return breakingChanges(current, read(changed));
}

describe('it is noticed', () => {
  test('that a field of a reply is gone', () => {
    expect(changesBy('"solved":{"type"', '"finished":{"type"')).toContainEqual(
      expect.stringMatching(/200\.solved is gone$/),
    );
  });

  test('that a field of a reply has another type', () => {
    expect(changesBy('"solved":{"type":"boolean"', '"solved":{"type":"string"')).toContainEqual(
      expect.stringMatching(/200\.solved is string, was boolean$/),
    );
  });

  test('that a reply may come without a field', () => {
    expect(changesBy('"required":["level","solved"', '"required":["level"')).toContain(
      'post /api/v1/rate 200.solved is optional',
    );
  });

  test('that a request has to have a field', () => {
    expect(
      changesBy(/("RateRequest":.*?)"required":\["board"\]/, '$1"required":["board","language"]'),
    ).toContain('post /api/v1/rate.language is required');
  });

  test('that a request may no longer have a value, or as many', () => {
    expect(changesBy('"enum":["core","all"]', '"enum":["core"]')).not.toEqual([]);
    expect(changesBy('"maxItems":100', '"maxItems":50')).toContainEqual(
      expect.stringMatching(/maxItems is 50, was 100$/),
    );
  });

  test('that a path or an error is gone', () => {
    expect(changesBy('"/api/v1/rate":', '"/api/v1/rating":')).toContain(
      'post /api/v1/rate is gone',
    );
    expect(changesBy(/"429":/g, '"428":')).toContainEqual(
      expect.stringMatching(/429 is no longer application\/problem\+json$/),
    );
  });
});

test('additions break nothing: fields, values of replies, errors, paths', () => {
  expect(changesBy('"solved":{"type"', '"stars":{"type":"integer"},"solved":{"type"')).toEqual([]);
  expect(changesBy(/"enum":\["naked-single"/g, '"enum":["new-one","naked-single"')).toEqual([]);
  expect(changesBy('"/api/v1/rate":', '"/api/v1/more":{},"/api/v1/rate":')).toEqual([]);
});
