import { useEffect } from 'react';
import { useEventCallback } from '../../lib/use-event-callback.ts';

/** Whether a text is typed there. */
export function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select') !== null
  );
}

/** Whether the key belongs to what has the focus: a button is pressed by the space bar, a page scrolled by arrows. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (isInField(target)) return true;
  const isOnControl =
    target instanceof Element &&
    target.closest('a, button, input, summary, [role="dialog"]') !== null;
  return isOnControl && key === ' ';
}

/** Hears the keys of the whole page, but for fields; `press` says whether it has a use for one. */
export function usePageKeys(press: (event: KeyboardEvent) => boolean) {
  const hear = useEventCallback((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isTaken(event) && press(event)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hear]);
}
