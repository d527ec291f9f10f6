import type { Page } from '@playwright/test';
import { STATION_IDS } from '../../../packages/content/src/course/station-ids.ts';
import { violationsInThemes } from './support/axe.ts';
import { waitForPuzzle } from './support/board.ts';
import { courseWith, DUE, MASTERED, MET } from './support/course.ts';
import { expect, test } from './support/fixtures.ts';
import { askForMore, button, chooseInMenu, openGame, stat } from './support/game.ts';
import { holdRequests } from './support/held-requests.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import { enterFirst, plantForNextLoad, savedFields } from './support/saves.ts';

const WORDS = {
  en: {
    now: 'Where you are',
    begin: 'Begin (Reading the board)',
    goOn: 'Go on (Pointing pairs)',
    open: 'Every station is open to you.',
    due: '2 due today',
    review: 'Review',
    all: 'All mastered',
    begun: 'Begun: 1 of 3 steps passed',
    mastered: 'Mastered',
    next: 'Next for you',
    dueMark: 'Due today',
    met: 'Met in a game',
    home: 'Next: Pointing pairs. 2 due today.',
    stepByStep: 'Learn step by step',
    learn: 'Learn',
    practise: 'Practise it',
    lookUp: 'All eight techniques',
  },
  ja: {
    now: 'いまの進み具合',
    begin: '始める （盤面の見方）',
    goOn: '続ける （ポインティングペア）',
    open: 'どのステップからでも始められます。',
    due: '今日の復習：2件',
    review: '復習する',
    all: 'すべて習得しました',
    begun: '練習中：3段階のうち1段階まで合格',
    mastered: '習得済み',
    next: '次はこれ',
    dueMark: '今日の復習',
    met: 'ゲームで登場',
    home: '次は「ポインティングペア」です。今日の復習が2件あります。',
    stepByStep: '一歩ずつ学ぶ',
    learn: '学ぶ',
    practise: '練習する',
    lookUp: '八つのテクニックの一覧',
  },
} as const;

/** Some stations mastered, two of them due, one under way, one met in a game. */
const HALF = courseWith(
  {
    board: MASTERED,
    boxes: DUE,
    lines: DUE,
    'naked-single': MASTERED,
    notes: MASTERED,
    'pointing-pairs': { earlier: { 1: 3, 2: 1, 3: 0 } },
    'x-wing': MET,
  },
  'pointing-pairs',
);

const ALL = courseWith(Object.fromEntries(STATION_IDS.map((id) => [id, MASTERED])));

const plant = (page: Page, course: string) => plantForNextLoad(page, { 'nanpure-course': course });
const cards = (page: Page) => page.locator('[data-station]');
const card = (page: Page, id: string) => page.locator(`[data-station=${id}]`);

/** Where the names of the stations are, in either language. */
const STATION_NAMES = /\/assets\/course-(?!now-)/;

/** Resolves once there is something to see on the page. */
const waitForPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

type Saved = Awaited<ReturnType<typeof savedFields>>;

const cellsIn = ({ currentBoard }: Saved) => currentBoard.flat();
const notesIn = (saved: Saved) => cellsIn(saved).flatMap(({ candidates }) => candidates).length;

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS[language];
  const at = (path: string) => `/${language}${path}`;

  test(`the path has all stations in their order, each open, in ${language} @14.1`, async ({
    page,
  }) => {
    await page.goto(at('/learn'));
    await expect(cards(page)).toHaveCount(13);
    const links = await cards(page).getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(STATION_IDS.map((id) => at(`/learn/${id}`)));
    const now = page.getByRole('region', { name: words.now });
    await expect(now.getByRole('link', { name: words.begin })).toHaveAttribute(
      'href',
      at('/learn/board'),
    );
    await expect(now).toContainText(words.open);
    await expect(page.getByRole('link', { name: words.lookUp })).toHaveAttribute(
      'href',
      at('/techniques'),
    );
    // All of a card leads to its station.
    await card(page, 'swordfish').click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(at('/learn/swordfish'));
  });

  test(`the path says what is mastered, begun, next, due and met, and moves nothing, in ${language} @14.1 @14.2`, async ({
    page,
  }) => {
    await plant(page, HALF);
    await recordShifts(page);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at('/learn'));
      const now = page.getByRole('region', { name: words.now });
      await expect(now.getByRole('link', { name: words.goOn })).toBeInViewport({ ratio: 1 });
      await expect(now).toContainText(words.due);
      await expect(now.getByRole('link', { name: words.review })).toHaveAttribute(
        'href',
        at('/learn/review'),
      );
      await expect(card(page, 'board')).toContainText(words.mastered);
      await expect(card(page, 'boxes')).toContainText(words.dueMark);
      await expect(card(page, 'pointing-pairs')).toContainText(words.begun);
      await expect(card(page, 'pointing-pairs')).toContainText(words.next);
      await expect(page.getByText(words.next)).toHaveCount(1);
      await expect(card(page, 'x-wing')).toContainText(words.met);
      expect(await shiftsOn(page), `${width} wide`).toEqual([]);
      expect(await overflowOf(page), `${width} wide`).toBeLessThanOrEqual(0);
    }
  });

  for (const [what, course] of [
    ['half done', HALF],
    ['all mastered', ALL],
  ] as const) {
    test(`the path, ${what}, is accessible in every theme and steady at 320 px, in ${language} @14.1`, async ({
      page,
    }) => {
      await plant(page, course);
      await recordShifts(page);
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(at('/learn'));
      await expect(card(page, 'board')).toContainText(words.mastered);
      if (course === ALL) await expect(page.getByText(words.all)).toBeVisible();
      expect(await shiftsOn(page)).toEqual([]);
      expect(await violationsInThemes(page)).toEqual([]);
    });
  }

  for (const [path, arrived] of [
    ['', (page: Page) => expect(card(page, 'pointing-pairs')).toContainText(words.begun)],
    [
      '/pointing-pairs',
      (page: Page) =>
        expect(page.locator('main a[aria-current=step]')).toHaveAttribute('href', /#2$/),
    ],
    ['/review', (page: Page) => expect(page.getByRole('grid')).toBeVisible()],
  ] as const) {
    test(`nothing moves on /learn${path} once it is known where one is, in ${language} @14.1`, async ({
      page,
    }) => {
      await plant(page, HALF);
      await recordShifts(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { release } = await holdRequests(page, /\/assets\/[^/]*\.js$/);
        await page.goto(at(`/learn${path}`), { waitUntil: 'commit' });
        await waitForPaint(page);
        if (path === '') await card(page, 'box-line-reduction').scrollIntoViewIfNeeded();
        release();
        await arrived(page);
        expect(await shiftsOn(page), `${width} wide`).toEqual([]);
      }
    });
  }

  test(`the home page says in a line what is next and due, and moves nothing, in ${language} @14.2`, async ({
    page,
  }) => {
    await plant(page, HALF);
    await recordShifts(page);
    for (const width of [320, 600, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { asked, release } = await holdRequests(page, STATION_NAMES);
      await page.goto(at(''));
      const more = page.getByRole('link', { name: words.stepByStep });
      await more.scrollIntoViewIfNeeded();
      await asked;
      release();
      await expect(page.getByText(words.home)).toBeVisible();
      expect(await shiftsOn(page), `${width} wide`).toEqual([]);
    }
    await page.getByRole('link', { name: words.stepByStep }).click();
    await expect(page).toHaveURL(at('/learn'));
  });

  test(`what belongs to learning is marked in the navigation, and leads on, in ${language} @14.1`, async ({
    page,
  }) => {
    const learn = page.getByRole('banner').getByRole('link', { name: words.learn, exact: true });
    await page.goto(at('/techniques/x-wing'));
    await expect(learn).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: words.practise }).first().click();
    await expect(page).toHaveURL(at('/learn/x-wing'));
    await expect(learn).toHaveAttribute('aria-current', 'true');
    await learn.click();
    await expect(page).toHaveURL(at('/learn'));
    await expect(learn).toHaveAttribute('aria-current', 'page');
  });
}

test('from a hint to its station and back: the same board, clock and notes, and the path knows @14.3', async ({
  page,
}) => {
  await openGame(page);
  await enterFirst(page);
  await chooseInMenu(page, 'Fill in all notes');
  await expect.poll(async () => notesIn(await savedFields(page))).toBeGreaterThan(50);
  await button(page, 'Hint').click();
  await askForMore(page);
  await expect.poll(async () => (await savedFields(page)).hintsUsed).toBe(2);
  await page.getByRole('link', { name: /^Lesson: / }).click();
  await expect(page).toHaveURL(/\/en\/learn\/(board|boxes|lines|naked-single)$/);
  const station = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const left = await savedFields(page);

  // Through a reload, the way back is kept.
  await page.reload();
  await page.getByRole('link', { name: 'Back to your game' }).click();
  await waitForPuzzle(page);
  await expect(page).toHaveURL('/en/game/easy');
  await expect(stat(page, 'Hints')).toHaveText('2');
  await enterFirst(page);
  const before = cellsIn(left);
  const placed = (cells: typeof before) =>
    cells.filter(({ value }, index) => value !== before[index]?.value).length;
  await expect.poll(async () => placed(cellsIn(await savedFields(page)))).toBe(1);
  const gone = await savedFields(page);
  expect(notesIn(gone)).toBeGreaterThan(50);
  expect(gone.elapsedTime).toBeGreaterThanOrEqual(Number(left.elapsedTime));

  await page.goto('/en/learn');
  await expect(card(page, station)).toContainText(/Met in a game|Next for you/);
});
