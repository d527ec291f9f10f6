import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPuzzleFile, PUZZLE_FILES } from './puzzle-files.ts';

const textOf = (path: string) =>
  readFileSync(new URL(`../../../../../..${path}`, import.meta.url), 'utf8');

describe('a file of the puzzle bank', () => {
  it.each(PUZZLE_FILES)('is what it should be: %s', (path) => {
    expect(isPuzzleFile(textOf(path))).toBe(true);
  });

  it.each([
    ['a page', '<!doctype html><title>Lost</title>'],
    ['nothing', ''],
    ['another kind of JSON', '[]'],
    ['no puzzles', '{"problems":[],"count":0}'],
    ['fewer puzzles than it says', '{"problems":[{}],"count":2}'],
  ])('is not %s', (_, text) => {
    expect(isPuzzleFile(text)).toBe(false);
  });

  it('is not one that was cut off anywhere', () => {
    const text = textOf('/data/problems_easy.json').trim();
    for (let length = 0; length < text.length; length += 997) {
      expect(isPuzzleFile(text.slice(0, length))).toBe(false);
    }
  });
});
