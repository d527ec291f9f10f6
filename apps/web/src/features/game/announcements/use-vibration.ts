import { useEffect, useRef } from 'react';
import type { Session } from '../session/session.ts';

const SHORT = 60;

/** A short buzz with each counted mistake, on devices that can, for those who want it. */
export function useVibration({ game: { mistakes } }: Session, isWanted: boolean) {
  const before = useRef(mistakes);
  useEffect(() => {
    const isNew = mistakes > before.current;
    before.current = mistakes;
    if (isNew && isWanted) navigator.vibrate?.(SHORT);
  }, [mistakes, isWanted]);
}
