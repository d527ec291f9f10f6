import { spawn } from 'node:child_process';
import { npm } from './run.mjs';

/**
 * @typedef {{ command: string, parameters: string[], env?: Record<string, string> | undefined }} Program
 * @typedef {{ minutes?: number, collect?: boolean }} Options
 */

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
 * @param {Options} [options]
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

/**
 * The same for an npm script of the root, below a heading. What is collected is printed once it has ended.
 * @param {string} heading
 * @param {{ script: string, parameters: string[], env?: Record<string, string> | undefined }} program
 * @param {Options} options
 */
export async function runScript(heading, { script, parameters, env }, options) {
  const [command, all] = npm('run', '--silent', script, '--', ...parameters);
  if (!options.collect) console.log(heading);
  const start = performance.now();
  const ended = await runProgram({ command, parameters: all, env }, options);
  if (options.collect) console.log(`${heading}\n${ended.output}`.trimEnd());
  return { ...ended, seconds: (performance.now() - start) / 1000 };
}
