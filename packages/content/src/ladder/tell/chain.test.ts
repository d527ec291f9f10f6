import type { Link, Node } from '@nanpure/engine/ladder';
import { expect, test } from 'vitest';
import { chainsOf } from './chain.ts';

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
