import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_PATHS, matchPath } from '@nanpure/content';
import { build, createBuilder, loadConfigFromFile, type PluginOption } from 'vite';
import { prerender } from '../../../vite/prerender.ts';
import { freePort } from '../free-port.ts';
import { startServer } from '../server-process.ts';

/* The site as it is built and served for somebody who has configured third parties. */

const WEB = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = join(WEB, '../api/dist/server.js');

/** Playwright empties the folder above before it starts. */
const BUILT = join(WEB, 'test-results/sites');

export const MEASUREMENT_ID = 'G-TEST123456';
export const HEADER_UNIT = '1111111111';
export const KLARO_URL = 'https://cdn.example/klaro@0.7/klaro-no-css.js';

/** What takes long and no test here meets: there are no service workers, no network, and fewer pages. */
const NEEDLESS = ['nanpure:precompress', 'nanpure:service-worker', 'nanpure:prerender'];

/** Of pages that differ by their subject alone, tests open these. */
const SUBJECTS: readonly string[] = ['easy', 'x-wing'];

/** What tests open: every kind of page but those of the reference, each at one address. */
const PAGES = ALL_PATHS.filter((path) => {
  const match = matchPath(path);
  if (match?.canonicalPath !== path || match.route === 'reference') return false;
  return Object.values(match.params).every((subject) => SUBJECTS.includes(subject));
});

/** The sites: what they are configured by, which of the product's plugins they leave out, and what they prerender. */
const SITES = {
  whole: { klaroUrl: '', without: NEEDLESS, pages: PAGES },
  // Drawn in the browser alone; the scripts that settle the first paint take the pages' hashes.
  'klaro-elsewhere': {
    klaroUrl: KLARO_URL,
    without: [...NEEDLESS, 'nanpure:first-paint'],
    pages: [],
  },
} as const;

export type SiteName = keyof typeof SITES;

const folderOf = (name: SiteName) => join(BUILT, name);

/** What the product is built by, less some plugins, with those pages that are wanted. */
async function readConfig({ without, pages }: (typeof SITES)[SiteName]) {
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, 'vite.config.ts', WEB);
  if (!loaded) throw new Error('The product has nothing to be built by.');
  const names: readonly string[] = without;
  const isLeft = (plugin: PluginOption) =>
    !(plugin && 'name' in plugin && names.includes(plugin.name));
  const plugins = loaded.config.plugins?.filter(isLeft) ?? [];
  return { ...loaded.config, plugins: pages.length > 0 ? [...plugins, prerender(pages)] : plugins };
}

/** Builds a site, into a folder of its own. */
export async function buildSite(name: SiteName) {
  const { klaroUrl, pages } = SITES[name];
  Object.assign(process.env, {
    VITE_GA_MEASUREMENT_ID: MEASUREMENT_ID,
    VITE_ADSENSE_CLIENT: 'ca-pub-1234567890123456',
    VITE_ADSENSE_SLOTS: `header=${HEADER_UNIT}`,
    VITE_KLARO_URL: klaroUrl,
  });
  const config = await readConfig(SITES[name]);
  const outDir = folderOf(name);
  const settings = {
    ...config,
    root: WEB,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true, reportCompressedSize: false },
  } as const;
  if (pages.length === 0) {
    await build(settings);
    await cp(join(outDir, 'index.html'), join(outDir, 'en/index.html'));
  } else await (await createBuilder(settings)).buildApp();
}

/** Serves a site that was built; `use` gets the address. */
export async function serveSite(name: SiteName, use: (origin: string) => Promise<void>) {
  const port = String(await freePort());
  const stop = await startServer(SERVER, {
    PORT: port,
    SITE_FOLDER: folderOf(name),
    DATABASE_URL: `file:${join(BUILT, `contact-${port}.db`)}`,
  });
  await use(`http://127.0.0.1:${port}`);
  await stop();
}
