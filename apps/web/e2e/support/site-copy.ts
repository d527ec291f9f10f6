import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { startServer } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** What stands in every name that a deploy gives. */
const MARK = 'deployed';

/** The built product with a server of its own, to be stopped, damaged and built anew. */
export interface SiteCopy {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Puts another build in the place of the first: other names for all files with a hash. */
  readonly deploy: () => Promise<void>;
  /** Writes over a file below the site's folder. */
  readonly write: (file: string, text: string) => Promise<void>;
  readonly read: (file: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

async function copyProduct(folder: string) {
  await mkdir(join(folder, 'apps/api'), { recursive: true });
  for (const part of [
    'apps/api/dist',
    'apps/api/migrations',
    'apps/api/package.json',
    'apps/web/dist',
  ]) {
    // The tests change files: the compressed forms would tell what was before.
    const filter = (name: string) => !/\.(?:br|gz)$/.test(name);
    await cp(join(ROOT, part), join(folder, part), { recursive: true, filter });
  }
  for (const part of ['node_modules', 'apps/api/node_modules', 'data']) {
    await symlink(join(ROOT, part), join(folder, part));
  }
}

/** Renames all files with a hash, in whatever names them, and has the service worker be another. */
async function deployInto(web: string) {
  const assets = (await readdir(join(web, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
  const renamed = (name: string) => name.replace(/\.(?=\w+$)/, `${MARK}.`);
  const names = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const files = (await readdir(web, { recursive: true })).filter((name) =>
    /\.(html|js|css)$/.test(name),
  );
  for (const file of files) {
    const text = await readFile(join(web, file), 'utf8');
    const named = text.replace(names, renamed);
    await writeFile(join(web, file), named.replace(/(version:.)([0-9a-f]{12})/g, `$1${MARK}`));
  }
  for (const name of assets) {
    await rename(join(web, 'assets', name), join(web, 'assets', renamed(name)));
  }
}

/** Copies the built product to a folder of its own. It isn't started yet. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'nanpure-site-'));
  await copyProduct(folder);
  const web = join(folder, 'apps/web/dist');
  const port = String(await freePort());
  let stopServer: (() => Promise<void>) | undefined;
  const stop = async () => {
    await stopServer?.();
    stopServer = undefined;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    start: async () => {
      stopServer = await startServer(join(folder, 'apps/api/dist/server.js'), {
        PORT: port,
        DATABASE_URL: `file:${join(folder, 'contact.db')}`,
      });
    },
    stop,
    deploy: () => deployInto(web),
    write: (file, text) => writeFile(join(web, file), text),
    read: (file) => readFile(join(web, file), 'utf8'),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Whether an address of a script is one of a deploy. */
export function isDeployed(address: string): boolean {
  return address.includes(MARK);
}
