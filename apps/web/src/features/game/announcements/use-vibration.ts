import { useEffect, useRef } from 'react';
import type { Session } from '../session/session.ts';

const SHORT = 60;

/** Vibrates at each counted mistake, if the setting is on and the device can. */
export function useVibration({ game: { mistakes } }: Session, isWanted: boolean) {
  const before = useRef(mistakes);
  useEffect(() => {
    const isNew = mistakes > before.current;
    before.current = mistakes;
    if (isNew && isWanted) navigator.vibrate?.(SHORT);
  }, [mistakes, isWanted]);
}
