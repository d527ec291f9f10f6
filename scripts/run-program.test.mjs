import { describe, expect, test } from 'vitest';
import { runProgram } from './run-program.mjs';

describe('a program', () => {
  const node = (/** @type {string} */ code) => ({
    command: process.execPath,
    parameters: ['-e', code],
  });

  test('is heard to its end', async () => {
    const printing = 'console.log("seven"); process.exitCode = 7;';
    const ended = await runProgram(node(printing), { collect: true });
    expect(ended).toEqual({ exitCode: 7, output: 'seven\n', isLate: false });
  });

  test('that takes too long is ended, with all that it has started', async () => {
    // The output is only over when the one that was started is gone, too.
    const waiting = 'setInterval(() => undefined, 1000)';
    const starting = `require('node:child_process').spawn(process.execPath, ['-e', '${waiting}'], { stdio: 'inherit' }); ${waiting}`;
    expect(await runProgram(node(starting), { minutes: 0.02, collect: true })).toMatchObject({
      isLate: true,
    });
  });
});
