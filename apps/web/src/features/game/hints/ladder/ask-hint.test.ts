import { CELLS, parsePuzzle, valueAt } from '@nanpure/engine';
import { type Game, gridOfGame, newGame, play, statusOf } from '@nanpure/engine/game';
import { hintKey } from '@nanpure/engine/hints';
import { describe, expect, test } from 'vitest';
import type { ShownHint } from '../ask-hint.ts';
import { giveHint, repeatHint } from './ask-hint.ts';

/** After nine easy steps it takes an empty rectangle, and later chains through groups of cells. */
const BEYOND = '.....32.97....1.6..24..9.1...5.7...127.1.....1...9.........462.8.......3...5...7.';

/** Where the notes are only those that hints have changed, the course finds steps that these leave out already. */
const LEFT_OUT =
  '...2..5...3..7..1.8.5...4..6...85...54.....67...49...1..3...6.4.5..2..3...1..9...';

function puzzle(text = BEYOND) {
  const parsed = parsePuzzle(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

interface Play {
  readonly isNoted: boolean;
}

/** The hint at level 3. */
async function toldHint(previous: ShownHint | undefined, game: Game): Promise<ShownHint> {
  let shown = previous;
  do {
    shown = (await giveHint({ previous: shown, isOpen: true, game, language: 'en' })).hint;
    expect(shown.levels.at(-1)?.pages.every(({ message }) => message.length > 0)).toBe(true);
  } while (shown.session.hint.level < 3);
  return shown;
}

/** Plays by hints alone, and says which techniques they named. */
async function playByHints({ isNoted }: Play) {
  const { givens, solution } = puzzle();
  let game = newGame({ givens, solution });
  if (isNoted) game = play(game, { type: 'fill-notes' });
  const named = new Set<string>();
  let shown: ShownHint | undefined;
  for (let hints = 0; statusOf(game) !== 'won' && hints < 200; hints++) {
    shown = await toldHint(shown, game);
    const { hint } = shown.session;
    // Never an answer without a reason.
    if (hint.kind !== 'step') throw new Error(hint.kind);
    const { step, placements, eliminations } = hint;
    named.add(step.technique);
    for (const { cell, digit } of placements) expect(valueAt(solution, cell)).toBe(digit);
    for (const { cell, digit } of eliminations) expect(valueAt(solution, cell)).not.toBe(digit);
    game = play(game, { type: 'apply-hint', conclusion: shown.session.hint });
  }
  const left = CELLS.filter((cell) => valueAt(gridOfGame(game), cell) === 0);
  return { named, left };
}

describe('hints on a puzzle beyond the course', () => {
  test.each([
    ['with notes', true],
    ['without notes', false],
  ])('lead to its end with a reason each, %s', { timeout: 60_000 }, async (_, isNoted) => {
    const { named, left } = await playByHints({ isNoted });
    expect(left).toEqual([]);
    expect(named).toContain('empty-rectangle');
  });

  test('can all be carried out, with no notes but those that they change', {
    timeout: 60_000,
  }, async () => {
    const { givens, solution } = puzzle(LEFT_OUT);
    let game = newGame({ givens, solution });
    let shown: ShownHint | undefined;
    while (statusOf(game) !== 'won') {
      shown = await toldHint(shown, game);
      const { hint } = shown.session;
      const next = play(game, { type: 'apply-hint', conclusion: hint });
      expect(next, hintKey(hint)).not.toBe(game);
      game = next;
    }
  });

  test('say level by level what the next step is, and the same in the other language', async () => {
    const { givens, solution } = puzzle();
    let game = newGame({ givens, solution });
    let shown = await toldHint(undefined, game);
    while (shown.session.hint.placements.length > 0) {
      game = play(game, { type: 'apply-hint', conclusion: shown.session.hint });
      shown = await toldHint(undefined, game);
    }
    while (shown.technique?.name !== 'Empty Rectangle') shown = await toldHint(shown, game);
    expect(shown.technique).toEqual({
      name: 'Empty Rectangle',
      path: '/en/techniques/beyond/empty-rectangle',
    });
    const [where, what, answer] = shown.levels.map(({ pages }) => pages);
    expect(where?.[0]?.message).not.toContain('Rectangle');
    expect(what?.[0]?.message).toContain('Empty Rectangle');
    expect(answer?.at(0)?.drawing.step?.drawing.links.length).toBeGreaterThanOrEqual(0);
    expect(answer?.at(-1)?.drawing.marks.some(({ kind }) => kind === 'eliminate')).toBe(true);
    const japanese = await repeatHint(shown, { game, language: 'ja' });
    expect(japanese.technique?.name).toBe('エンプティレクタングル');
    expect(japanese.session).toEqual(shown.session);
  });

  test('are found again after a reload', async () => {
    const { givens, solution } = puzzle();
    const game = play(newGame({ givens, solution }), { type: 'fill-notes' });
    const asking = { game, language: 'en' } as const;
    let previous: ShownHint | undefined;
    for (let press = 0; press < 40; press++) {
      const told = await giveHint({ ...asking, previous, isOpen: true });
      previous = told.hint;
      const { latest: latestHint } = told;
      const again = await giveHint({ ...asking, previous: undefined, latestHint, isOpen: false });
      expect([again.isNew, again.hint.session]).toEqual([false, told.hint.session]);
    }
  });
});
