import { describe, expect, test } from 'vitest';
import { countSolutions, parseGrid } from '../src/public/index.ts';
import { unwrap } from '../src/testing/boards.ts';
import { LONG_TEST_MS } from '../src/testing/trials.ts';
import { puzzlesOf } from './lists/folder.ts';
import { easyPuzzles, minimalPuzzles } from './lists/generated.ts';
import { hardestPuzzles } from './lists/hardest.ts';
import { bestRound, type Effort, latencyOf, percentile, race, WrongAnswer } from './measure.ts';
import { type Setting, tableOf } from './report.ts';
import type { Row } from './row.ts';
import { rowsFor } from './rows/index.ts';
import { loading } from './rows/loading.ts';

const LITTLE: Effort = { rounds: 1, roundMs: 0, puzzles: 5, demands: 1 };
const SETTING: Setting = { node: '0', cpu: 'abacus', rounds: 1, peers: { slowpoke: '1.0.0' } };

function givens(puzzle: string): number {
  return puzzle.replaceAll('.', '').length;
}

describe('lists', () => {
  test('come out the same each time, with one solution', () => {
    for (const list of [minimalPuzzles, easyPuzzles, hardestPuzzles]) {
      expect(list(4)).toEqual(list(4));
      expect(list(8).map((puzzle) => countSolutions(puzzle))).toEqual(Array(8).fill(1));
    }
  });

  test('have the givens that their names say', () => {
    expect(easyPuzzles(5).map(givens)).toEqual([34, 34, 34, 34, 34]);
    for (const puzzle of minimalPuzzles(5)) expect(givens(puzzle)).toBeLessThan(30);
  });

  test('are read from a text, a puzzle a line', () => {
    const puzzle = easyPuzzles(1)[0] ?? '';
    const text = `# a comment\n${puzzle}\r\n\n${puzzle.replaceAll('.', '0')} hard\n123\n`;
    expect(puzzlesOf(text)).toEqual([puzzle, puzzle]);
    expect(unwrap(parseGrid(puzzle))).toHaveLength(81);
  });
});

describe('measuring', () => {
  test('ends when the two sides do not agree', () => {
    const contest = { items: [1, 2], ours: (n: number) => n, peer: (n: number) => n % 2 };
    const run = () => race({ ...contest, agree: (ours, theirs) => ours === theirs }, LITTLE);
    expect(run).toThrow(WrongAnswer);
    expect(run).toThrow("2: ours 2, the peer's 0");
  });

  test('counts items a second on both sides', () => {
    const contest = { items: [1], ours: () => 1, peer: () => 1, agree: () => true };
    const { ours, peer } = race(contest, { ...LITTLE, rounds: 2, roundMs: 1 });
    expect(ours).toBeGreaterThan(0);
    expect(peer).toBeGreaterThan(0);
  });

  test('takes the smallest value that the share does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([
      1, 50, 95, 99, 100,
    ]);
    expect(percentile([7], 0.5)).toBe(7);
    expect(latencyOf([1, 2, 3])).toEqual({ kind: 'latency', count: 3, p50: 2, p95: 3, p99: 3 });
  });
});

test('of several rounds the one with the lowest percentile counts', () => {
  const rounds = [
    [3, 3, 9],
    [1, 5, 5],
    [2, 8, 8],
  ].map(latencyOf);
  const measured = rounds.values();
  const measure = () => measured.next().value ?? latencyOf([]);
  expect(bestRound(3, 'p95', measure)).toBe(rounds[1]);
});

describe('the report', () => {
  const row: Row = { name: 'counting', peer: 'slowpoke', target: '2×', measure: () => ratio };
  const ratio = { kind: 'ratio', ours: 12_345, peer: 1000 } as const;
  const latency = { kind: 'latency', count: 3, p50: 1, p95: 2.345, p99: 3 } as const;
  const outcomes = [
    { row, measurement: ratio },
    { row: { ...row, name: 'waiting' }, measurement: latency },
    { row: { ...row, name: 'thinking' }, measurement: { ...latency, solved: 0.98765 } },
  ];

  test('is a table that names peers and versions', () => {
    const table = tableOf(SETTING, outcomes);
    expect(table).toContain('Peers: slowpoke 1.0.0.');
    expect(table).toContain('| counting | 12,300/s | slowpoke 1,000/s | 12.3× | 2× |');
    expect(table).toContain('| waiting | 3 times | – | p50 1 ms, p95 2.3 ms, p99 3 ms | 2× |');
    expect(table).toContain('p99 3 ms, 98.8 % solved | 2× |');
  });
});

describe('rows', { timeout: LONG_TEST_MS }, () => {
  const list = { name: 'mine', puzzles: hardestPuzzles(2) };
  // What is built is tried by the bench itself.
  const rows = rowsFor([list]).filter(({ name }) => !/swordfish|loading/.test(name));

  test('loading: a process of its own tells how long', () => {
    const { kind, ...figures } = loading('node:path', 'told only').measure(LITTLE);
    expect(kind).toBe('latency');
    expect(Object.values(figures).every((figure) => figure > 0)).toBe(true);
  });

  test.each(rows)('$name: answers are right', ({ measure }) => {
    const measurement = measure(LITTLE);
    const figures = Object.values(measurement).filter((value) => typeof value === 'number');
    expect(figures.every((figure) => figure > 0)).toBe(true);
  });
});
