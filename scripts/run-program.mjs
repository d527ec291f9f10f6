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
 * Runs a program to its end, or for so many minutes at most: past them, or when we are ended ourselves, nothing of it
 * goes on. `collect` keeps what it prints until it has ended, so that several programs can run at a time.
 * @param {Program} program
 * @param {{ minutes?: number, collect?: boolean }} [options]
 * @returns {Promise<{ exitCode: number, output: string, isLate: boolean }>}
 */
export function runProgram({ command, parameters, env }, { minutes, collect = false } = {}) {
  const printing = collect ? 'pipe' : 'inherit';
  const isLimited = minutes !== undefined;
  const child = spawn(command, parameters, {
    stdio: ['ignore', printing, printing],
    env: { ...process.env, ...env },
    // A group of its own, so that all of it can be ended.
    detached: isLimited,
  });
  const end = () => isLimited && endAll(child);
  process.once('exit', end);
  let isLate = false;
  const endLate = () => {
    isLate = true;
    end();
  };
  const timer = isLimited ? setTimeout(endLate, minutes * 60_000) : undefined;
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
