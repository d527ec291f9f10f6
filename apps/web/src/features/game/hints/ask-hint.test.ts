import { type Game, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import type { LatestHint } from '../session/hints-told.ts';
import { testSession } from '../testing/test-session.ts';
import { askHint, giveHint, type ShownHint } from './ask-hint.ts';
import type { HintPage } from './hint-pages.ts';

const LEVELS = [1, 2, 3] as const;
const WORDINGS = { 1: 12, 2: 9 };

/** The pages of the level that was told last. */
function pagesOf({ levels }: ShownHint): readonly HintPage[] {
  return levels.at(-1)?.pages ?? [];
}

function messageOf(shown: ShownHint): string {
  return pagesOf(shown)[0]?.message ?? 'nothing was told';
}

/** A text without the names of places, digits and techniques: only its wording. */
function wordingOf(shown: ShownHint): string {
  return messageOf(shown)
    .replace(/(the )?[\w-]+ box|row \d( column \d)?|column \d/gi, 'PLACE')
    .replace(/\d|(hidden|naked) single/g, 'WHAT');
}

test('every text of levels 1 and 2 is shown before one repeats @9.24', async () => {
  let game: Game = testSession().game;
  let shown: ShownHint | undefined;
  const wordings: Record<1 | 2 | 3, string[]> = { 1: [], 2: [], 3: [] };
  for (let hint = 0; hint < WORDINGS[1]; hint++) {
    for (const level of LEVELS) {
      shown = await askHint(shown, game, 'en');
      game = play(game, { type: 'hint' });
      expect(shown.session.hint.level).toBe(level);
      wordings[level].push(wordingOf(shown));
    }
    if (shown) game = play(game, { type: 'apply-hint', conclusion: shown.session.hint });
  }
  for (const level of [1, 2] as const) {
    const first = wordings[level].slice(0, WORDINGS[level]);
    expect(new Set(first).size, first.join('\n')).toBe(WORDINGS[level]);
  }
});

test('only a level 1 hint offers the search for its cell', async () => {
  const { game } = testSession();
  const first = await askHint(undefined, game, 'en');
  const [cell = -1] = first.session.hint.cells;
  expect(first.search?.check(cell)).toMatchObject({ isFound: true });
  expect(first.search?.check(0)).toEqual({
    isFound: false,
    text: 'Row 1 column 1 already has its 5.',
  });
  const second = await askHint(first, play(game, { type: 'hint' }), 'en');
  expect(second.search).toBeUndefined();
});

describe('a hint whose panel was closed', () => {
  const { game } = testSession();
  const pressed = { isOpen: false, game, language: 'en' } as const;

  test.each([1, 2, 3] as const)('is shown again at level %i, with the same text', async (level) => {
    let shown = await askHint(undefined, game, 'en');
    while (shown.session.hint.level < level) shown = await askHint(shown, game, 'en');
    const again = await giveHint({ ...pressed, previous: shown });
    expect(again.isNew).toBe(false);
    expect(again.hint).toMatchObject({ session: shown.session, levels: shown.levels });
    expect(again.hint.nextTexts).toEqual(shown.nextTexts);
  });

  test('counts as new only if its panel is open, at the next level', async () => {
    const shown = await askHint(undefined, game, 'en');
    const next = await giveHint({ ...pressed, previous: shown, isOpen: true });
    expect([next.isNew, next.hint.session.hint.level]).toEqual([true, 2]);
  });

  test('is shown again if the board is as before, by whatever moves', async () => {
    const shown = await askHint(undefined, game, 'en');
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    const undone = play(noted, { type: 'undo' });
    expect(undone.cells).not.toBe(game.cells);
    const again = await giveHint({ ...pressed, previous: shown, game: undone });
    expect(again.isNew).toBe(false);
    expect(again.hint.cells).toBe(undone.cells);
    expect((await giveHint({ ...pressed, previous: shown, game: noted })).isNew).toBe(true);
  });

  test('is still shown again once cells have colours', async () => {
    const shown = await askHint(undefined, game, 'en');
    const coloured = play(game, { type: 'colour-cells', cells: [2, 5], colour: 3 });
    const again = await giveHint({ ...pressed, previous: shown, game: coloured });
    expect(again.isNew).toBe(false);
  });

  test('is shown in the language of the page', async () => {
    const shown = await askHint(undefined, game, 'en');
    const again = await giveHint({ ...pressed, previous: shown, language: 'ja' });
    expect(again.isNew).toBe(false);
    expect(messageOf(again.hint)).toMatch(/[ぁ-ん]/);
  });
});

describe('after a reload', () => {
  const { game: unasked } = testSession();
  const pressed = { previous: undefined, isOpen: false, language: 'en' } as const;

  /** Asks for hints, and what the game keeps of the last. */
  async function asked(count: number) {
    let [game, shown] = [unasked, undefined as ShownHint | undefined];
    let latestHint: LatestHint | undefined;
    for (let press = 0; press < count; press++) {
      const answer = await giveHint({ ...pressed, previous: shown, isOpen: true, game });
      [shown, latestHint] = [answer.hint, answer.latest];
      game = play(game, { type: 'hint' });
    }
    return { game, shown, latestHint };
  }

  test.each([1, 2, 3, 5])('hint %i is shown again with all its levels and texts', async (count) => {
    const { game, shown, latestHint } = await asked(count);
    const again = await giveHint({ ...pressed, latestHint, game });
    expect(again.isNew).toBe(false);
    expect(again.latest).toEqual(latestHint);
    expect(again.hint.session).toEqual(shown?.session);
    expect(again.hint.levels.map(({ level }) => level)).toEqual(
      shown?.levels.map(({ level }) => level),
    );
    if (count <= 3) expect(again.hint.levels).toEqual(shown?.levels);
    const next = await giveHint({ ...pressed, previous: again.hint, isOpen: true, game });
    expect(next.isNew).toBe(true);
    expect(next.latest).not.toEqual(latestHint);
  });

  test('a hint counts where the board is another one', async () => {
    const { game, latestHint } = await asked(2);
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    const answer = await giveHint({ ...pressed, latestHint, game: noted });
    expect([answer.isNew, answer.latest.level]).toEqual([true, 1]);
  });
});

describe('the levels of a hint', () => {
  const { game } = testSession();

  test('that were told are kept with the texts that they had', async () => {
    const first = await askHint(undefined, game, 'en');
    const second = await askHint(first, game, 'en');
    const third = await askHint(second, game, 'en');
    expect(third.levels.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(third.levels.slice(0, 2)).toEqual(second.levels);
    const next = await askHint(third, game, 'en');
    expect(next.levels.map(({ level }) => level)).toEqual([1]);
  });

  test('give the technique a name from the second on', async () => {
    const first = await askHint(undefined, game, 'en');
    expect(first.technique).toBeUndefined();
    const second = await askHint(first, game, 'en');
    expect(second.technique).toEqual({
      name: 'hidden single',
      path: '/en/learn/boxes',
    });
  });

  test('lead from the last cell of a house to the station that teaches it', async () => {
    let current: Game = game;
    let shown = await askHint(undefined, current, 'en');
    const isLastCellNamed = ({ hint }: ShownHint['session']) =>
      hint.kind === 'step' && hint.isLastCell && hint.level === 2;
    for (let asked = 0; asked < 200 && !isLastCellNamed(shown.session); asked++) {
      const { hint } = shown.session;
      if (hint.level === 3) current = play(current, { type: 'apply-hint', conclusion: hint });
      shown = await askHint(shown, current, 'en');
    }
    expect(shown.technique).toEqual({ name: 'hidden single', path: '/en/learn/board' });
  });

  test('end with the reason page by page, and the digit on the last one', async () => {
    let shown = await askHint(undefined, game, 'en');
    while (shown.session.hint.level < 3) shown = await askHint(shown, game, 'en');
    const pages = pagesOf(shown);
    expect(pages.length).toBeGreaterThan(2);
    const [answer] = shown.session.hint.placements;
    const told = pages.map(({ drawing }) => drawing.marks.some(({ kind }) => kind === 'confirm'));
    expect(told.indexOf(true)).toBe(pages.length - 1);
    expect(pages.at(-1)?.message).toContain(`${answer?.digit}`);
    expect(pages.at(-1)?.drawing.lines.rings).toEqual([{ cell: answer?.cell, digit: undefined }]);
    expect(pages.some(({ drawing }) => drawing.lines.causes.length > 0)).toBe(true);
  });
});
