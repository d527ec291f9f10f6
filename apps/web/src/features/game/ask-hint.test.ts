import { type Game, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { askHint, giveHint, type ToldHint } from './ask-hint.ts';
import { testSession } from './testing.ts';

const LEVELS = [1, 2, 3] as const;
const WORDINGS = { 1: 12, 2: 9, 3: 3 };

/** A text without the names of places, digits and techniques: only its wording. */
function wordingOf({ message }: ToldHint): string {
  return message
    .replace(/(the )?[\w-]+ box|row \d( column \d)?|column \d/gi, 'PLACE')
    .replace(/\d|(hidden|naked) single/g, 'WHAT');
}

test('whoever goes through all levels each time reads every wording before one comes again', async () => {
  let game: Game = testSession().game;
  let told: ToldHint | undefined;
  const wordings: Record<1 | 2 | 3, string[]> = { 1: [], 2: [], 3: [] };
  for (let hint = 0; hint < WORDINGS[1]; hint++) {
    for (const level of LEVELS) {
      told = await askHint(told, game, 'en');
      game = play(game, { type: 'hint' });
      expect(told.session.hint.level).toBe(level);
      wordings[level].push(wordingOf(told));
    }
    if (told) game = play(game, { type: 'apply-hint', conclusion: told.session.hint });
  }
  for (const level of LEVELS) {
    const first = wordings[level].slice(0, WORDINGS[level]);
    expect(new Set(first).size, first.join('\n')).toBe(WORDINGS[level]);
  }
});

test('only a hint that tells where to look lets the player look for the cell', async () => {
  const { game } = testSession();
  const first = await askHint(undefined, game, 'en');
  const [cell = -1] = first.session.hint.cells;
  expect(first.search?.judge(cell)).toMatchObject({ isFound: true });
  expect(first.search?.judge(0)).toEqual({
    isFound: false,
    text: 'Row 1 column 1 already has its 5.',
  });
  const second = await askHint(first, play(game, { type: 'hint' }), 'en');
  expect(second.search).toBeUndefined();
});

describe('a hint whose panel was closed', () => {
  const { game } = testSession();
  const pressed = { isOpen: false, game, language: 'en' } as const;

  test.each([1, 2, 3] as const)('is told again at level %i, in the same words', async (level) => {
    let told = await askHint(undefined, game, 'en');
    while (told.session.hint.level < level) told = await askHint(told, game, 'en');
    const again = await giveHint({ ...pressed, previous: told });
    expect(again.isNew).toBe(false);
    expect(again.told).toMatchObject({ session: told.session, message: told.message });
    expect(again.told.nextTexts).toEqual(told.nextTexts);
  });

  test('goes on where it is open, and only that is something new', async () => {
    const told = await askHint(undefined, game, 'en');
    const next = await giveHint({ ...pressed, previous: told, isOpen: true });
    expect([next.isNew, next.told.session.hint.level]).toEqual([true, 2]);
  });

  test('fits a board that is as it was, by whatever way', async () => {
    const told = await askHint(undefined, game, 'en');
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    const undone = play(noted, { type: 'undo' });
    expect(undone.cells).not.toBe(game.cells);
    const again = await giveHint({ ...pressed, previous: told, game: undone });
    expect(again.isNew).toBe(false);
    expect(again.told.cells).toBe(undone.cells);
    expect((await giveHint({ ...pressed, previous: told, game: noted })).isNew).toBe(true);
  });

  test('is told in the language of the page', async () => {
    const told = await askHint(undefined, game, 'en');
    const again = await giveHint({ ...pressed, previous: told, language: 'ja' });
    expect(again.isNew).toBe(false);
    expect(again.told.message).toMatch(/[ぁ-ん]/);
  });
});
