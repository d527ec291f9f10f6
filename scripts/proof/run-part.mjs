import { spawn } from 'node:child_process';

/** @typedef {{ command: string, parameters: string[], env?: Record<string, string> }} Program */

/** Ends a program and all that it has started. */
function endAll(/** @type {import('node:child_process').ChildProcess} */ { pid }) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All of them had ended just before.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Runs a program for so many minutes at most. Past them, or when we are ended ourselves, nothing of it goes on.
 * `collect` keeps what it prints until it has ended, so that several programs can run at a time.
 * @param {number} minutes
 * @param {Program} program
 * @param {{ collect?: boolean }} [options]
 * @returns {Promise<{ exitCode: number, output: string, isLate: boolean }>}
 */
export function runFor(minutes, { command, parameters, env }, { collect = false } = {}) {
  const printing = collect ? 'pipe' : 'inherit';
  const child = spawn(command, parameters, {
    stdio: ['ignore', printing, printing],
    env: { ...process.env, ...env },
    // A group of its own, so that all of it can be ended.
    detached: true,
  });
  const end = () => endAll(child);
  process.once('exit', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, minutes * 60_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      // What the program left running in its group is no use to anybody.
      end();
      process.removeListener('exit', end);
      resolve({ exitCode: code ?? 1, output, isLate });
    });
  });
}
