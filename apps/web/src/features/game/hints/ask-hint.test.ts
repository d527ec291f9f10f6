import { type Game, play } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { testSession } from '../testing/test-session.ts';
import { askHint, giveHint, type ShownHint } from './ask-hint.ts';

const LEVELS = [1, 2, 3] as const;
const WORDINGS = { 1: 12, 2: 9, 3: 3 };

/** A text without the names of places, digits and techniques: only its wording. */
function wordingOf({ message }: ShownHint): string {
  return message
    .replace(/(the )?[\w-]+ box|row \d( column \d)?|column \d/gi, 'PLACE')
    .replace(/\d|(hidden|naked) single/g, 'WHAT');
}

test('whoever goes through all levels each time reads every wording before one comes again @9.24', async () => {
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
  for (const level of LEVELS) {
    const first = wordings[level].slice(0, WORDINGS[level]);
    expect(new Set(first).size, first.join('\n')).toBe(WORDINGS[level]);
  }
});

test('only a hint that tells where to look lets the player look for the cell', async () => {
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

  test.each([1, 2, 3] as const)('is told again at level %i, in the same words', async (level) => {
    let shown = await askHint(undefined, game, 'en');
    while (shown.session.hint.level < level) shown = await askHint(shown, game, 'en');
    const again = await giveHint({ ...pressed, previous: shown });
    expect(again.isNew).toBe(false);
    expect(again.hint).toMatchObject({ session: shown.session, message: shown.message });
    expect(again.hint.nextTexts).toEqual(shown.nextTexts);
  });

  test('goes on where it is open, and only that is something new', async () => {
    const shown = await askHint(undefined, game, 'en');
    const next = await giveHint({ ...pressed, previous: shown, isOpen: true });
    expect([next.isNew, next.hint.session.hint.level]).toEqual([true, 2]);
  });

  test('fits a board that is as it was, by whatever way', async () => {
    const shown = await askHint(undefined, game, 'en');
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    const undone = play(noted, { type: 'undo' });
    expect(undone.cells).not.toBe(game.cells);
    const again = await giveHint({ ...pressed, previous: shown, game: undone });
    expect(again.isNew).toBe(false);
    expect(again.hint.cells).toBe(undone.cells);
    expect((await giveHint({ ...pressed, previous: shown, game: noted })).isNew).toBe(true);
  });

  test('is told in the language of the page', async () => {
    const shown = await askHint(undefined, game, 'en');
    const again = await giveHint({ ...pressed, previous: shown, language: 'ja' });
    expect(again.isNew).toBe(false);
    expect(again.hint.message).toMatch(/[ぁ-ん]/);
  });
});
