import { type RefObject, useLayoutEffect } from 'react';
import { TAB_STOP } from '../../../board/tab-stop.ts';

/** The board keeps the focus: what is said beside it is read out, and the keys go on working. */
const KEEPS_FOCUS = '[role="grid"]';

/** Of a board the cell that is selected now: another one than before, where the selection was moved meanwhile. */
function cellNow(before: Element): Element {
  return before.closest(KEEPS_FOCUS)?.querySelector(TAB_STOP) ?? before;
}

/**
 * Takes the focus into something that has appeared, and back to where it was when that goes away
 * with the focus in it.
 */
export function useFocusReturn(container: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = container;
    const before = document.activeElement;
    if (!before?.closest(KEEPS_FOCUS)) current?.focus({ preventScroll: true });
    return () => {
      const isInside = current?.contains(document.activeElement);
      const place = before && cellNow(before);
      if (isInside && place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [container]);
}
