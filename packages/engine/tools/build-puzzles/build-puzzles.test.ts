import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG_TEST_MS } from '../../src/testing/trials.ts';

/*
 * The command itself, as a process, on a bank of five.
 */

const TOOL = fileURLToPath(new URL('../build-puzzles.ts', import.meta.url));
const BANK = '--seed process --easy 2 --medium 3 --hard 0'.split(' ');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nanpure-build-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', TOOL, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SOURCE_DATE_EPOCH: '' },
  });
}

/** Runs the tool to its end. */
async function run(...args: string[]) {
  const child = start(...args);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the output goes to pipes');
  const [out, error, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return { out, error, code };
}

function argumentsFor(name: string): string[] {
  return [...BANK, '--out', join(folder, name), '--cache', join(folder, 'cache')];
}

function build(name: string, ...args: string[]) {
  return run(...argumentsFor(name), ...args);
}

function filesIn(name: string): Record<string, string> {
  const path = join(folder, name);
  return Object.fromEntries(
    readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]),
  );
}

/** Starts a build and kills it as soon as it says that a puzzle is done. */
async function buildAndKill(name: string): Promise<void> {
  const child = start(...argumentsFor(name));
  const exit = once(child, 'exit');
  for await (const chunk of child.stdout ?? []) {
    if (String(chunk).includes('1 of 5')) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
}

describe('building a bank', { timeout: 3 * LONG_TEST_MS }, () => {
  test('gives the same bytes on one thread, on two and after an interruption, and says what changed', async () => {
    const first = await build('one', '--jobs', '1');
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(first.out).toMatch(/\| turned down because \| puzzles \|/);
    expect(first.out).toContain('Changed: problems_easy.json');
    expect(Object.keys(filesIn('one')).sort()).toEqual([
      'README.md',
      'problems_easy.json',
      'problems_hard.json',
      'problems_index.json',
      'problems_medium.json',
    ]);
    const files = filesIn('one');
    expect((await build('one', '--jobs', '2')).out).toContain('All files as before.');
    expect(filesIn('one')).toEqual(files);
    await buildAndKill('two');
    const { out } = await build('two');
    expect(out).toMatch(/Going on from an earlier run: [1-4] of 5 puzzles are there/);
    expect(filesIn('two')).toEqual(files);
    expect(readdirSync(join(folder, 'cache'))).toEqual([]);
  });

  test('explains itself, and ends with an error where an option is wrong', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, error: '' });
    const wrong = await run('--easy', 'many');
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.error).toContain('--easy: "many" is not a whole number');
  });
});
