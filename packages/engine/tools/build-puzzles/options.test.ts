import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/testing/boards.ts';
import { DEFAULT_COUNTS, type Environment, parseOptions, USAGE } from './options.ts';

function parsed(args: readonly string[], environment?: Environment) {
  const options = unwrap(parseOptions(args, environment));
  if (options === 'help') throw new Error('only help was asked for');
  return options;
}

describe('the command line', () => {
  test('asks for the whole bank when it says nothing', () => {
    expect(parsed([])).toMatchObject({ seed: 'nanpure', counts: DEFAULT_COUNTS });
    expect(Object.values(DEFAULT_COUNTS).reduce((sum, count) => sum + count)).toBe(1000);
    expect(parsed([]).jobs).toBeGreaterThan(0);
    expect(parsed([]).out).toMatch(/[\\/]data[\\/]?$/);
  });

  test('sets seed, counts, threads and folders', () => {
    const args = '--seed S --easy 1 --medium 2 --hard 0 --jobs 3 --out a --cache b'.split(' ');
    expect(parsed(args, { INIT_CWD: '/home' })).toMatchObject({
      seed: 'S',
      counts: { easy: 1, medium: 2, hard: 0 },
      jobs: 3,
      out: resolve('/home/a'),
      cache: resolve('/home/b'),
    });
  });

  test('takes the date of the index from the option, else from the environment, never from a clock', () => {
    const environment = { SOURCE_DATE_EPOCH: '86400' };
    expect(parsed(['--date', '2027-01-02'], environment).date).toBe('2027-01-02T00:00:00.000Z');
    expect(parsed([], environment).date).toBe('1970-01-02T00:00:00.000Z');
    expect(parsed([]).date).toBe(parsed([]).date);
    expect(Date.parse(parsed([]).date)).toBeLessThan(Date.parse('2030-01-01'));
  });

  test('asks for help', () => {
    expect(unwrap(parseOptions(['--help']))).toBe('help');
    for (const name of ['seed', 'easy', 'medium', 'hard', 'out', 'jobs', 'date', 'cache', 'help']) {
      expect(USAGE).toContain(`--${name} `);
    }
  });

  test.each([
    [['--easy', '12x'], '--easy: "12x" is not a whole number from 0 to 9999.'],
    [['--medium', '10000'], '--medium: "10000" is not a whole number from 0 to 9999.'],
    [['--hard=-1'], '--hard: "-1" is not a whole number from 0 to 9999.'],
    [['--jobs', '0'], '--jobs: "0" is not a whole number from 1 to 256.'],
    [['--seed', ''], '--seed: needs a text of one line.'],
    [['--seed', 'a\nb'], '--seed: needs a text of one line.'],
    [['--date', 'soon'], '--date: "soon" is not a date'],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['--seed'], "Option '--seed <value>' argument missing"],
    [['easy'], "Unexpected argument 'easy'"],
  ])('%j is refused with what is wrong', (args, message) => {
    const options = parseOptions(args);
    expect(options.ok ? '' : options.error).toContain(message);
  });

  test('refuses an environment whose date is none', () => {
    const options = parseOptions([], { SOURCE_DATE_EPOCH: 'now' });
    expect(options.ok ? '' : options.error).toContain('SOURCE_DATE_EPOCH: "now" is not a date');
  });
});
