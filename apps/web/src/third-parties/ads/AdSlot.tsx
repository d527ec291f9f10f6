import { AD_LABEL, type Language } from '@nanpure/content';
import { useEffect, useRef } from 'react';
import { logProblem } from '../../lib/log.ts';
import styles from './ad-slot.module.css';
import type { Placement } from './placements.ts';
import type { AdOrder, AdProvider } from './provider.ts';

interface AdSlotProps extends Pick<AdOrder, 'isPersonalized' | 'tell'> {
  readonly placement: Exclude<Placement, 'rewardModal'>;
  readonly language: Language;
  /** Left out while the visitor doesn't agree: nothing is asked for then. */
  readonly loadProvider: (() => Promise<AdProvider>) | undefined;
}

/**
 * A place for an ad. Its room is kept before its page is painted (`data-ads` at the body), whatever comes.
 */
export function AdSlot({ placement, language, loadProvider, isPersonalized, tell }: AdSlotProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = room;
    if (!loadProvider || !element) return;
    let empty: (() => void) | undefined;
    let isOver = false;
    const fill = (provider: AdProvider) => {
      // On a narrow screen some places aren't there: nothing is asked for that nobody would see.
      const isShown = element.getClientRects().length > 0;
      if (!isOver && isShown) empty = provider.fill(element, { placement, isPersonalized, tell });
    };
    loadProvider().then(fill, (reason: unknown) => logProblem('There is no ad.', reason));
    return () => {
      isOver = true;
      empty?.();
    };
  }, [placement, loadProvider, isPersonalized, tell]);
  return (
    <aside className={styles.slot} data-placement={placement} aria-label={AD_LABEL[language]}>
      <p className={styles.label}>{AD_LABEL[language]}</p>
      <div ref={room} className={styles.room} />
    </aside>
  );
}
