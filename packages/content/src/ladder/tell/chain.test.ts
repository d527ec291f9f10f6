import type { Link, Node } from '@nanpure/engine/ladder';
import { expect, test } from 'vitest';
import { chainsOf, upToContradiction } from './chain.ts';

const node = (cell: number): Node => ({ digit: 9, cells: [cell] });
const link = (from: number, to: number): Link => ({
  from: node(from),
  to: node(to),
  kind: 'strong',
});

test('links that go on from each other are one chain, where they do not the next begins', () => {
  const links = [link(61, 54), link(54, 74), link(74, 47), link(78, 74), link(74, 54)];
  const chains = chainsOf(links).map(({ before, links: own }) => [before, own.length]);
  expect(chains).toEqual([
    [0, 3],
    [3, 2],
  ]);
  expect(chainsOf([])).toEqual([]);
});

/** A chain through cells that are by turns wrong and right. */
function chainThrough(...cells: readonly number[]) {
  const links = cells.slice(1).map((to, index): Link => {
    const kind = index % 2 === 0 ? 'strong' : 'weak';
    return { ...link(cells[index] ?? 0, to), kind };
  });
  return { before: 0, links };
}

/** In the row of cells 61 and 62. */
const SEEN = [{ cell: 55, digit: 9 }] as const;

test('a chain ends where it comes to what it supposed to be wrong', () => {
  const leadsOn = chainThrough(61, 54, 74, 61, 47, 78);
  expect(upToContradiction(leadsOn, SEEN)).toEqual(chainThrough(61, 54, 74, 61));
  expect(upToContradiction(chainThrough(61, 54, 74, 61), SEEN)).toEqual(
    chainThrough(61, 54, 74, 61),
  );
});

test('a chain that goes round, or comes nowhere twice, is told whole', () => {
  for (const whole of [chainThrough(61, 54, 74, 47, 61), chainThrough(61, 54, 74, 47)]) {
    expect(upToContradiction(whole, SEEN)).toEqual(whole);
  }
});

test('one place of a group that was supposed to be wrong is a contradiction, too', () => {
  const { links } = chainThrough(61, 54, 74, 61, 47, 78);
  const [first, ...rest] = links;
  const group: Link[] = [{ from: { digit: 9, cells: [61, 62] }, to: node(54), kind: 'strong' }];
  expect(first?.to).toEqual(node(54));
  expect(upToContradiction({ before: 0, links: [...group, ...rest] }, SEEN).links).toHaveLength(3);
});

test('a chain is told whole where it removes what its beginning does not rule out', () => {
  const whole = chainThrough(61, 54, 74, 61, 47, 78);
  expect(upToContradiction(whole, [{ cell: 61, digit: 8 }]).links).toHaveLength(3);
  for (const other of [
    { cell: 55, digit: 8 },
    { cell: 0, digit: 9 },
  ] as const) {
    expect(upToContradiction(whole, [...SEEN, other])).toEqual(whole);
  }
});
