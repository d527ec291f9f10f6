import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = { js: 'text/javascript', css: 'text/css' } as const;

/** What the site is built with, other than usual. */
interface BundleOptions {
  /** The file that starts it, below `apps/web`. */
  readonly entry: string;
  /** Variables of the build. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The scripts and styles of another build, by their paths; `/entry.js` starts it. */
async function bundle({ entry, env = {} }: BundleOptions) {
  const define = Object.entries(env).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'import.meta.env.PUBLIC_URL': '""', ...Object.fromEntries(define) },
    resolve: { conditions: ['@nanpure/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'entry.js' } },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

const bundles = new Map<string, ReturnType<typeof bundle>>();

/** The same, built once a worker. */
function builtOnce(options: BundleOptions) {
  const key = JSON.stringify(options);
  const files = bundles.get(key) ?? bundle(options);
  bundles.set(key, files);
  return files;
}

/** Has the page get another build of the site in place of the one that is served; data stays. */
export async function serveBundle(page: Page, options: BundleOptions) {
  const files = await builtOnce(options);
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Test</title><link rel="icon" href="data:,"><body><div id="root"></div><script type="module" src="/entry.js"></script></body></html>`;
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname);
    if (file !== undefined) {
      const contentType = pathname.endsWith('css') ? TYPES.css : TYPES.js;
      await route.fulfill({ contentType, body: Buffer.from(file) });
    } else if (route.request().resourceType() === 'document') {
      await route.fulfill({ contentType: 'text/html', body: html });
    } else await route.fallback();
  });
}
