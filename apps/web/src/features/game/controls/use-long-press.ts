import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** From here on a press is a long one. */
const LONG_PRESS_MS = 450;

/**
 * The handlers of a button that does something else where it is held down. `onLongPress` tells whether it did
 * something; where it didn't, the press counts as usual once it ends.
 */
export function useLongPress(onPress: () => void, onLongPress: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDone = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      end();
      isDone.current = false;
      if (button !== 0) return;
      timer.current = setTimeout(() => {
        isDone.current = onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // The browser's menu would cover the board.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A finger leaves the button before its click comes, and some browsers send none; those of keys have no detail.
    onClick: ({ detail }: MouseEvent) => {
      // It may come while the finger is still down, where another thumb has tapped.
      end();
      const isEndOfLongPress = isDone.current && detail > 0;
      isDone.current = false;
      if (!isEndOfLongPress) onPress();
    },
  };
}
