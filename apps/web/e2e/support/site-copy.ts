import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REFERENCE_IDS, STATION_IDS, TECHNIQUE_IDS } from '@nanpure/content';
import { APP_PAGES, OTHER_PAGES } from '../../src/features/pwa/worker/kept-pages.ts';
import { freePort } from './free-port.ts';
import { startServer } from './server-process.ts';

const SITE = fileURLToPath(new URL('../../dist', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));
/** What stands in every name that a deploy gives. */
const MARK = 'deployed';

/** The built site with a server of its own, to be stopped, damaged and built anew. */
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

/** What a copy is to hold: without what belongs to one technique or station alone, it is fetched with half the work. */
interface CopyOptions {
  readonly withSubjects: boolean;
}

const SUBJECTS = [...REFERENCE_IDS, ...STATION_IDS, ...TECHNIQUE_IDS].join('|');
const OF_ONE_SUBJECT = new RegExp(`^(?:${SUBJECTS})-[\\w-]{7}[.]js$`);

/** The pages that a service worker keeps; tests open no others. */
const PAGE_FILES = new Set(
  [...APP_PAGES, ...OTHER_PAGES].flatMap((path) => [path, `${path}/index.html`]),
);

/** Whether a file of the site, by its path below it, is copied. */
function isNeeded(path: string, { withSubjects }: CopyOptions) {
  // Tests change files, of which compressed forms would tell what was before.
  if (/[.](?:br|gz)$/.test(path)) return false;
  if (path.endsWith('.html')) return PAGE_FILES.has(`/${path}`);
  return withSubjects || !OF_ONE_SUBJECT.test(basename(path));
}

/** Has the service worker keep no files that the copy lacks. */
async function keepOnly(web: string) {
  const file = join(web, 'sw.js');
  const text = await readFile(file, 'utf8');
  const shorter = text.replace(/(?<=assets:`)[^`]+/, (paths) =>
    paths
      .split(',')
      .filter((path) => !OF_ONE_SUBJECT.test(basename(path)))
      .join(','),
  );
  if (shorter === text) throw new Error('The service worker names no file to leave out.');
  await writeFile(file, shorter);
}

/** Renames all files with a hash, in whatever names them, and has the service worker be another. */
async function deployInto(web: string) {
  const assets = (await readdir(join(web, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
  const renamed = (name: string) => name.replace(/\.(?=\w+$)/, `${MARK}.`);
  const isAsset = new Set(assets);
  const files = (await readdir(web, { recursive: true })).filter((name) =>
    /\.(html|js|css)$/.test(name),
  );
  for (const file of files) {
    const text = await readFile(join(web, file), 'utf8');
    const named = text.replace(/[\w-]+\.(?:js|css)/g, (name) =>
      isAsset.has(name) ? renamed(name) : name,
    );
    await writeFile(join(web, file), named.replace(/(version:.)([0-9a-f]{12})/g, `$1${MARK}`));
  }
  for (const name of assets) {
    await rename(join(web, 'assets', name), join(web, 'assets', renamed(name)));
  }
}

/** Copies the built site to a folder of its own. It isn't served yet. */
export async function copySite(options: CopyOptions): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'nanpure-site-'));
  const web = join(folder, 'site');
  const filter = (path: string) => isNeeded(relative(SITE, path).replaceAll('\\', '/'), options);
  await cp(SITE, web, { recursive: true, filter });
  if (!options.withSubjects) await keepOnly(web);
  const port = String(await freePort());
  let stopServer: (() => Promise<void>) | undefined;
  const stop = async () => {
    await stopServer?.();
    stopServer = undefined;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    start: async () => {
      stopServer = await startServer(SERVER, {
        PORT: port,
        SITE_FOLDER: web,
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
