import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { HEADER_UNIT, KLARO_URL, MEASUREMENT_ID } from './site.ts';

/* Stand-ins for third parties, which speak as they do and are served at their addresses. */

/** What a stand-in does when it is asked for. */
export type Mood = 'well' | 'empty' | 'blocked' | 'silent' | 'broken';

/**
 * Google's tag: obeys Consent Mode, sets its cookies, and sends each event to its own address. As the
 * real one, it doesn't care what becomes of what it sends.
 */
const TAG = `
  const state = {};
  const send = (name) => fetch('https://region1.google-analytics.com/g/collect?en=' + name, {
    method: 'POST', mode: 'no-cors', keepalive: true,
  }).catch(() => undefined);
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

/** Klaro's own script. */
const KLARO = await readFile(
  createRequire(import.meta.url).resolve('klaro/dist/klaro-no-css.js'),
  'utf8',
);

/** What is at the addresses that begin so: its type and its text. */
const ANSWERS: readonly (readonly [string, string, string])[] = [
  ['https://www.googletagmanager.com/gtag/js?', 'text/javascript', TAG],
  ['https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?', 'text/javascript', AD_SCRIPT],
  ['https://googleads.g.doubleclick.net/pagead/ads?', 'text/html', AD],
  ['https://region1.google-analytics.com/g/collect?', 'text/plain', ''],
  [KLARO_URL, 'text/javascript', KLARO],
];

/** How the log has an ad that is chosen by interests, in the place above each page. */
export const AD_OF_HEADER = `googleads.g.doubleclick.net/pagead/ads?npa=0&slotname=${HEADER_UNIT}`;

/** The third parties, as a test sees them. */
export interface ThirdParties {
  /** Everything that was asked of them, as host and path with query, in order. */
  readonly log: readonly string[];
  /** How they behave from now on. */
  readonly behave: (mood: Mood) => void;
}

/** Puts the stand-ins in the place of whatever isn't the site; others are refused. */
export async function standIn(page: Page, site: string): Promise<ThirdParties> {
  const log: string[] = [];
  let mood: Mood = 'well';
  await page.route(
    (url) => url.origin !== site,
    (route) => {
      const address = route.request().url();
      log.push(address.replace('https://', ''));
      const [, contentType, body = ''] = ANSWERS.find(([start]) => address.startsWith(start)) ?? [];
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
