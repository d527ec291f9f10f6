import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same for good and does what the latest one does: what it is handed to
 * isn't drawn anew for its sake. For events only; while drawing it would be one step behind.
 */
export function useEventCallback<Arguments extends readonly unknown[], Answer>(
  callback: (...args: Arguments) => Answer,
): (...args: Arguments) => Answer {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args) => latest.current(...args), []);
}
