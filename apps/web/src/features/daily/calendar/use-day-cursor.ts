import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonths, type Day } from '../../../lib/calendar.ts';
import { type DayRange, dayAfterKey, withinRange } from './month.ts';

/** The one day of a calendar that the Tab key reaches, which moves with the other keys. */
export function useDayCursor(chosen: Day, range: DayRange) {
  const [cursor, setCursor] = useState(chosen);
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setCursor(chosen);
  }
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The days are links, and links know only Enter.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
    const next = dayAfterKey(event.key, event.shiftKey, cursor);
    if (!next) return;
    event.preventDefault();
    const day = withinRange(next, range);
    isMoving.current = day !== cursor;
    setCursor(day);
  };
  return {
    cursor,
    grid,
    onKeyDown,
    /** Turns to another month; the focus stays on the button. */
    showMonth: (months: number) => setCursor(withinRange(addMonths(cursor, months), range)),
  };
}
