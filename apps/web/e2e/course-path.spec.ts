import { STATION_IDS, type StationId } from '@nanpure/content';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { type Hands, handsByKeys, handsByNames } from './support/learner/hands.ts';
import { type Learner, solveStage } from './support/learner/learner.ts';
import { lookoutAt } from './support/learner/lookouts.ts';
import type { Language } from './support/learner/reading.ts';
import { IS_PROOF, ofToday } from './support/proof.ts';

/*
 * A learner who knows it all goes through the stations: what is asked is read from the page as a screen reader has it,
 * and the engine works out the answers. All of the path for a proof, a station of it every day.
 */

const WORDS = {
  en: {
    step: (grade: number, solved: number, needed: number) =>
      `Step ${grade}, ${solved} of ${needed} solved`,
    board: 'Exercise board',
    next: 'Next',
    toTasks: 'To the exercises',
    test: 'Test, mastered',
    result: '5 of 5 right at the first try',
    mastered: 'This station is mastered.',
  },
  ja: {
    step: (grade: number, solved: number, needed: number) =>
      `練習${grade}、${needed}問中${solved}問正解`,
    board: '練習の盤面',
    next: '次へ',
    toTasks: '練習へ進む',
    test: 'テスト、習得済み',
    result: '1回で正解：5問中5問',
    mastered: '習得しました。',
  },
} as const;

const NEEDED = { 1: 3, 2: 4, 3: 3 } as const;
const TASKS_OF_TEST = 5;

const MOST_CARDS = 20;

/** A repeat would be one more than needed: who knows it all has none. */
const A_FEW_MORE = 0;

/** The last one has games instead of tasks. */
const STATIONS_WITH_TASKS = STATION_IDS.filter((id) => id !== 'whole-puzzle');

interface Walk {
  readonly hands: (page: Page) => Hands;
  readonly language: Language;
  readonly stations: readonly StationId[];
}

/** An odd number: in two rounds each station is walked in both ways. */
const DAYS = STATIONS_WITH_TASKS.length + 1;

const WALKS: Readonly<Record<string, Walk>> = {
  'by keys alone': {
    hands: handsByKeys,
    language: 'en',
    stations: ofToday(STATIONS_WITH_TASKS, DAYS),
  },
  'by roles and names alone': {
    hands: handsByNames,
    language: 'ja',
    stations: ofToday(STATIONS_WITH_TASKS, DAYS, (DAYS - 1) / 2),
  },
};

/** Goes through the cards of the lesson. */
async function readLesson({ page, hands, language }: Learner) {
  const { next, toTasks } = WORDS[language];
  const last = page.getByRole('main').getByRole('button', { name: toTasks, exact: true });
  for (let card = 0; card < MOST_CARDS && !(await last.isVisible()); card++) {
    await hands.press(next);
  }
  await hands.press(toTasks);
}

/** Solves all grades of a station, which rise by themselves, and passes its test. */
async function master(learner: Learner) {
  const { page, language } = learner;
  const words = WORDS[language];
  const main = page.getByRole('main');
  await readLesson(learner);
  await expect(main.getByRole('grid', { name: words.board })).toBeVisible();
  for (const grade of [1, 2, 3] as const) {
    const needed = NEEDED[grade];
    await expect(page).toHaveURL(new RegExp(`#${grade}$`));
    expect(await solveStage(learner, needed + A_FEW_MORE)).toBe(needed);
    await expect(main.getByRole('link', { name: words.step(grade, needed, needed) })).toBeVisible();
  }
  await expect(page).toHaveURL(/#test$/);
  await solveStage(learner, TASKS_OF_TEST);
  await expect(main.getByRole('heading', { name: words.result })).toBeFocused();
  await expect(main.getByText(words.mastered)).toBeVisible();
  await expect(main.getByRole('link', { name: words.test })).toBeVisible();
}

for (const [name, { hands, language, stations }] of ofToday(Object.entries(WALKS), 2)) {
  for (const id of stations) {
    test(`the station ${id} is mastered ${name}, in ${language} @14.10`, async ({ page }) => {
      test.setTimeout(IS_PROOF ? 600_000 : 240_000);
      await page.goto(`/${language}/learn/${id}`);
      await master({ page, hands: hands(page), language, lookout: lookoutAt(id) });
    });
  }
}
