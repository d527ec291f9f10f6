import { spawn } from 'node:child_process';
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

/** Runs the tool to its end. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', TOOL, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = child;
  const [out, error, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return { out, error, code };
}

function filesIn(name: string): Record<string, string> {
  const path = join(folder, name);
  return Object.fromEntries(
    readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]),
  );
}

describe('building a bank', { timeout: 3 * LONG_TEST_MS }, () => {
  test('gives the same bytes on one thread and on two', async () => {
    const one = await run(...BANK, '--out', join(folder, 'one'), '--jobs', '1');
    expect(one).toMatchObject({ code: 0, error: '' });
    expect(one.out).toMatch(/\| turned down because \| puzzles \|/);
    expect(one.out).toMatch(/5 of \d+ puzzles kept/);
    const files = filesIn('one');
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'problems_easy.json',
      'problems_hard.json',
      'problems_index.json',
      'problems_medium.json',
    ]);
    await run(...BANK, '--out', join(folder, 'two'), '--jobs', '2');
    expect(filesIn('two')).toEqual(files);
  });

  test('explains itself, and ends with an error where an option is wrong', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, error: '' });
    const wrong = await run('--easy', 'many');
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.error).toContain("argument 'many' is invalid. It is a whole number");
  });
});
