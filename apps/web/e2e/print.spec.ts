import { violationsInThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TEXTS = {
  en: {
    pages: 'Pages',
    other: 'Other puzzles',
    print: 'Print',
    own: /^Puzzle 1\. Row 1: 5, 3, empty/,
  },
  ja: {
    pages: 'ページ数',
    other: '別の問題にする',
    print: '印刷する',
    own: /^問題1。1行目：5, 3, 空き/,
  },
} as const;

/** How many pages a PDF has, by what it says of itself. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const language of LANGUAGES_OF_TODAY) {
  const texts = TEXTS[language];

  test(`a sheet in ${language} is chosen, comes again by its link, and fits its paper @13.10`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto(`/${language}/print`);
    const boards = page.getByRole('img');
    await expect(boards).toHaveCount(4);
    await expect(page).toHaveURL(/#puzzles=easy&per=4&pages=1&seed=[a-z0-9]{6}$/);
    const first = page.url();
    const shown = await boards.first().getAttribute('aria-label');
    await page.getByRole('button', { name: texts.other }).click();
    await expect(page).not.toHaveURL(first);
    await page.goto(first);
    await page.reload();
    await expect(boards.first()).toHaveAttribute('aria-label', shown ?? '');

    await page.getByLabel(texts.pages, { exact: true }).selectOption('3');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').last().check();
    await expect(boards).toHaveCount(24);
    await page.getByRole('button', { name: texts.print, exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    for (const format of ['A4', 'Letter']) {
      expect(pagesOf(await page.pdf({ format })), format).toBe(4);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    expect(await violationsInThemes(page)).toEqual([]);

    await page.goto(`/${language}/print#p=${PUZZLE}`);
    await expect(page.getByRole('img', { name: texts.own })).toBeVisible();
    await page.goto(`/${language}/print#p=damaged`);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await expect(boards).toHaveCount(0);
  });
}
