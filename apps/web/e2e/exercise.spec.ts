import { Position } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { readBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button } from './support/game.ts';
import { isRunIn } from './support/proof.ts';

const WORDS = {
  en: {
    start: 'Start',
    next: 'Next board',
    show: 'Show me',
    modes: ['With help', 'A little help', 'On your own', 'Is it one?'],
    found: (mode: string, count: number) => `${mode} (${count} solved)`,
    yes: 'Yes, it is',
    no: 'No, it is not',
    notes: 'Show notes',
    candidates: /^Candidates [1-9]/,
    strikeOut: 'Now strike out what goes.',
  },
  ja: {
    start: '練習を始める',
    next: '次の盤面へ',
    show: '答えを見る',
    modes: ['ヒントつき', '少しだけヒント', 'ヒントなし', '本物を見分ける'],
    found: (mode: string, count: number) => `${mode}（${count}問正解）`,
    yes: 'はい、そうです',
    no: 'いいえ、違います',
    notes: '候補を表示',
    candidates: /^候補[1-9]/,
    strikeOut: 'では、消える候補を選んでください。',
  },
} as const;

async function openExercise(page: Page, language: 'en' | 'ja', technique: string) {
  await page.goto(`/${language}/techniques/${technique}`);
  await button(page, WORDS[language].start).press('Enter');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('grid')).toHaveAccessibleDescription(/./);
}

/** The first cell of the board with one candidate only, and that candidate, by the names of cells. */
async function nakedSingle(page: Page) {
  const position = Position.fromGrid(await readBoard(page));
  const [cell = -1] = position.singleValueCells;
  return { cell, digit: position.digitsAt(cell)[0] };
}

/** Moves from the cell with the focus to another one by the arrow keys. */
async function moveTo(page: Page, from: number, to: number) {
  const [down, right] = [Math.floor(to / 9) - Math.floor(from / 9), (to % 9) - (from % 9)];
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key);
  };
  await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
}

async function focusedCell(page: Page): Promise<number> {
  return Number(await page.locator(':focus').getAttribute('data-cell'));
}

for (const language of ['en', 'ja'] as const) {
  const words = WORDS[language];
  const [guided, half, free, nearMiss] = words.modes;

  if (isRunIn(language, 'en')) {
    test(`an exercise is won by keyboard, and the next one begins, in ${language}`, async ({
      page,
    }) => {
      await openExercise(page, language, 'naked-single');
      const status = page.getByRole('status');
      await button(page, words.found(guided, 0)).focus();
      for (const _ of words.modes) await page.keyboard.press('Tab');
      const before = await readBoard(page);
      const cell = await focusedCell(page);
      const digit = Position.fromGrid(before).digitsAt(cell)[0] ?? 0;

      await page.keyboard.press(`Digit${(digit % 9) + 1}`);
      await expect(status).not.toBeEmpty();
      const heard = await status.evaluate((region) => {
        const copy = region.cloneNode(true) as Element;
        for (const unheard of copy.querySelectorAll('[aria-hidden]')) unheard.remove();
        return copy.textContent;
      });
      expect(heard).not.toBe('');
      expect(heard).not.toContain('\u2060');
      await expect(button(page, words.found(guided, 0))).toBeVisible();
      const reason = await status.textContent();

      await page.keyboard.press(`Digit${digit}`);
      await expect(status).not.toHaveText(reason ?? '');
      await expect(button(page, words.found(guided, 1))).toBeVisible();

      await page.keyboard.press('Tab');
      await expect(button(page, words.next)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
      await expect(status).toBeEmpty();
      expect(await readBoard(page)).not.toEqual(before);
    });
  }

  if (isRunIn(language, 'ja')) {
    test(`without help, any naked single counts, and the reload keeps it, in ${language}`, async ({
      page,
    }) => {
      await openExercise(page, language, 'naked-single');
      await button(page, words.found(free, 0)).click();
      const { cell } = await nakedSingle(page);
      await page.getByRole('gridcell').nth(cell).focus();
      await moveTo(page, cell, 0);
      await moveTo(page, 0, cell);
      await page.keyboard.press('Enter');
      await expect(button(page, words.found(free, 1))).toBeVisible();

      await page.reload();
      await button(page, words.start).click();
      await expect(button(page, words.found(free, 1))).toBeVisible();
    });
  }

  test(`a single is looked for without notes, until they are asked for, in ${language}`, async ({
    page,
  }) => {
    await openExercise(page, language, 'hidden-single');
    const noted = page.getByRole('gridcell', { name: words.candidates });
    await expect(noted).toHaveCount(0);
    await button(page, words.notes).focus();
    await page.keyboard.press('Enter');
    await expect(noted).not.toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(noted).toHaveCount(0);
    await button(page, words.show).press('Enter');
    await expect(button(page, words.next)).toBeFocused();
    await expect(noted).not.toHaveCount(0);
    await expect(button(page, words.notes)).toBeHidden();
  });

  if (isRunIn(language, 'en')) {
    test(`a pattern counts when what it removes is struck out, in ${language}`, async ({
      page,
    }) => {
      await openExercise(page, language, 'naked-pair');
      await button(page, words.found(half, 0)).click();
      const status = page.getByRole('status');
      const noted = await page
        .getByRole('gridcell', { name: words.candidates })
        .evaluateAll((all) =>
          all.map((cell) => ({
            cell: cell.getAttribute('data-cell'),
            digits: /[1-9](?: [1-9])*/.exec(cell.firstElementChild?.textContent ?? '')?.[0] ?? '',
          })),
        );
      const cellsWith = (isIt: (digits: string) => boolean) =>
        noted
          .filter(({ digits }) => isIt(digits))
          .map(({ cell }) => page.locator(`[data-cell="${cell}"]`));
      for (const cell of cellsWith((digits) => digits.length === '1 2'.length)) {
        await cell.click();
        if ((await status.textContent())?.includes(words.strikeOut)) break;
      }
      await expect(status).toContainText(words.strikeOut);
      await expect(button(page, words.found(half, 0))).toBeVisible();

      const found = page.getByRole('gridcell', { selected: true }).locator('.heard-only');
      const pair =
        ((await found.textContent()) ?? '').match(/[1-9](?= [1-9])|(?<=[1-9] )[1-9]/g) ?? [];
      for (const cell of cellsWith((digits) => pair.some((digit) => digits.includes(digit)))) {
        if (await button(page, words.next).isVisible()) break;
        await cell.click();
        for (const digit of pair) await page.keyboard.press(`Digit${digit}`);
      }
      await expect(button(page, words.found(half, 1))).toBeVisible();
    });
  }

  if (isRunIn(language, 'ja')) {
    test(`@phone-only an answer by touch is right or gets a reason, in ${language}`, async ({
      page,
    }) => {
      await openExercise(page, language, 'x-wing');
      await button(page, words.found(nearMiss, 0)).tap();
      for (const choice of [words.yes, words.no]) {
        await button(page, choice).tap();
        await expect(page.getByRole('status')).not.toBeEmpty();
        // Where it is one, what it removes is still to be struck out.
        const show = button(page, words.show);
        if (await show.isVisible()) await show.tap();
        await button(page, words.next).tap();
      }
      await expect(page.getByRole('status')).toBeEmpty();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test('what is shown does not count, and has no barrier that axe sees, in any theme', async ({
  page,
}) => {
  const words = WORDS.en;
  await openExercise(page, 'en', 'swordfish');
  await button(page, words.show).click();
  await expect(page.locator('[data-candidate=eliminated]').first()).toBeVisible();
  await expect(button(page, words.found(words.modes[0], 0))).toBeVisible();
  expect(await violationsInThemes(page, 'main')).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the exercise says so, and can be tried again', async ({ page }) => {
    await page.route('**/data/problems_hard.json', (route) => route.abort());
    await page.goto('/en/techniques/x-wing');
    await button(page, WORDS.en.start).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/data/problems_hard.json');
    await button(page, 'Try again').click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

test('@phone-only the exercise fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openExercise(page, 'ja', 'hidden-pair');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const cell = await page.getByRole('gridcell').first().boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(30);
});
