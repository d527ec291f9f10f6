import { expect, type Page } from '@playwright/test';
import { type Deed, deedsFor, type Lookout } from './answers.ts';
import type { Hands } from './hands.ts';
import { type Language, type Reading, readTask } from './reading.ts';

/** A learner at work: what is looked for, by whose hands, in which language. */
export interface Learner {
  readonly page: Page;
  readonly hands: Hands;
  readonly language: Language;
  readonly lookout: Lookout;
}

const NEXT = { en: 'Next', ja: '次へ' };

/** So many rounds: a task takes a few, as it asks one thing after the other. */
const MOST_ROUNDS = 12;

function isOver({ buttons }: Reading, language: Language): boolean {
  return buttons.includes(NEXT[language]);
}

async function act({ hands }: Learner, deed: Deed): Promise<void> {
  switch (deed.do) {
    case 'tap':
      return await hands.tap(deed.cell);
    case 'enter':
      return await hands.enter(deed.cell, deed.digit);
    case 'press':
      return await hands.press(deed.name);
  }
}

/** Finds all that a task asks for, and says what the page said last. */
export async function solveTask(learner: Learner): Promise<string> {
  const { page, language, lookout } = learner;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const reading = await readTask(page, language);
    if (isOver(reading, language)) return reading.status;
    const deeds = deedsFor(reading, lookout, language);
    if (deeds.length === 0) throw new Error(`no answer: ${reading.prompt}`);
    for (const deed of deeds) {
      await act(learner, deed);
      const now = await readTask(page, language);
      // Something else is asked now.
      if (now.prompt !== reading.prompt || isOver(now, language)) break;
    }
  }
  throw new Error('the task comes to no end');
}

/** Goes on to the next task. */
async function goOn({ page, hands, language }: Learner): Promise<void> {
  await hands.press(NEXT[language]);
  const next = page.getByRole('main').getByRole('button', { name: NEXT[language], exact: true });
  await expect(next).toBeHidden();
}

/** Solves tasks one after the other until the address names another stage, or the stage is over; how many. */
export async function solveStage(learner: Learner, most: number): Promise<number> {
  const { page } = learner;
  const { hash } = new URL(page.url());
  for (let solved = 1; solved <= most; solved++) {
    await solveTask(learner);
    await goOn(learner);
    const isOnBoard = await page.getByRole('main').getByRole('grid').isVisible();
    if (new URL(page.url()).hash !== hash || !isOnBoard) return solved;
  }
  throw new Error(`the stage ${hash} is not over after ${most} tasks`);
}
