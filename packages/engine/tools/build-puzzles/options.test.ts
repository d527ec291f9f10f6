import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { command, DEFAULT_COUNTS, parseOptions } from './options.ts';

afterEach(() => vi.unstubAllEnvs());

test('a command line that says nothing asks for the whole bank', () => {
  const options = parseOptions([]);
  expect(options).toMatchObject({ seed: 'nanpure', counts: DEFAULT_COUNTS });
  expect(Object.values(DEFAULT_COUNTS).reduce((sum, count) => sum + count)).toBe(1000);
  expect(options.jobs).toBeGreaterThan(0);
  expect(options.out).toMatch(/[\\/]data[\\/]?$/);
});

test('it sets seed, counts, threads and the folder', () => {
  const args = '--seed S --easy 1 --medium 2 --hard 0 --jobs 3 --out a'.split(' ');
  expect(parseOptions(args, '/home')).toMatchObject({
    seed: 'S',
    counts: { easy: 1, medium: 2, hard: 0 },
    jobs: 3,
    out: resolve('/home/a'),
  });
});

test('the date of the index is from the option, else from the environment, never from a clock', () => {
  const { date } = parseOptions([]);
  expect(parseOptions([]).date).toBe(date);
  expect(Date.parse(date)).toBeLessThan(Date.parse('2030-01-01'));
  vi.stubEnv('SOURCE_DATE_EPOCH', '86400');
  expect(parseOptions(['--date', '2027-01-02']).date).toBe('2027-01-02T00:00:00.000Z');
  expect(parseOptions([]).date).toBe('1970-01-02T00:00:00.000Z');
});

const read = (args: readonly string[]) =>
  command()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .parse(args, { from: 'user' });

test.each([
  [['--easy', '12x'], "argument '12x' is invalid. It is a whole number from 0 to 9999."],
  [['--medium', '10000'], "argument '10000' is invalid. It is a whole number from 0 to 9999."],
  [['--hard=-1'], "argument '-1' is invalid. It is a whole number from 0 to 9999."],
  [['--jobs', '0'], "argument '0' is invalid. It is a whole number from 1 to 256."],
  [['--seed', ''], "argument '' is invalid. It is a text of one line."],
  [['--seed', 'a\nb'], 'It is a text of one line.'],
  [['--date', 'soon'], "argument 'soon' is invalid. It is a date such as"],
  [['--colour', 'red'], "unknown option '--colour'"],
  [['easy'], 'too many arguments'],
])('%j is refused with what is wrong', (args, message) => {
  expect(() => read(args)).toThrow(message);
});

test('an environment whose date is none is refused', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'now');
  expect(() => read([])).toThrow("'SOURCE_DATE_EPOCH' is invalid. It is a date such as");
});
