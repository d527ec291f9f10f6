import type { Locator } from '@playwright/test';

/** So many pixels within its edges an element is looked at: corners are round. */
const INSET = 8;

/** Whether an element is in sight, with nothing over its top or its bottom, as it stands and without scrolling. */
export function isUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element, inset) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + inset, bottom - inset].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  }, INSET);
}
