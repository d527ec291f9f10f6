import { STATION_IDS, type StationId } from '@nanpure/content';
import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { boardBox, button } from './support/game.ts';
import { handsByNames } from './support/learner/hands.ts';
import { type Learner, solveStage, solveTask } from './support/learner/learner.ts';
import { lookoutAt } from './support/learner/lookouts.ts';
import { type Language, readTask } from './support/learner/reading.ts';
import { isRunIn, LANGUAGES_OF_TODAY, ofToday } from './support/proof.ts';
import { plantForNextLoad } from './support/saves.ts';
import { isUncovered } from './support/uncovered.ts';

const WORDS = {
  en: {
    next: 'Next',
    help: ['Where to look?', 'Which digit?', 'Show me'],
    giveUp: 'I don’t see it',
    notes: 'Show notes',
    solved: (grade: number, count: number, needed: number) =>
      `Step ${grade}, ${count} of ${needed} solved`,
    candidates: /^Candidates [1-9]/,
    noneDue: 'Nothing is due today.',
    allDone: 'That was all for today.',
    again: 'Take the test again',
    repeats: 'What you missed, with help',
    ofTest: 'Board 1 of 5',
  },
  ja: {
    next: '次へ',
    help: ['どこを見る？', 'どの数字？', '答えを見る'],
    giveUp: '分からない',
    notes: '候補を表示',
    solved: (grade: number, count: number, needed: number) =>
      `練習${grade}、${needed}問中${count}問正解`,
    candidates: /^候補[1-9]/,
    noneDue: '今日の復習はありません。',
    allDone: '今日の復習は終わりです。',
    again: 'もう一度テストを受ける',
    repeats: 'できなかった盤面をヒントつきで',
    ofTest: '5問中1問目',
  },
} as const;

const STAGES = ['lesson', '1', '2', '3', 'test'] as const;

async function openStage(page: Page, language: Language, id: StationId, stage: string) {
  await page.goto(`/${language}/learn/${id}#${stage}`);
  await expect(page.getByRole('main').getByRole('grid')).toHaveAccessibleDescription(/./);
}

function learnerOn(page: Page, language: Language, id: StationId): Learner {
  return { page, hands: handsByNames(page), language, lookout: lookoutAt(id) };
}

/** The digit that a cell is named after, if it has one. */
const digitOf = (name: string) => /^[1-9]/.exec(name)?.[0];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('one stage leads to the next, and no other board comes in between', async ({ page }) => {
  await openStage(page, 'en', 'naked-single', '1');
  const boards = await page.evaluateHandle(() => {
    const seen = new Set(document.querySelectorAll('main [role=grid]'));
    new MutationObserver(() => {
      for (const board of document.querySelectorAll('main [role=grid]')) seen.add(board);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  const learner = learnerOn(page, 'en', 'naked-single');
  for (const next of [2, 3]) {
    await solveStage(learner, 4);
    await expect(page).toHaveURL(new RegExp(`#${next}$`));
  }
  expect(await boards.evaluate(({ size }) => size)).toBe(3);
});

test('on a small phone a task begins with its question and its answers in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openStage(page, 'en', 'naked-single', '1');
  const prompt = page.getByRole('main').getByRole('paragraph').first();
  await expect(prompt).toHaveText(/^There is a naked single in/);
  const last = page.getByRole('button', { name: '9', exact: true });
  const areInSight = async () => (await isUncovered(prompt)) && (await isUncovered(last));
  await expect.poll(areInSight).toBe(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('grid')).toHaveAccessibleDescription(/./);
  await expect.poll(areInSight).toBe(true);
});

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS[language];

  test(`a task that is solved counts, and still does after a reload, in ${language} @14.11`, async ({
    page,
  }) => {
    await openStage(page, language, 'naked-single', '1');
    await expect(tab(page, words.solved(1, 0, 3))).toHaveAttribute('aria-current', 'step');
    await solveTask(learnerOn(page, language, 'naked-single'));
    await expect(tab(page, words.solved(1, 1, 3))).toBeVisible();
    await page.reload();
    await expect(tab(page, words.solved(1, 1, 3))).toBeVisible();
  });

  test(`help comes step by step, and what was shown does not count, in ${language} @14.6`, async ({
    page,
  }) => {
    await openStage(page, language, 'x-wing', '3');
    const status = page.getByRole('main').getByRole('status');
    const said: (string | null)[] = [];
    for (const step of words.help) {
      await expect(button(page, words.next)).toBeHidden();
      await button(page, step).press('Enter');
      await expect(status).not.toBeEmpty();
      said.push(await status.textContent());
    }
    expect(new Set(said).size).toBe(words.help.length);
    await expect(button(page, words.next)).toBeFocused();
    await expect(page.locator('[data-candidate=eliminated]').first()).toBeVisible();
    await expect(tab(page, words.solved(3, 0, 3))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('grid').locator(':focus')).toHaveCount(1);
    await expect(status).toBeEmpty();
  });

  test(`a single is looked for without notes, until they are asked for, in ${language}`, async ({
    page,
  }) => {
    await openStage(page, language, 'boxes', '3');
    const noted = page.getByRole('gridcell', { name: words.candidates });
    await expect(noted).toHaveCount(0);
    await button(page, words.notes).click();
    await expect(noted).not.toHaveCount(0);
    await button(page, words.notes).click();
    await expect(noted).toHaveCount(0);
  });

  test(`the test gives no help, and tells at its end how it went, in ${language} @14.5`, async ({
    page,
  }) => {
    await openStage(page, language, 'boxes', 'test');
    await expect(page.getByText(words.ofTest)).toBeVisible();
    for (let task = 0; task < 5; task++) {
      await expect(button(page, words.notes)).toBeHidden();
      await expect(button(page, words.help[2])).toBeHidden();
      await button(page, words.giveUp).press('Enter');
      await button(page, words.next).press('Enter');
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    await button(page, words.again).click();
    await expect(page.getByText(words.ofTest)).toBeVisible();
  });

  test(`what was missed in a test is asked once more, with help, in ${language} @14.5`, async ({
    page,
  }) => {
    await openStage(page, language, 'boxes', 'test');
    const learner = learnerOn(page, language, 'boxes');
    await button(page, words.giveUp).click();
    const { prompt, names } = await readTask(page, language);
    await button(page, words.next).press('Enter');
    for (let task = 1; task < 5; task++) {
      await solveTask(learner);
      await button(page, words.next).press('Enter');
    }
    await button(page, words.repeats).click();
    const again = await readTask(page, language);
    expect(again.prompt).toBe(prompt);
    expect(again.names.map(digitOf)).toEqual(names.map(digitOf));
    await expect(button(page, words.notes)).toBeVisible();
    await solveTask(learner);
    await button(page, words.next).press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(button(page, words.repeats)).toBeHidden();
  });

  test(`a review asks what is due, a few tasks at most, in ${language} @14.7`, async ({ page }) => {
    const card = { due: '2026-01-02', reviewedOn: '2026-01-01', stability: 1, difficulty: 5 };
    await page.goto(`/${language}/learn/review`);
    await expect(page.getByText(words.noneDue)).toBeVisible();
    const stations = { boxes: { masteredOn: '2026-01-01', card } };
    await plantForNextLoad(page, { 'nanpure-course': JSON.stringify({ stations }) });
    await page.reload();
    await expect(page.getByRole('main').getByRole('grid')).toBeVisible();
    expect(await violationsInThemes(page, 'main')).toEqual([]);
    await solveTask(learnerOn(page, language, 'boxes'));
    await button(page, words.next).click();
    await expect(page.getByText(words.allDone)).toBeFocused();
  });
}

test('another language keeps the station and its stage', async ({ page }) => {
  await openStage(page, 'en', 'naked-pair', '2');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/learn/naked-pair#2');
  await expect(tab(page, WORDS.ja.solved(2, 0, 4))).toHaveAttribute('aria-current', 'step');
});

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Every station in every stage, some of them every day. */
const VIEWS = STATION_IDS.filter((id) => id !== 'whole-puzzle').flatMap((id) =>
  STAGES.filter((stage) => stage !== 'lesson').map((stage) => ({ id, stage })),
);

for (const language of LANGUAGES_OF_TODAY) {
  for (const { width, height } of SIZES) {
    test(`question, board and answers are on one screen of ${width} × ${height}, in ${language} @14.12`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const { id, stage } of ofToday(VIEWS, 13, language === 'en' ? 0 : 6)) {
        await openStage(page, language, id, stage);
        const { prompt } = await readTask(page, language);
        const main = page.getByRole('main');
        const parts = [
          main.getByText(prompt).first(),
          main.getByRole('grid'),
          main.getByRole('button').first(),
          main.getByRole('button').last(),
        ];
        for (const part of parts) {
          const box = await part.boundingBox();
          const [top, end] = [box?.y ?? -1, (box?.y ?? 0) + (box?.height ?? height)];
          expect(top, `${id} ${stage}: ${part}`).toBeGreaterThanOrEqual(0);
          expect(end, `${id} ${stage}: ${part}`).toBeLessThanOrEqual(height);
        }
      }
    });
  }
}

test('a lesson with its buttons is on one screen of a phone', async ({ page }) => {
  const lessons = STATION_IDS.flatMap((id) => [`/en/learn/${id}`, `/ja/learn/${id}`]);
  for (const path of ofToday(lessons, 6)) {
    await page.goto(`${path}#lesson`);
    // Also as the bars of a browser leave it.
    for (const { width, height } of [SIZES[0], { width: 360, height: 684 }]) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('main').getByRole('button').last().boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? height);
      expect(bottom, `${path} at ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('nothing moves while a task is worked on @14.12', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await openStage(page, 'en', 'pointing-pairs', '3');
  const before = await boardBox(page);
  const help = page.getByRole('main').getByRole('button').last();
  const helpAt = await help.boundingBox();
  for (const cell of ofToday([...new Array(81).keys()], 9)) {
    await page.getByRole('gridcell').nth(cell).click();
    expect(await boardBox(page)).toEqual(before);
    if (await button(page, WORDS.en.help[0]).isVisible()) {
      expect(await help.boundingBox()).toEqual(helpAt);
    }
  }
});

test('cards name the technique that a station teaches, and no other page numbers it', async ({
  page,
}) => {
  const taught = {
    en: ['Hidden Single', 'Naked Single'],
    ja: ['ヒドゥンシングル', 'ネイキッドシングル'],
  };
  for (const language of ['en', 'ja'] as const) {
    await page.goto(`/${language}/learn`);
    const [hidden = '', naked = ''] = taught[language];
    for (const id of ['boxes', 'lines']) {
      await expect(page.locator(`[data-station=${id}]`)).toContainText(hidden);
    }
    await expect(page.locator('[data-station=naked-single]')).toContainText(naked);
    await page.goto(`/${language}/techniques`);
    await expect(page.getByRole('main')).not.toContainText(/(Lesson |レッスン)\d/);
  }
});

test('@phone-only a task fits 320 px, and is answered by touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const stage of STAGES) {
    await openStage(page, 'ja', 'hidden-pair', stage);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, stage).toBeLessThanOrEqual(0);
  }
  const cell = await page.getByRole('gridcell').first().boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(30);
  await button(page, WORDS.ja.giveUp).tap();
  await expect(button(page, WORDS.ja.next)).toBeVisible();
});

for (const [index, id] of STATION_IDS.entries()) {
  const language = isRunIn('en', index % 2 === 0 ? 'en' : 'ja') ? 'en' : 'ja';
  if (ofToday(STATION_IDS, 13).includes(id) && id !== 'whole-puzzle') {
    test(`the station ${id} has no barrier that axe sees, in any theme, in ${language}`, async ({
      page,
    }) => {
      for (const stage of STAGES) {
        await openStage(page, language, id, stage);
        expect(await violationsInThemes(page, 'main'), stage).toEqual([]);
      }
    });
  }
}
