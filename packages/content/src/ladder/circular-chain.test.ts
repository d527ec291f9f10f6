import { Position, parseGrid } from '@nanpure/engine';
import { findSteps, LADDER, type LadderStep } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import { isCircular } from './circular-chain.ts';
import { isSameNode, tellChain } from './tell/chain.ts';
import { TELLERS } from './tellers.ts';

/** Boards on which chains of several kinds go in circles. */
const BOARDS = [
  '400000050010009080200001063007005000054092000090007500540170000000053804030024075',
  '008300070000187020070400318700623891821974536963518742006295487482736159597841263',
];

const CHAINS = LADDER.map(({ id }) => id).filter((id) => TELLERS[id] === tellChain);

function stepsOn(board: string): LadderStep[] {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(board);
  return [...findSteps(Position.fromGrid(grid.value), { techniques: CHAINS, unique: true })];
}

const STEPS = BOARDS.flatMap(stepsOn);

/** Whether what a chain supposes is wrong stands in it as right, and not as its end. */
function comesBack({ links = [] }: LadderStep): boolean {
  const [first] = links;
  return links.some(
    ({ kind, to }, index) =>
      first !== undefined &&
      kind === 'strong' &&
      index < links.length - 1 &&
      isSameNode(to, first.from),
  );
}

describe('a chain that goes in circles', () => {
  test('is one that reaches what it supposed to be wrong, and goes on', () => {
    const back = STEPS.filter(comesBack);
    expect(back.length).toBeGreaterThan(0);
    expect(back.filter((step) => !isCircular(step))).toEqual([]);
  });

  test('is one that says the same node twice', () => {
    const twice = STEPS.filter(({ links = [] }) => {
      const right = links
        .filter(({ kind }) => kind === 'strong')
        .map(({ to }) => JSON.stringify(to));
      return new Set(right).size < right.length;
    });
    expect(twice.length).toBeGreaterThan(0);
    expect(twice.filter((step) => !isCircular(step))).toEqual([]);
  });

  test('is not one that ends in the contrary of its beginning', () => {
    const proofs = STEPS.filter(({ technique, placements }) => {
      return technique === 'discontinuous-nice-loop' && placements.length > 0;
    });
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter(isCircular)).toEqual([]);
  });

  test('is one of a few: most come to something new with each link', () => {
    expect(STEPS.filter(isCircular).length).toBeLessThan(STEPS.length / 4);
  });
});
