import { useEffect, useRef } from 'react';
import type { Start } from './use-starting-session.ts';

const CELL = '[data-cell]';

/** Where the focus goes on from something that is gone: the same cell, else the heading of what has come. */
function placeAfter(gone: Element, start: Start): Element | null {
  if (start.status !== 'ready') return document.querySelector('main [role="alert"] h2');
  const focused = gone.closest(CELL)?.getAttribute('data-cell');
  const cell = focused ?? start.session.selected;
  const place = cell === undefined ? 'h1' : `[role="grid"] [data-cell="${cell}"]`;
  return document.querySelector(`main ${place}`);
}

/**
 * The screen is drawn anew when a puzzle arrives, or can't be had: what had the focus is gone then. The
 * focus goes on in its place, and stays where it is if the player has gone elsewhere meanwhile.
 */
export function useRestoredFocus(start: Start) {
  const latest = useRef<Element>(undefined);
  useEffect(() => {
    const note = (element: EventTarget | null) => {
      if (element instanceof Element && element !== document.body) latest.current = element;
    };
    const onFocusIn = ({ target }: FocusEvent) => note(target);
    // The page could be used before it was awake.
    note(document.activeElement);
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    const gone = latest.current;
    if (start.status === 'loading' || document.activeElement !== document.body) return;
    if (!gone || gone.isConnected) return;
    const place = placeAfter(gone, start);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }, [start]);
}
