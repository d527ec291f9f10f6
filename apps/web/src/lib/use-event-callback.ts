import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback with a stable identity that calls the latest function, so that memoised components don't
 * render again for it. For event handlers only: during a render it would call the previous function.
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
