import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseJson, readJson } from './json.ts';
import { createStorage } from './safe-storage.ts';
import { memoryArea } from './testing.ts';

const schema = () => z.object({ count: z.int() });

describe('stored JSON', () => {
  it.each([
    ['what passes the schema', '{"count":3}', { count: 3 }],
    ['nothing', undefined, undefined],
    ['no JSON', '{"count":', undefined],
    ['another type', '{"count":"3"}', undefined],
    ['null', 'null', undefined],
  ])('is read where there is %s', (_, text, value) => {
    const area = memoryArea();
    if (text !== undefined) area.setItem('key', text);
    expect(
      readJson(
        createStorage(() => area),
        'key',
        schema,
      ),
    ).toEqual(value);
  });

  it('is not there where the storage is blocked', () => {
    const blocked = createStorage(() => {
      throw new Error('blocked');
    });
    expect(readJson(blocked, 'key', schema)).toBeUndefined();
  });
});

it('parses JSON, and gives nothing for other texts', () => {
  expect(parseJson('[1]')).toEqual([1]);
  expect(parseJson('<!doctype html>')).toBeUndefined();
});
