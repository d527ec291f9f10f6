import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createBuilder, loadConfigFromFile, type PluginOption } from 'vite';
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

/** What takes long and no test here meets: there are no service workers, and no network. */
const NEEDLESS = ['nanpure:precompress', 'nanpure:service-worker'];

/** The sites: what they are configured by, and which plugins of the product's build they leave out. */
const SITES = {
  whole: { klaroUrl: '', without: NEEDLESS },
  // Drawn in the browser alone; the scripts that settle the first paint take the pages' hashes.
  'klaro-elsewhere': {
    klaroUrl: KLARO_URL,
    without: [...NEEDLESS, 'nanpure:prerender', 'nanpure:first-paint'],
  },
} as const;

export type SiteName = keyof typeof SITES;

const folderOf = (name: SiteName) => join(BUILT, name);

/** What the product is built by, less some plugins. */
async function readConfig(without: readonly string[]) {
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, 'vite.config.ts', WEB);
  if (!loaded) throw new Error('The product has nothing to be built by.');
  const isLeft = (plugin: PluginOption) =>
    !(plugin && 'name' in plugin && without.includes(plugin.name));
  return { ...loaded.config, plugins: loaded.config.plugins?.filter(isLeft) ?? [] };
}

/** Builds a site, into a folder of its own. */
export async function buildSite(name: SiteName) {
  const { klaroUrl, without } = SITES[name];
  Object.assign(process.env, {
    VITE_GA_MEASUREMENT_ID: MEASUREMENT_ID,
    VITE_ADSENSE_CLIENT: 'ca-pub-1234567890123456',
    VITE_ADSENSE_SLOTS: `header=${HEADER_UNIT}`,
    VITE_KLARO_URL: klaroUrl,
  });
  const config = await readConfig(without);
  const outDir = folderOf(name);
  const settings = {
    ...config,
    root: WEB,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true, reportCompressedSize: false },
  } as const;
  if (without.includes('nanpure:prerender')) {
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
