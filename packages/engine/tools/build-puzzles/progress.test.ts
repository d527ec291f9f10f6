import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

/** What a run of so many puzzles, one a second, writes. */
function writtenBy(total: number, isTTY: boolean): string {
  const texts: string[] = [];
  let seconds = 0;
  const output = { isTTY, write: (text: string) => texts.push(text) };
  const advance = progressOf(total, output, () => 1000 * seconds);
  for (; seconds < total; ) {
    seconds++;
    advance();
  }
  return texts.join('');
}

test('a terminal shows one bar with the time that is left', () => {
  const bars = writtenBy(100, true).split('\r').slice(1);
  expect(bars).toHaveLength(100);
  expect(bars[9]).toBe(`${'█'.repeat(3)}${'░'.repeat(27)} 10 of 100 puzzles, 1:30 left \x1b[K`);
  expect(bars.at(-1)).toBe(`${'█'.repeat(30)} 100 of 100 puzzles, 0:00 left \x1b[K\n`);
});

test('anything else gets a plain line now and then', () => {
  const lines = writtenBy(1000, false).split('\n');
  expect(lines.slice(0, 2)).toEqual(['50 of 1000 puzzles', '100 of 1000 puzzles']);
  expect(lines.at(-2)).toBe('1000 of 1000 puzzles');
  expect(lines).toHaveLength(21);
  expect(writtenBy(2, false)).toBe('1 of 2 puzzles\n2 of 2 puzzles\n');
});
