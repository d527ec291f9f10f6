import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cellAt, emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { openGame } from './support/game.ts';
import { IS_PROOF, LANGUAGES_OF_TODAY, ofToday } from './support/proof.ts';
import {
  enterFirst,
  plantForNextLoad,
  SAVE_KEY,
  savedDigits,
  savedFields,
  saveKeyOf,
  stored,
} from './support/saves.ts';

async function reload(page: Page) {
  await page.reload();
  await waitForPuzzle(page);
}

/** A game with one digit of the player's, saved. */
async function beginGame(page: Page) {
  await openGame(page);
  const given = 81 - (await emptyCells(page)).length;
  await enterFirst(page);
  await expect.poll(() => savedDigits(page)).toBe(given + 1);
}

const notice = (page: Page) => page.getByRole('region', { name: 'Saving' });

/** What the page writes to its log. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') log.push(message.text());
  });
  return log;
}

/** A page whose storage is full from some call on. */
async function fillStorage(page: Page, freeCalls: number) {
  await page.addInitScript((free) => {
    let calls = 0;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (this === window.localStorage && ++calls > free) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      setItem.call(this, key, text);
    };
  }, freeCalls);
}

async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

for (const freeCalls of IS_PROOF ? [0, 1, 2, 3, 5] : ofToday([0, 2, 5], 3)) {
  test(`storage that is full after ${freeCalls} more calls: a notice, play goes on, the old save is whole @8.7 @10.1`, async ({
    page,
  }) => {
    const log = logOf(page);
    await beginGame(page);
    const before = await savedDigits(page);
    await fillStorage(page, freeCalls);
    await reload(page);
    for (let entry = 1; entry <= 6; entry++) {
      await enterFirst(page);
      const isTold = async () =>
        (await savedDigits(page)) === before + entry || (await notice(page).isVisible());
      await expect.poll(isTold).toBe(true);
    }
    await expect(notice(page)).toContainText('no storage space left');
    expect(log.join()).toContain('Failed to save game state.');
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toBeHidden();
    await enterFirst(page);
    const digits = await savedDigits(page);
    expect(digits).toBeGreaterThanOrEqual(before);
    expect(digits).toBeLessThanOrEqual(before + freeCalls);
    if (freeCalls === 0) expect(digits).toBe(before);
  });
}

test('blocked storage: a notice, a game in memory that another page does not end, and a copy @8.7 @10.2', async ({
  page,
}) => {
  await blockStorage(page);
  await openGame(page);
  await enterFirst(page);
  await expect(notice(page)).toContainText('does not let the site save anything');
  const board = await readBoard(page);

  // Kept in memory a tenth of a second after the entry, and so in the copy.
  await expect(async () => {
    const saving = page.waitForEvent('download');
    await notice(page).getByRole('button', { name: 'Save a copy' }).click();
    const file = JSON.parse(await readFile((await (await saving).path()) ?? '', 'utf8'));
    const saved = JSON.parse(file.items[SAVE_KEY]);
    const values = saved.currentBoard.flat().map(({ value }: { value: number }) => value);
    expect(values).toEqual([...board]);
  }).toPass({ timeout: 30_000 });

  await notice(page).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL(/\/ja\/game\/easy$/);
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(board);
});

for (const language of LANGUAGES_OF_TODAY) {
  test(`the notice about storage leaves the board free on every screen in ${language}`, async ({
    page,
  }) => {
    await blockStorage(page);
    await page.goto(`/${language}/game/easy`);
    await waitForPuzzle(page);
    const region = page.getByRole('region', { name: language === 'en' ? 'Saving' : '保存' });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [640, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await region.boundingBox();
      const board = await page.getByRole('grid').boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      expect(bottom, `${width} px`).toBeLessThanOrEqual(board?.y ?? 0);
      await page.evaluate(() => window.scrollTo(0, 120));
      const [scrolled, below] = await Promise.all([
        region.evaluate((notice) => notice.getBoundingClientRect().bottom),
        page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().top),
      ]);
      expect(scrolled, `${width} px, scrolled`).toBeLessThanOrEqual(below);
      await page.evaluate(() => window.scrollTo(0, 0));
      const overlap = await region.evaluate((notice) => {
        const another = notice.parentElement?.appendChild(notice.cloneNode(true)) as Element;
        const { top } = another.getBoundingClientRect();
        another.remove();
        return notice.getBoundingClientRect().bottom - top;
      });
      expect(overlap, `of a second notice, ${width} px`).toBeLessThanOrEqual(0);
      // The keyboard meets the notice first, and what it reaches next is in sight.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await region.getByRole('button').last().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const { activeElement: reached } = document;
        const {
          x = 0,
          y = 0,
          width: w = 0,
          height: h = 0,
        } = reached?.getBoundingClientRect() ?? {};
        const top = document.elementFromPoint(x + w / 2, y + h / 2);
        // A low game has taken the place of the head.
        return reached?.closest('header, main') != null && reached.contains(top);
      });
      expect(seen, `what has the focus, ${width} px`).toBe(true);
    }
  });
}

test('a damaged save is set aside, and the other games load @5.7 @8.8 @10.3', async ({ page }) => {
  const log = logOf(page);
  await beginGame(page);
  const board = await readBoard(page);
  const damaged = '{"schemaVersion":1,';
  await plantForNextLoad(page, { [saveKeyOf('hard')]: damaged });
  await page.goto('/en/game/hard');
  await waitForPuzzle(page);
  await expect(page.getByRole('status')).toHaveText(/^Your saved game could not be read[.]/);
  const aside = await page.evaluate((key) => {
    const name = Object.keys(localStorage).find((each) => each.startsWith(`${key}-unreadable-`));
    return name && localStorage.getItem(name);
  }, saveKeyOf('hard'));
  expect(aside).toBe(damaged);
  expect(log.join()).toContain('Failed to restore game state.');
  await enterFirst(page);
  await openGame(page);
  expect(await readBoard(page)).toEqual(board);
});

test('a save of the first version is restored, and a second time as well @10.4', async ({
  page,
}) => {
  await beginGame(page);
  const board = await readBoard(page);
  const { schemaVersion, past, future, config, owner, ...first } = await savedFields(page);
  const text = JSON.stringify({ ...first, inputMode: 'candidates' });
  await plantForNextLoad(page, { [SAVE_KEY]: text });
  await reload(page);
  expect(await readBoard(page)).toEqual(board);
  // It was saved in notes mode.
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await enterFirst(page);
  await reload(page);
  expect((await savedFields(page)).schemaVersion).toBe(2);
  await reload(page);
  expect((await emptyCells(page)).length).toBe(board.filter((digit) => digit === 0).length - 1);
});

test('a save of a later version is never written over: the game is in memory, with a notice @10.5', async ({
  page,
}) => {
  const newer = '{"schemaVersion":99,"everything":"different"}';
  await plantForNextLoad(page, { [SAVE_KEY]: newer });
  await openGame(page);
  await enterFirst(page);
  await expect(notice(page)).toContainText('damaged or from a newer version');
  const board = await readBoard(page);
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL(/\/ja\/game\/easy$/);
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(board);
  expect(await stored(page)).toBe(newer);
});

test('a save whose history does not fit is repaired, and one with a given that is not its puzzle’s is refused and set aside @10.6', async ({
  page,
}) => {
  await beginGame(page);
  const board = await readBoard(page);
  const { owner, ...saved } = await savedFields(page);

  await test.step('the board stays, undo begins anew', async () => {
    const before = { value: 0, notes: [1, 2] };
    const past = [[{ cell: (await emptyCells(page))[0], before, after: { value: 3, notes: [] } }]];
    await plantForNextLoad(page, { [SAVE_KEY]: JSON.stringify({ ...saved, past }) });
    await reload(page);
    expect(await readBoard(page)).toEqual(board);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('a given that is another digit', async () => {
    const given = saved.currentBoard.flat().find(({ isGiven }) => isGiven);
    if (given) given.value = (given.value % 9) + 1;
    const broken = JSON.stringify(saved);
    await plantForNextLoad(page, { [SAVE_KEY]: broken });
    await reload(page);
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(broken);
    expect((await emptyCells(page)).length).toBeGreaterThan(30);
    await enterFirst(page);
  });
});

test('storage that is cleared during play, here or in another tab, is built again with the next move @10.18', async ({
  page,
  context,
}) => {
  await beginGame(page);
  const other = await context.newPage();
  await other.goto('/en');
  for (const tab of [page, other]) {
    await tab.evaluate(() => localStorage.clear());
    await enterFirst(page);
    const board = await readBoard(page);
    await reload(page);
    expect(await readBoard(page)).toEqual(board);
  }
});

test('garbage that another tab stores is ignored, and set aside before it is replaced @10.19', async ({
  page,
  context,
}) => {
  await beginGame(page);
  const other = await context.newPage();
  await other.goto('/en');
  await other.evaluate((key) => {
    localStorage.setItem(key, '{"garbage":');
    localStorage.setItem('nanpure-statistics', 'null');
    localStorage.setItem('unheard-of', '{');
  }, SAVE_KEY);
  await expect(page.getByRole('alert')).toBeHidden();
  await enterFirst(page);
  const board = await readBoard(page);
  await reload(page);
  expect(await readBoard(page)).toEqual(board);
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('{"garbage":');
});

test('what is played is stored within 300 ms, and survives the death of the page @10.9', async ({
  page,
  context,
}) => {
  await beginGame(page);
  const solution = (await savedFields(page)).problem.solution.flat();
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  const delay = await page.evaluate(
    ([key, digit]) =>
      new Promise<number>((resolve) => {
        const before = localStorage.getItem(`${key}`);
        const begun = performance.now();
        const look = () => {
          if (localStorage.getItem(`${key}`) === before) requestAnimationFrame(look);
          else resolve(performance.now() - begun);
        };
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { code: `Digit${digit}`, bubbles: true }),
        );
        look();
      }),
    [SAVE_KEY, solution[first]] as const,
  );
  expect(delay).toBeLessThan(300);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // The renderer is gone before it can answer.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto('/en/game/easy');
  await waitForPuzzle(again);
  expect(await emptyCells(again)).not.toContain(first);
});
