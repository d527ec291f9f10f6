import { readFileSync } from 'node:fs';
import { DIFFICULTIES } from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import { idAt, pathOfPuzzle, placeOf } from './bank-path.ts';

const DATA = new URL('../../../../../data/', import.meta.url);

describe('the place of a puzzle in the bank', () => {
  it.each(DIFFICULTIES)('is told by its id, among the %s ones', (difficulty) => {
    const text = readFileSync(new URL(`problems_${difficulty}.json`, DATA), 'utf8');
    const { problems }: { problems: { id: string }[] } = JSON.parse(text);
    const ids = problems.map(({ id }) => id);
    expect(ids.map((_, place) => idAt(difficulty, place))).toEqual(ids);
    expect(ids.map((id) => placeOf(difficulty, id))).toEqual([...ids.keys()]);
  });

  it.each(['hard-0001', 'easy-1', 'easy-0000x', 'easy-', ''])('is none for %j', (id) => {
    expect(placeOf('easy', id)).toBeUndefined();
  });

  it('names its file', () => {
    expect(pathOfPuzzle(idAt('medium', 41))).toBe('/puzzles/medium-0042.json');
  });
});
