import type { AnalyticsEvent } from './events.ts';

/** What the visitor has agreed to, as far as it concerns those who count. */
export interface Agreement {
  readonly analytics: boolean;
  readonly advertising: boolean;
}

/** A service that counts. Another service is another one of these. */
export interface AnalyticsProvider {
  /** Told whenever the visitor's will is another one; before the first call nothing is agreed to. */
  readonly follow: (agreement: Agreement) => void;
  /** Counts an event; called only while the visitor agrees to analytics. */
  readonly send: (event: AnalyticsEvent) => void;
}

/**
 * Passes events on to a provider while the visitor agrees, and drops the others. Only those of the
 * page that is being looked at wait for the visitor's agreement.
 */
export function createAnalytics(provider: AnalyticsProvider) {
  let agreement: Agreement = { analytics: false, advertising: false };
  let visited: string | undefined;
  let waiting: readonly AnalyticsEvent[] = [];

  const sendWaiting = () => {
    if (!agreement.analytics) return;
    for (const event of waiting) provider.send(event);
    waiting = [];
  };

  return {
    follow: ({ analytics, advertising }: Agreement) => {
      const isSame = analytics === agreement.analytics && advertising === agreement.advertising;
      if (isSame) return;
      agreement = { analytics, advertising };
      provider.follow(agreement);
      sendWaiting();
    },
    /** Another page is on show, with what is to be counted about it; the same one again is none. */
    visit: (path: string, events: readonly AnalyticsEvent[]) => {
      if (path === visited) return;
      visited = path;
      waiting = events;
      sendWaiting();
    },
    report: (event: AnalyticsEvent) => {
      if (agreement.analytics) provider.send(event);
    },
  };
}
