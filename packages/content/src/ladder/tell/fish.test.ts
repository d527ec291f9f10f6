import { type House, kindOf, Position } from '@nanpure/engine';
import { findSteps, LADDER, type LadderStep } from '@nanpure/engine/ladder';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { loadReference, REFERENCE_PAGES } from '../../reference/index.ts';
import { loadLadderWriter } from '../load.ts';
import { fishCoverOf } from './fish.ts';
import { cellsIn, isIn, seesAll } from './geometry.ts';
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

/** Boards with many fish, some of which a cover of lines would do for, too. */
const BOARDS = [
  '....41.3.9......54..3.6......23976..4.......7..72845......7.4..76......5.5.82....',
  '.....32.97....1.6..24..9.1...5.7...127.1.....1...9.........462.8.......3...5...7.',
  '3.9..27.1..5.8.........5....6...3.7.8.2...1.6.1.8...2....7.........6.2..7.31..5.9',
];
const COMPLEX = LADDER.map(({ id }) => id).filter((id) => /(franken|mutant)-/.test(id));
const writer = await loadLadderWriter('en');

const basesOf = ({ premises }: LadderStep) => premises.filter(isHouse).map(({ house }) => house);

function kindsIn(houses: readonly House[]): string {
  return [...new Set(houses.map(kindOf))].sort().join(' ');
}

/** What base and cover make of a fish. */
function kindOfFish(base: readonly House[], cover: readonly House[]): string {
  const isOneWay = (own: string, across: string) =>
    !kindsIn(base).includes(across) && !kindsIn(cover).includes(own);
  if (!isOneWay('row', 'column') && !isOneWay('column', 'row')) return 'mutant';
  return kindsIn([...base, ...cover]).includes('box') ? 'franken' : 'of lines';
}

describe.each(COMPLEX)('each %s', (technique) => {
  const steps = BOARDS.flatMap((board) => [
    ...findSteps(Position.fromGrid(board), { techniques: [technique] }),
  ]);
  // Siamese fish have a cover each.
  const single = steps.filter(({ eliminations, fins = [] }) =>
    cellsIn(eliminations).every((cell) => seesAll(cell, cellsIn(fins))),
  );

  it('is there once, and has a cover that makes it what its name says', () => {
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(steps.length);
    expect(single.length).toBeGreaterThan(0);
    for (const step of single) {
      const kind = kindOfFish(basesOf(step), fishCoverOf(step) ?? []);
      expect(technique.includes(kind), `${technique} told as one ${kind}`).toBe(true);
    }
  });

  it('has its fins outside of the cover, or in two houses of its base', () => {
    for (const step of single) {
      const [base, cover] = [basesOf(step), fishCoverOf(step) ?? []];
      const covered = cellsIn(step.fins ?? []).filter((fin) =>
        cover.some((each) => isIn(each, fin)),
      );
      for (const fin of covered) expect(base.filter((each) => isIn(each, fin))).toHaveLength(2);
    }
  });

  it('tells of fins if it has some', () => {
    for (const step of steps) {
      const { text } = writer.describeStep(step, 3);
      expect(/\bfins?\b/.test(text)).toBe(technique.startsWith('finned'));
    }
  });
});
