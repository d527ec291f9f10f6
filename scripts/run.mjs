import { spawnSync } from 'node:child_process';

/**
 * Runs a program to its end, without a shell, a terminal or input.
 * `quiet` keeps its output to ourselves; otherwise it goes to our standard error, so that ours stays clean.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, quiet?: boolean }} [options]
 */
export function run(command, parameters, { quiet = false, ...options } = {}) {
  const result = spawnSync(command, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', quiet ? 'pipe' : 2, quiet ? 'pipe' : 2],
    maxBuffer: 2 ** 26,
    ...options,
  });
  return {
    exitCode: result.error ? 127 : (result.status ?? 1),
    output: result.stdout ?? '',
    errors: result.error?.message ?? result.stderr ?? '',
  };
}

/**
 * The same for a program that must succeed. Throws with its output when it doesn't.
 * @param {Parameters<typeof run>} parameters
 */
export function runOrThrow(...[command, parameters, options]) {
  const result = run(command, parameters, options);
  if (result.exitCode === 0) return result.output;
  const said = [result.errors, result.output].join('\n').trim();
  throw new Error(`${command} ${parameters.join(' ')} ended with ${result.exitCode}\n${said}`);
}

/**
 * How to start npm: by the very file that runs us where npm does, as `npm` is a script on Windows.
 * @type {(...parameters: string[]) => [command: string, parameters: string[]]}
 */
export function npm(...parameters) {
  const npmFile = process.env.npm_execpath;
  return npmFile?.endsWith('.js')
    ? [process.execPath, [npmFile, ...parameters]]
    : ['npm', parameters];
}
