/** Google's queue for ads: before the script is there a plain array, then whatever it puts there. */
interface AdQueue {
  readonly push: (order: object) => unknown;
  /** Whether ads may not be chosen by the visitor's interests. */
  requestNonPersonalizedAds?: 0 | 1;
  /** Whether nothing is to be asked for at present. */
  pauseAdRequests?: 0 | 1;
}

declare global {
  interface Window {
    adsbygoogle?: AdQueue;
  }
}

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

let script: Promise<void> | undefined;

function fetchScript(client: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.async = true;
    element.crossOrigin = 'anonymous';
    element.src = `${SCRIPT}?client=${encodeURIComponent(client)}`;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      // Another try next time.
      script = undefined;
      reject(new Error('the ad script could not be loaded'));
    });
    document.head.append(element);
  });
}

/**
 * Fetches Google's script for ads, once. To be called only while the visitor agrees. Rejects when it
 * can't be had.
 *
 * @param client the publisher's id, `ca-pub-…`
 */
export function loadAdScript(client: string): Promise<void> {
  script ??= fetchScript(client);
  return script;
}

/** Where orders for ads go. */
export function adQueue(): AdQueue {
  const queue: AdQueue = window.adsbygoogle ?? ([] as object[]);
  window.adsbygoogle = queue;
  return queue;
}
