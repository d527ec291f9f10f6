import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { loadReference, REFERENCE_PAGES } from '../../reference/index.ts';
import { fishCoverOf } from './fish.ts';
import { isIn } from './geometry.ts';
import { isHouse } from './premises.ts';

const pages = REFERENCE_PAGES.filter(({ family }) => family === 'fish');
const loaded = await Promise.all(pages.map(({ id }) => loadReference(id, LANGUAGES[0])));
const FISH = loaded.flatMap(({ examples }) => examples.map(({ step }) => step));

describe.each(FISH)('the cover of a $technique', (step) => {
  const base = step.premises.filter(isHouse).map(({ house }) => house);
  const cover = fishCoverOf(step) ?? [];
  const isCovered = (cell: number) => cover.some((house) => isIn(house, cell));

  it('has no more houses than the base, and none of them', () => {
    expect(cover.length).toBeGreaterThan(0);
    expect(cover.length).toBeLessThanOrEqual(base.length);
    expect(cover.filter((house) => base.includes(house))).toEqual([]);
  });

  it('holds the candidates of the base but for the fins', () => {
    const fins = new Set((step.fins ?? []).map(({ cell }) => cell));
    const places = step.pattern.map(({ cell }) => cell).filter((cell) => !fins.has(cell));
    expect(places.filter((cell) => !isCovered(cell))).toEqual([]);
  });
});
