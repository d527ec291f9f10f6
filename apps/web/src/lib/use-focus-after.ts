import { useEffect, useRef } from 'react';

/**
 * Where a page shows something else, and what had the focus has gone with the rest: gives it to what the selector
 * finds, so that the keyboard needn't begin at the top.
 */
export function useFocusAfter(selector: string) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // After each change of the page: a step of a list takes itself away without another selector.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    page.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  return page;
}
