import type { ToldLevel } from './way/StepPanel.tsx';

/* Where the keyboard goes on after what it was on has gone. */

export const NEXT_STEP = 'nav [data-kind="primary"]';

/** Once a step is told so far: the next question about it, or on to the next step. */
export const AFTER_TELLING: Readonly<Record<ToldLevel, string>> = {
  1: '[data-tells="technique"]',
  2: '[data-tells="all"]',
  3: NEXT_STEP,
};
