import { useEffect, useRef } from 'react';

/**
 * Scrolls as far as it takes to have all of a task in sight where a stage begins: on a small phone its answers would
 * lie below, under the buttons that stay in sight. Never beyond its question.
 */
export function useSightOfTask() {
  const task = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!task.current) return;
    const { top, bottom } = task.current.getBoundingClientRect();
    const hidden = Math.min(bottom - window.innerHeight, top);
    if (hidden > 0) window.scrollBy(0, hidden);
  }, []);
  return task;
}
