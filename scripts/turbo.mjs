import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/*
 * `node scripts/turbo.mjs build`: runs a script in every workspace that has it. Each is one line, followed by
 * what it printed; `--verbatim` leaves the output as Turbo writes it.
 */

/** One line of `turbo --json`: from Turbo itself, or from a task such as `@nanpure/web#build`. */
/** @typedef {{ source: string, level: string, text: string }} Entry */

/** What to print for an entry; undefined for what only Turbo and npm say about themselves. */
export function lineFor(/** @type {Entry} */ { source, level, text }) {
  const [, name, task] = /^@nanpure\/(.+)#(.+)$/.exec(source) ?? [];
  if (name === undefined) return level === 'info' ? undefined : text;
  const [, cache] = /^cache (hit|miss|bypass), /.exec(text) ?? [];
  if (cache) return `${task} ${name}${cache === 'hit' ? ' (cached)' : ''}`;
  return text.trim() === '' || text.startsWith('> ') ? undefined : `  ${name}: ${text}`;
}

function main() {
  const [task = '', ...options] = process.argv.slice(2);
  const isVerbatim = options.includes('--verbatim');
  const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');
  const parameters = ['run', task, ...options.filter((option) => option !== '--verbatim')];
  const child = spawn(process.execPath, [turbo, ...parameters, ...(isVerbatim ? [] : ['--json'])], {
    stdio: ['inherit', isVerbatim ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const text = lineFor(JSON.parse(line));
      if (text !== undefined) console.log(text);
    });
  }
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
