import { useEffect, useRef } from 'react';
import type { Start } from './use-starting-session.ts';

const CELL = '[data-cell]';

/** What takes the focus of an element that is gone: the same cell, or else the heading of the new screen. */
function placeAfter(gone: Element, start: Start): Element | null {
  if (start.status !== 'ready') return document.querySelector('main [role="alert"] h2');
  const focused = gone.closest(CELL)?.getAttribute('data-cell');
  const cell = focused ?? start.session.selected;
  const place = cell === undefined ? 'h1' : `[role="grid"] [data-cell="${cell}"]`;
  return document.querySelector(`main ${place}`);
}

/**
 * Restores the focus when the screen is replaced because a puzzle has arrived or failed to load. A focus
 * that the player has moved meanwhile stays where it is.
 */
export function useRestoredFocus(start: Start) {
  const latest = useRef<Element>(undefined);
  useEffect(() => {
    const note = (element: EventTarget | null) => {
      if (element instanceof Element && element !== document.body) latest.current = element;
    };
    const onFocusIn = ({ target }: FocusEvent) => note(target);
    // The prerendered page can have the focus before hydration.
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
