import { expect, test } from 'vitest';
import { parseProblemFile, parseProblemIndex } from '../../src/public/bank.ts';
import { unwrap } from '../../src/testing/boards.ts';
import { buildSlot } from './build-slot.ts';
import { filesOf } from './files.ts';
import type { Story } from './readme.ts';
import { slotsOf } from './slots.ts';

const COUNTS = { easy: 2, medium: 1, hard: 0 };
const BANK = slotsOf('files', COUNTS).map((slot) => buildSlot({ slot, attempt: 0 }));
const STORY: Story = {
  seed: "a 'seed'",
  counts: COUNTS,
  bank: BANK,
  tries: 1234,
  rejections: { 'too easy': 2, 'too hard': 30 },
};
const DATE = '2027-01-02T00:00:00.000Z';
const FILES = filesOf(STORY, DATE);

function textOf(name: string): string {
  return FILES.get(name) ?? '';
}

test('the files hold the puzzles and count them', () => {
  const easy = unwrap(parseProblemFile(JSON.parse(textOf('problems_easy.json'))));
  expect(easy.problems.map(({ id }) => id)).toEqual(['easy-0001', 'easy-0002']);
  expect(unwrap(parseProblemFile(JSON.parse(textOf('problems_hard.json')))).problems).toEqual([]);
  const index: unknown = JSON.parse(textOf('problems_index.json'));
  expect(unwrap(parseProblemIndex(index))).toEqual({ totalProblems: 3, byDifficulty: COUNTS });
  expect(index).toMatchObject({ generated_at: DATE, by_generator: { 'nanpure-engine': 3 } });
});

test('the README gives the command in words that a shell reads back, and the reasons, most first', () => {
  const text = textOf('README.md');
  expect(text).toContain(`--seed 'a '\\''seed'\\''' --easy 2 --medium 1 --hard 0\n`);
  expect(text.indexOf('| too hard | 30 |')).toBeLessThan(text.indexOf('| too easy | 2 |'));
  expect(text).not.toMatch(/undefined|NaN/);
});
