import { logProblem } from '../../lib/log.ts';
import { adQueue, loadAdScript } from './google-ads.ts';
import type { Placement } from './placements.ts';
import type { AdOrder, AdProvider } from './provider.ts';

interface AdsenseOptions {
  /** The publisher's id, `ca-pub-…`. */
  readonly client: string;
  /** The ids of ad units, by placement; a placement without one is an ad of no unit. */
  readonly units: Readonly<Partial<Record<Placement, string>>>;
}

/** The element that AdSense fills. Its size is that of the slot, and stays. */
function makeUnit({ client, units }: AdsenseOptions, { placement }: AdOrder): HTMLElement {
  const unit = document.createElement('ins');
  unit.className = 'adsbygoogle';
  unit.dataset.adClient = client;
  const id = units[placement];
  if (id) unit.dataset.adSlot = id;
  if (placement === 'multiplex') unit.dataset.adFormat = 'autorelaxed';
  return unit;
}

/** Tells once when the ad is filled and at least half of it is in sight. */
function watchSight(unit: HTMLElement, onSeen: () => void): () => void {
  let isInSight = false;
  const check = () => {
    if (!isInSight || unit.dataset.adStatus !== 'filled') return;
    stop();
    onSeen();
  };
  const filling = new MutationObserver(check);
  const sight = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting === true;
      check();
    },
    { threshold: 0.5 },
  );
  const stop = () => {
    filling.disconnect();
    sight.disconnect();
  };
  filling.observe(unit, { attributes: true, attributeFilter: ['data-ad-status'] });
  sight.observe(unit);
  return stop;
}

/** An ad is a frame of another site, which tells nothing: but a click takes the focus there. */
function watchClicks(unit: HTMLElement, onClick: () => void): () => void {
  const check = () => {
    if (document.activeElement?.tagName === 'IFRAME' && unit.contains(document.activeElement)) {
      onClick();
    }
  };
  window.addEventListener('blur', check);
  return () => window.removeEventListener('blur', check);
}

/** Ads from Google AdSense. Its script is fetched with the first one. */
export function createAdsense(options: AdsenseOptions): AdProvider {
  const request = async (isCancelled: () => boolean, { isPersonalized }: AdOrder) => {
    try {
      const queue = adQueue();
      queue.requestNonPersonalizedAds = isPersonalized ? 0 : 1;
      queue.pauseAdRequests = 0;
      await loadAdScript(options.client);
      // It fills the next element that is empty: none must be asked for that is gone.
      if (!isCancelled()) adQueue().push({});
    } catch (reason) {
      // Blocked or offline: the place stays empty.
      logProblem('There is no ad.', reason);
    }
  };

  return {
    fill: (element, order) => {
      const unit = makeUnit(options, order);
      element.append(unit);
      const unitId = options.units[order.placement] ?? order.placement;
      const stops = [
        watchSight(unit, () => order.tell('impression', unitId)),
        watchClicks(unit, () => order.tell('click', unitId)),
      ];
      void request(() => !unit.isConnected, order);
      return () => {
        for (const stop of stops) stop();
        unit.remove();
      };
    },
    stop: () => {
      const queue = adQueue();
      queue.requestNonPersonalizedAds = 1;
      queue.pauseAdRequests = 1;
    },
  };
}
