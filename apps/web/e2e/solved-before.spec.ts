import { formatGrid } from '@nanpure/engine';
import { emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { fillCells } from './support/game.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import { enterFirst } from './support/saves.ts';

/* A puzzle that was solved begins anew for who comes back to it, and says that the win was kept. */

const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const WORDS = {
  en: { solved: /Solved in \d+:\d\d/, again: /You solved this puzzle in (\d+:\d\d)/ },
  ja: { solved: /で完成です/, again: /前に(\d+:\d\d)で完成した問題です/ },
} as const;

for (const language of LANGUAGES_OF_TODAY) {
  const { solved, again } = WORDS[language];

  for (const [whose, address] of [
    ['of a day', 'daily/play#2026-11-22-easy'],
    ['of one’s own', `game/own#p=${OWN}`],
  ]) {
    test(`a puzzle ${whose} says that it was solved before, until it is begun, in ${language}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
      await page.goto(`/${language}/${address}`);
      await waitForPuzzle(page);
      await expect(page.getByText(again)).toBeHidden();
      const puzzle = formatGrid(await readBoard(page));
      await fillCells(page, await emptyCells(page));
      const card = page.getByRole('heading', { level: 2, name: solved });
      const [time] = (await card.textContent())?.match(/\d+:\d\d/) ?? [];

      await page.reload();
      await waitForPuzzle(page);
      await expect(page.getByText(again)).toContainText(time ?? 'a time');
      expect(formatGrid(await readBoard(page))).toBe(puzzle);

      await enterFirst(page);
      await expect(page.getByText(again)).toBeHidden();
      await page.reload();
      await waitForPuzzle(page);
      await expect(page.getByText(again)).toBeHidden();
    });
  }
}
