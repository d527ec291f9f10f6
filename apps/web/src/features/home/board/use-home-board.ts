import { useState } from 'react';
import { HOME_POSITIONS, type HomePosition } from './positions.ts';
import type { Attempt } from './views.ts';

const UNTRIED: Attempt = { digit: undefined, isExplained: false, tries: 0 };

/** The position that is shown, what was tried on it, and the cell that has the focus. */
export function useHomeBoard() {
  const [index, setIndex] = useState(0);
  const [attempt, setAttempt] = useState(UNTRIED);
  const position: HomePosition = HOME_POSITIONS[index] ?? HOME_POSITIONS[0];
  const [selected, setSelected] = useState(position.cell);
  const isSolved = attempt.digit === position.digit;
  return {
    position,
    attempt,
    isSolved,
    selected,
    select: setSelected,
    answer: (digit: number) => {
      if (isSolved) return;
      setAttempt({ digit, isExplained: false, tries: attempt.tries + 1 });
      setSelected(position.cell);
    },
    explain: () => setAttempt({ ...attempt, isExplained: true }),
    showNext: () => {
      const next = (index + 1) % HOME_POSITIONS.length;
      setIndex(next);
      setAttempt(UNTRIED);
      setSelected((HOME_POSITIONS[next] ?? HOME_POSITIONS[0]).cell);
    },
  };
}
