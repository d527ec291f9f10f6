import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PARTS } from './parts.mjs';
import { runFor } from './run-part.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = PARTS.map(({ name }) => name);

test('parts have a name of their own and a limit', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(PARTS.filter(({ minutes }) => !(minutes > 0 && minutes <= 120))).toEqual([]);
});

test('every package with tests that listen to PROOF is a part', () => {
  const listening = ['packages/content', 'packages/engine', 'apps/api', 'apps/web'].filter(
    (folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .some((path) =>
          /\bPROOF\b|\bTRIALS\b/.test(readFileSync(join(root, folder, 'src', path), 'utf8')),
        ),
  );
  expect(listening.length).toBeGreaterThan(1);
  const wanted = listening.map((folder) => `properties-${folder.split('/')[1]}`);
  expect(names).toEqual(expect.arrayContaining(wanted));
});

describe('a program', () => {
  const node = (/** @type {string} */ code) => ({
    command: process.execPath,
    parameters: ['-e', code],
  });

  test('is heard to its end', async () => {
    const printing = 'console.log("seven"); process.exitCode = 7;';
    const ended = await runFor(1, node(printing), { collect: true });
    expect(ended).toEqual({ exitCode: 7, output: 'seven\n', isLate: false });
  });

  test('that takes too long is ended, with all that it has started', async () => {
    // The output is only over when the one that was started is gone, too.
    const waiting = 'setInterval(() => undefined, 1000)';
    const starting = `require('node:child_process').spawn(process.execPath, ['-e', '${waiting}'], { stdio: 'inherit' }); ${waiting}`;
    expect(await runFor(0.02, node(starting), { collect: true })).toMatchObject({ isLate: true });
  });
});
