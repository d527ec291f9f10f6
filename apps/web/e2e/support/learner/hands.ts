import type { Cell, Digit } from '@nanpure/engine';
import { expect, type Page } from '@playwright/test';

/** How a learner does what is to be done. */
export interface Hands {
  readonly tap: (cell: Cell) => Promise<void>;
  readonly enter: (cell: Cell, digit: Digit) => Promise<void>;
  /** A button, or a link. */
  readonly press: (name: string) => Promise<void>;
}

/** By roles and names, as software does that reads a page to somebody and presses for them. */
export function handsByNames(page: Page): Hands {
  const main = page.getByRole('main');
  // By a key: of two quick clicks in the same place the second one doesn't count.
  const press = (name: string) =>
    main
      .getByRole('button', { name, exact: true })
      .or(main.getByRole('link', { name, exact: true }))
      .press('Enter');
  const tap = async (cell: Cell) => {
    const one = main.getByRole('gridcell', {
      name: new RegExp(
        `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}(,|$)|、${Math.floor(cell / 9) + 1}行${(cell % 9) + 1}列(、|$)`,
      ),
    });
    await one.click();
  };
  return {
    tap,
    press,
    enter: async (cell, digit) => {
      await tap(cell);
      await press(String(digit));
    },
  };
}

/** By keys alone: Tab to go on, arrows on the board, Enter to press. */
export function handsByKeys(page: Page): Hands {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const copy = activeElement?.cloneNode(true);
      if (copy instanceof Element) {
        for (const unheard of copy.querySelectorAll('[aria-hidden=true]')) unheard.remove();
      }
      return {
        cell: activeElement?.getAttribute('data-cell') ?? undefined,
        name: copy?.textContent ?? '',
        isPressed: activeElement?.matches('button, a') ?? false,
      };
    });
  type Focus = Awaited<ReturnType<typeof focused>>;
  const tabTo = async (isThere: (focus: Focus) => boolean) => {
    for (let tabs = 0; tabs < 60; tabs++) {
      const focus = await focused();
      if (isThere(focus)) return focus;
      await page.keyboard.press('Tab');
    }
    throw new Error('the focus does not get there by Tab');
  };
  const goTo = async (cell: Cell) => {
    const focus = await tabTo((each) => each.cell !== undefined);
    const from = Number(focus.cell);
    const [down, right] = [Math.floor(cell / 9) - Math.floor(from / 9), (cell % 9) - (from % 9)];
    for (let step = 0; step < Math.abs(down); step++) {
      await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    for (let step = 0; step < Math.abs(right); step++) {
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    await expect(page.locator(':focus')).toHaveAttribute('data-cell', String(cell));
  };
  return {
    tap: async (cell) => {
      await goTo(cell);
      await page.keyboard.press('Enter');
    },
    enter: async (cell, digit) => {
      await goTo(cell);
      await page.keyboard.press(`Digit${digit}`);
    },
    press: async (name) => {
      await tabTo((each) => each.isPressed && each.name === name);
      await page.keyboard.press('Enter');
    },
  };
}
