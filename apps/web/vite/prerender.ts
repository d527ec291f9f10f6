import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Manifest, Plugin } from 'vite';
import { MODULE_LIST_ID } from '../src/app/hydration/element-ids.ts';
import type { PrerenderedPage, StaticPage } from '../src/app/prerender.tsx';
import { bundleInlineScript } from './bundle-inline-script.ts';
import { inlineScriptSources } from './inline-scripts.ts';

/** The files of a module and of all it imports at once. */
function filesOf(manifest: Manifest, module: string): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name))];
}

/** The files of the modules that a page needs beside the entry. */
function filesOfPage(manifest: Manifest, { modules }: PrerenderedPage): string[] {
  return modules.flatMap((module) => filesOf(manifest, module)).map((file) => `/${file}`);
}

/** Puts text in place of a mark, which must be there. */
function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The template has no ${mark}`);
  return template.replace(mark, () => text);
}

const DIGITS = 'src/styles/digits.woff2';

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** How a page gets its modules. */
interface Loading {
  readonly script: string;
  /** What the script has to know, as attributes of the list. */
  readonly attributes: string;
}

/**
 * A page with its modules, those of the template and more, as a list instead of scripts and links: browsers
 * would fetch them ahead of what is painted.
 */
function putModulesLast(html: string, more: readonly string[], loading: Loading): string {
  const [, entry] = ENTRY.exec(html) ?? [];
  if (!entry) throw new Error('The template starts no script.');
  const preloaded = [...html.matchAll(PRELOADED)].flatMap(([, path]) => path ?? []);
  const paths = JSON.stringify([...new Set([entry, ...preloaded, ...more])]);
  const list = `<script type="application/json" id="${MODULE_LIST_ID}"${loading.attributes}>${paths}</script>`;
  const withoutModules = html.replace(ENTRY, '').replaceAll(PRELOADED, '');
  return fill(
    withoutModules,
    '</body>',
    `${list}\n    <script>${loading.script}</script>\n  </body>`,
  );
}

function makePage(template: string, { head, root }: StaticPage): string {
  return fill(fill(template, '<!--head-->', head), '<div id="root"></div>', root);
}

/** What all pages of the app are made from. */
interface AppTemplate {
  readonly html: string;
  readonly manifest: Manifest;
  /** The scripts that load a page's modules: by itself, or once something is used. */
  readonly loaders: { readonly atOnce: string; readonly onUse: string };
}

function loadingOf({ lazyHydration }: PrerenderedPage, { loaders }: AppTemplate): Loading {
  if (!lazyHydration) return { script: loaders.atOnce, attributes: '' };
  const prefixes = lazyHydration.unlessStored.join(' ');
  return { script: loaders.onUse, attributes: ` data-unless-stored="${prefixes}"` };
}

/** A page that shows a board gets the board's digits at once, not when its styles ask for them. */
function withDigits(page: PrerenderedPage, manifest: Manifest): PrerenderedPage {
  if (!page.root.includes('role="grid"')) return page;
  const font = manifest[DIGITS];
  if (!font) throw new Error(`The build has no ${DIGITS}.`);
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`;
  return { ...page, head: page.head + link };
}

function makeAppPage(app: AppTemplate, page: PrerenderedPage) {
  const filled = makePage(app.html, withDigits(page, app.manifest));
  const html = putModulesLast(filled, filesOfPage(app.manifest, page), loadingOf(page, app));
  const game = page.root.includes('data-game-area') ? ' data-game' : '';
  return fill(html, '<html lang="en">', `<html lang="${page.language}"${game}>`);
}

async function writePages(folder: string, pages: readonly (readonly [string, string])[]) {
  for (const [file, html] of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), html);
  }
  const sources = inlineScriptSources(pages.map(([, html]) => html));
  await writeFile(join(folder, 'csp-hashes.json'), `${JSON.stringify(sources)}\n`);
}

/** Turns the two builds into pages, those of some paths or all: `client` has templates and chunks, `server` can draw. */
async function prerenderInto(client: string, server: string, paths?: readonly string[]) {
  const {
    prerenderPages,
    forwardingPages,
    webManifests,
  }: typeof import('../src/app/prerender.tsx') = await import(
    pathToFileURL(join(server, 'prerender.js')).href
  );
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const app: AppTemplate = {
    html: await readFile(join(client, 'index.html'), 'utf8'),
    manifest,
    loaders: {
      atOnce: await bundleInlineScript('src/app/hydration/module-loader-script.ts'),
      onUse: await bundleInlineScript('src/app/hydration/lazy-app-script.ts'),
    },
  };
  const forward = await readFile(join(client, 'forward.html'), 'utf8');
  await rm(join(client, 'forward.html'));
  await rm(join(client, '.vite'), { recursive: true });
  await writePages(client, [
    ...(await prerenderPages(paths)).map((page) => [page.file, makeAppPage(app, page)] as const),
    ...forwardingPages().map((page) => [page.file, makePage(forward, page)] as const),
  ]);
  for (const [file, text] of await webManifests()) await writeFile(join(client, file), text);
  await rm(server, { recursive: true });
}

/**
 * After the build for browsers comes one for Node that can draw every page (`src/app/prerender.tsx`);
 * with both, each page is written as a file that can be read without a script. A test may do with the pages of some paths.
 */
export function prerender(paths?: readonly string[]): Plugin {
  return {
    name: 'nanpure:prerender',
    apply: 'build',
    config: ({ build }) => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              input: { index: 'index.html', forward: 'forward.html' },
            },
          },
        },
        ssr: {
          // In one file, with the sources of the packages: Node alone couldn't load those.
          resolve: { noExternal: true },
          build: {
            // Beside the build for browsers: several may be under way at once.
            outDir: `${build?.outDir ?? 'dist'}-ssr`,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/prerender.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr)
        throw new Error('Prerendering takes a build for browsers and one for Node.');
      await builder.build(client);
      await builder.build(ssr);
      const folderOf = ({ config }: BuildEnvironment) => resolve(config.root, config.build.outDir);
      await prerenderInto(folderOf(client), folderOf(ssr), paths);
    },
  };
}
