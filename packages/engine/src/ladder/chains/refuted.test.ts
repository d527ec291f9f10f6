import { expect, test } from 'vitest';
import { formatGrid } from '../../grid.ts';
import { Position } from '../../position.ts';
import { applyStep } from '../../step.ts';
import { LONG_TEST_MS } from '../../testing/trials.ts';
import { findMultiColouring, findSimpleColouring } from '../colouring/colouring.ts';
import { fishOfLines } from '../fish/lines.ts';
import { findEmptyRectangles } from '../single-digit/empty-rectangle.ts';
import { twoLinks } from '../single-digit/two-links.ts';
import { findSteps } from '../steps.ts';
import { findWWings, findXyWings } from '../wings/wings.ts';
import { CHAIN_SHAPES } from './chains.ts';
import * as chains from './index.ts';
import { graphOfGroups, refutesAny, wrongAfterGroups } from './refuted.ts';
import { findRemotePairs } from './remote-pair.ts';
import { walkFrom } from './walk.ts';

/** A puzzle that takes more than chains. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const AMONG_CHAINS = [
  findRemotePairs,
  twoLinks('skyscraper'),
  twoLinks('two-string-kite'),
  twoLinks('turbot-fish'),
  findEmptyRectangles,
  findWWings,
  findXyWings,
  fishOfLines(2, 'finned'),
  fishOfLines(2, 'sashimi'),
  findSimpleColouring,
  findMultiColouring,
  chains.findXChains,
  chains.findXyChains,
  ...CHAIN_SHAPES.flatMap((shape) => [chains.ofShape(shape)[0], chains.grouped(shape)[0]]),
];

/** Positions of hard puzzles after each step of what is no chain, until that leads no further. */
function* positionsWithoutChains(text: string): Generator<Position, void> {
  const techniques = ['full-house', 'naked-single', 'hidden-single', 'pointing-pairs'] as const;
  const further = ['box-line-reduction', 'naked-triple', 'forcing-chain', 'forcing-net'] as const;
  let position = Position.fromGrid(text);
  for (;;) {
    const { value } = findSteps(position, { techniques: [...techniques, ...further] }).next();
    if (!value) return;
    position = applyStep(position, value);
    yield position;
  }
}

test('what is wrong after each candidate is what a walk from there finds', () => {
  for (const position of positionsWithoutChains(HARD)) {
    const graph = graphOfGroups(position);
    const wrong = wrongAfterGroups(position);
    for (let node = 0; node < graph.candidateCount; node++) {
      const row = wrong.slice(node * graph.words, (node + 1) * graph.words);
      expect(row).toEqual(walkFrom(graph, node, true).wrongBits);
    }
  }
});

test('where no candidate refutes itself there is nothing of what is a chain', {
  timeout: LONG_TEST_MS,
}, () => {
  const seen = { with: 0, without: 0 };
  for (const position of positionsWithoutChains(HARD)) {
    const board = { position, givens: undefined };
    const found = AMONG_CHAINS.some((find) => !find(board).next().done);
    seen[refutesAny(position) ? 'with' : 'without']++;
    if (!refutesAny(position)) expect(found, formatGrid(position.grid)).toBe(false);
  }
  expect(Math.min(seen.with, seen.without)).toBeGreaterThan(0);
});
