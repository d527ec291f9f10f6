import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { freePort } from './free-port.ts';

/*
 * The site as it is built and served for somebody who has configured third parties, and stand-ins
 * for these, which speak as they do and are served at their addresses.
 */

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

export const MEASUREMENT_ID = 'G-TEST123456';
const HEADER_UNIT = '1111111111';

const CONFIGURATION = {
  VITE_GA_MEASUREMENT_ID: MEASUREMENT_ID,
  VITE_ADSENSE_CLIENT: 'ca-pub-1234567890123456',
  VITE_ADSENSE_SLOTS: `header=${HEADER_UNIT}`,
};

function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: WEB,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function buildInto(folder: string) {
  const build = run(
    [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    CONFIGURATION,
  );
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`the build with third parties failed: ${code}`);
}

function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function untilUp(origin: string, server: ChildProcess) {
  while (!(await isUp(origin))) {
    if (server.exitCode !== null)
      throw new Error('the server of the site with third parties ended');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The built site with third parties; `use` gets the address at which it is served. */
async function serveSite(use: (origin: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'nanpure-third-parties-'));
  const site = join(folder, 'site');
  await buildInto(site);
  const port = String(await freePort());
  const server = run(['../api/dist/server.js'], {
    PORT: port,
    HOST: '127.0.0.1',
    SITE_FOLDER: site,
    DATABASE_URL: `file:${join(folder, 'contact.db')}`,
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilUp(origin, server);
    await use(origin);
  } finally {
    server.kill();
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  }
}

/** What a stand-in does when it is asked for. */
export type Mood = 'well' | 'empty' | 'blocked' | 'silent' | 'broken';

/** Google's tag: obeys Consent Mode, sets its cookies, and sends each event to its own address. */
const TAG = `
  const state = {};
  const send = (name) => fetch('https://region1.google-analytics.com/g/collect?en=' + name, {
    method: 'POST', mode: 'no-cors', keepalive: true,
  });
  const take = (entry) => {
    const [command, name, parameters] = entry;
    if (command === 'consent') Object.assign(state, parameters);
    if (command === 'config' && state.analytics_storage === 'granted') {
      for (const cookie of ['_ga', '_ga_TEST123456']) {
        document.cookie = cookie + '=GS1.1; path=/; ' + parameters.cookie_flags;
      }
    }
    if (command === 'event' && !window['ga-disable-${MEASUREMENT_ID}']) send(name);
  };
  const { dataLayer } = window;
  for (const entry of dataLayer) take(entry);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => { const length = push(...entries); entries.forEach(take); return length; };
`;

/** Google's script for ads: fills the next empty element for each order, or says that it has none. */
const AD_SCRIPT = `
  const orders = window.adsbygoogle ?? [];
  const fill = (order) => {
    if (order.type === 'reward') return setTimeout(() => order.adBreakDone({ breakStatus: 'noAdPreloaded' }));
    const unit = document.querySelector('ins.adsbygoogle:not([data-ad-status])');
    if (!unit || queue.pauseAdRequests) return;
    const url = 'https://googleads.g.doubleclick.net/pagead/ads?npa=' + queue.requestNonPersonalizedAds
      + '&slotname=' + (unit.dataset.adSlot ?? '');
    if (window.adsAreEmpty) { unit.dataset.adStatus = 'unfilled'; return; }
    const frame = document.createElement('iframe');
    frame.title = 'Advertisement';
    frame.width = '100%';
    frame.height = '1000';
    frame.src = url;
    unit.append(frame);
    unit.dataset.adStatus = 'filled';
  };
  const queue = window.adsbygoogle = {
    requestNonPersonalizedAds: orders.requestNonPersonalizedAds,
    pauseAdRequests: orders.pauseAdRequests,
    push: fill,
  };
  for (const order of orders) fill(order);
`;

const AD = '<!doctype html><title>Ad</title><p>An ad</p>';

interface ThirdParties {
  /** Everything that was asked of third parties, as host and path with query, in order. */
  readonly log: readonly string[];
  /** How they behave from now on. */
  readonly behave: (mood: Mood) => void;
}

async function standIn(page: Page, origin: string): Promise<ThirdParties> {
  const log: string[] = [];
  let mood: Mood = 'well';
  const answers: readonly (readonly [RegExp, string, string])[] = [
    [/^www\.googletagmanager\.com\/gtag\/js/, 'text/javascript', TAG],
    [/^pagead2\.googlesyndication\.com\/pagead\/js/, 'text/javascript', AD_SCRIPT],
    [/^googleads\.g\.doubleclick\.net/, 'text/html', AD],
    [/^region1\.google-analytics\.com/, 'text/plain', ''],
  ];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const address = `${host}${pathname}${search}`;
      log.push(address);
      const [, contentType, body = ''] = answers.find(([form]) => form.test(address)) ?? [];
      if (mood === 'blocked' || contentType === undefined) return route.abort('blockedbyclient');
      if (mood === 'silent') return;
      if (mood === 'broken')
        return route.fulfill({ contentType, body: 'throw new Error("broken")' });
      const isEmpty = mood === 'empty' && body === AD_SCRIPT;
      return route.fulfill({ contentType, body: isEmpty ? `adsAreEmpty = true;${body}` : body });
    },
  );
  const behave = (next: Mood) => {
    mood = next;
  };
  return { log, behave };
}

/** Playwright's `test` on the site with third parties, with stand-ins for these. */
export const test = base.extend<{ thirdParties: ThirdParties }, { site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  site: [async ({}, use) => serveSite(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site),
  // The watch over all pages takes any request elsewhere for a trouble; here the log is looked at.
  expectedErrors: [[/^request elsewhere: https:\/\//], { scope: 'test' }],
  // Always: nothing is ever asked of the real ones.
  thirdParties: [async ({ page, site }, use) => use(await standIn(page, site)), { auto: true }],
});
