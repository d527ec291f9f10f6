import { type RefObject, useEffect, useRef } from 'react';
import styles from './solver.module.css';

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * Brings what came of a puzzle (`data-outcome`) into sight, and its board with it: what was pressed for it may stand
 * far below. Without a movement, as nothing of what was there before is left to follow.
 */
export function useSightOfOutcome(
  page: RefObject<HTMLElement | null>,
  asked: number,
  isSettled: boolean,
) {
  const shown = useRef(asked);
  useEffect(() => {
    if (!isSettled || shown.current === asked) return;
    shown.current = asked;
    const outcome = page.current?.querySelector('[data-outcome]');
    if (!outcome) return;
    const board = outcome.closest(`.${styles.columns}`) ?? outcome;
    if (board.getBoundingClientRect().top >= 0 && isInSight(outcome)) return;
    board.scrollIntoView();
    outcome.scrollIntoView({ block: 'nearest' });
  }, [page, asked, isSettled]);
}
