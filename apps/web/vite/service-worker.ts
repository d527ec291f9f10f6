import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build as bundle, type Plugin, type Rolldown } from 'vite';
import { MODULE_LIST_ID } from '../src/app/hydration/element-ids.ts';
import type { Build } from '../src/features/pwa/worker/build.ts';

const SOURCE = 'src/features/pwa/worker/service-worker.ts';

/** The files of a folder that make up the site, in order, by their paths below it. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(?:html|js|css|woff2)$/.test(name)).sort();
}

/** The module that a page of the app starts with: the first of its list. */
function entryOf(html: string): string {
  const [, entry] = new RegExp(`id="${MODULE_LIST_ID}"[^>]*>\\["([^"]+)"`).exec(html) ?? [];
  if (!entry) throw new Error('The page starts no module.');
  return entry;
}

/** What a built site consists of. */
async function describeBuild(folder: string): Promise<Build> {
  const files = await filesIn(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  const assets = files.filter((file) => file.startsWith('assets')).map((file) => `/${file}`);
  return {
    version: hash.digest('hex').slice(0, 12),
    entry: entryOf(await readFile(join(folder, 'en/index.html'), 'utf8')),
    assets: assets.map((path) => path.replaceAll('\\', '/')),
  };
}

/** The service worker for a build, as one script. */
async function scriptFor(site: Build, root: string, conditions: string[]): Promise<string> {
  const result = await bundle({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SITE_BUILD: JSON.stringify(site) },
    resolve: { conditions },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Writes the service worker once all pages are there: it is about all of them. */
export function serviceWorker(): Plugin {
  return {
    name: 'nanpure:service-worker',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) throw new Error('There is no build for browsers to keep.');
        const { root, build, resolve: resolution } = client.config;
        const folder = resolve(root, build.outDir);
        const script = await scriptFor(await describeBuild(folder), root, resolution.conditions);
        await writeFile(join(folder, 'sw.js'), script);
      },
    },
  };
}
