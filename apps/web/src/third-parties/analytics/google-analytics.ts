import { LEGAL_FACTS } from '@nanpure/content/legal';
import type { Agreement, AnalyticsProvider } from './analytics.ts';
import { removeCookies } from './cookies.ts';
import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** The queue of Google's tag; each entry is the arguments of a call. */
    dataLayer?: object[];
    /** Has the tag send nothing more. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** How long the tag is to wait for the visitor's will, in milliseconds. */
const WAIT_FOR_UPDATE = 500;

/** How long the tag's cookies live, in seconds. */
const COOKIE_MAX_AGE = LEGAL_FACTS.analyticsCookieSeconds;

const COOKIES = /^(_ga(_.*)?|_gid|_gat(_.*)?)$/;

/** Consent Mode's four signals. */
function signalsOf({ analytics, advertising }: Agreement) {
  const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: stateOf(advertising),
    ad_user_data: stateOf(advertising),
    ad_personalization: stateOf(advertising),
    analytics_storage: stateOf(analytics),
  };
}

/** An address without its query and hash: the query can hold what somebody searched for. */
function bareAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Where the visitor is, and where from: the tag would take the whole addresses by itself. */
function bareAddresses() {
  return {
    page_location: bareAddress(window.location.href),
    page_referrer: bareAddress(document.referrer),
  };
}

/** The tag tells its calls from other entries by their being `arguments`, not arrays. */
function asArguments(..._values: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments;
}

function loadTag(measurementId: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`;
  // Blocked or offline: the next agreement, or the next visit, tries again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
}

/**
 * Google Analytics 4 with Consent Mode: everything is denied first, and the tag itself is only
 * fetched once the visitor agrees to analytics.
 */
export function createGoogleAnalytics(measurementId: string): AnalyticsProvider {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
  const gtag = (...values: readonly unknown[]) => void queue.push(asArguments(...values));
  let tag: HTMLScriptElement | undefined;

  gtag('consent', 'default', {
    ...signalsOf({ analytics: false, advertising: false }),
    wait_for_update: WAIT_FOR_UPDATE,
  });

  const start = () => {
    if (tag?.isConnected) return;
    if (!tag) {
      gtag('js', new Date());
      gtag('set', bareAddresses());
      gtag('config', measurementId, {
        send_page_view: false,
        cookie_expires: COOKIE_MAX_AGE,
        cookie_flags: `max-age=${COOKIE_MAX_AGE};secure;samesite=none`,
      });
    }
    tag = loadTag(measurementId);
  };

  return {
    follow: (agreement) => {
      window[`ga-disable-${measurementId}`] = !agreement.analytics;
      gtag('consent', 'update', signalsOf(agreement));
      if (agreement.analytics) start();
      else removeCookies(COOKIES);
    },
    send: ({ name, parameters }: AnalyticsEvent) => {
      // It holds for all that is sent until the next page.
      if (name === 'page_view') gtag('set', bareAddresses());
      gtag('event', name, parameters);
      if (name === 'game_complete') {
        gtag('event', 'conversion', { send_to: measurementId, ...parameters });
      }
    },
  };
}
