import { type RefObject, useLayoutEffect } from 'react';

/** The board keeps the focus: what is said beside it is read out, and the keys go on working. */
const KEEPS_FOCUS = '[role="grid"]';

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
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [container]);
}
