import { NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { configureGame, play } from '@nanpure/engine/game';
import type { Mark } from '@nanpure/engine/hints';
import { describe, expect, test } from 'vitest';
import { testSession } from '../testing/test-session.ts';
import { cellViews, digitInHand, type Emphasis, viewOf } from './board-view.ts';
import type { HintDrawing } from './hint-drawing.ts';

const { game } = testSession();

const PLAIN: Emphasis = {
  selected: undefined,
  highlightPeers: true,
  highlightSame: true,
  glowing: new Set(),
};

function marked(mark: string, emphasis: Partial<Emphasis>, shown = game): number[] {
  return [...cellViews(shown, { ...PLAIN, ...emphasis }).entries()]
    .filter(([, view]) => view.mark === mark)
    .map(([cell]) => cell);
}

describe('the cells on show', () => {
  test('without a selection nothing is highlighted', () => {
    expect(marked('none', {})).toHaveLength(81);
  });

  test('the peers of the selected cell, and everywhere else its digit', () => {
    expect(marked('peer', { selected: 0 })).toHaveLength(20);
    expect(marked('same', { selected: 0 })).toEqual([14, 71]);
    expect(marked('peer', { selected: 2 })).toHaveLength(20);
    expect(marked('same', { selected: 2 })).toEqual([]);
  });

  test('the held digit is highlighted wherever it is', () => {
    expect(marked('same', { heldDigit: 5 })).toEqual([0, 14, 71]);
    expect(marked('peer', { heldDigit: 5 })).toEqual([]);
  });

  test('the digit that lights up can be an earlier one than that of the selected cell', () => {
    const views = cellViews(game, { ...PLAIN, selected: 2, highlightPeers: false }, 5);
    const same = [...views.entries()].filter(([, { mark }]) => mark === 'same');
    expect(same.map(([cell]) => cell)).toEqual([0, 14, 71]);
  });

  test('highlights follow the settings', () => {
    expect(marked('peer', { selected: 0, highlightPeers: false })).toEqual([]);
    expect(marked('same', { selected: 0, highlightSame: false })).toEqual([]);
  });

  test('notes of the selected digit are highlighted', () => {
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    expect(digitInHand(noted, { ...PLAIN, selected: 0 })).toBe(5);
    expect(digitInHand(noted, { ...PLAIN, selected: 2 })).toBe(0);
  });

  test('all digits that a rejected entry would repeat are marked as its counterparts, none as wrong', () => {
    const once = play(game, { type: 'answer', cell: 2, digit: 8 });
    expect(marked('repeated', { selected: 2 }, once)).toEqual([20]);
    const twice = play(game, { type: 'answer', cell: 11, digit: 9 });
    expect(marked('repeated', { selected: 11 }, twice)).toEqual([13, 19]);
    expect(marked('conflict', { selected: 11 }, twice)).toEqual([]);
  });

  test('a rejected digit is shown in its cell, and each rejection is one of its own', () => {
    const rejected = play(game, { type: 'answer', cell: 2, digit: 8 });
    expect(cellViews(rejected, PLAIN)[2]).toMatchObject({
      rejected: 8,
      rejectionNumber: 1,
      value: 0,
    });
    const again = play(rejected, { type: 'answer', cell: 2, digit: 8 });
    expect(cellViews(again, PLAIN)[2]).toMatchObject({ rejected: 8, rejectionNumber: 2 });
    const elsewhere = play(again, { type: 'note', cell: 3, digit: 6 });
    expect(cellViews(elsewhere, PLAIN).every((each) => each.rejected === 0)).toBe(true);
  });

  test('a wrong digit that may stand is in conflict where it repeats another, and wrong elsewhere', () => {
    const showing = configureGame(game, { mistakePolicy: 'show' });
    const wrong = play(showing, { type: 'answer', cell: 2, digit: 1 });
    expect(marked('wrong', { selected: 2 }, wrong)).toEqual([2]);
    expect(marked('conflict', { selected: 2 }, wrong)).toEqual([]);
    const repeated = play(showing, { type: 'answer', cell: 2, digit: 8 });
    expect(marked('conflict', { selected: 2 }, repeated)).toEqual([2]);
    expect(marked('wrong', { selected: 2 }, repeated)).toEqual([]);
  });

  test.each(['show', 'rules-only'] as const)(
    'of a repeat both partners are marked, though one is a given or selected: %s',
    (mistakePolicy) => {
      const lenient = configureGame(game, { mistakePolicy });
      const repeating = play(lenient, { type: 'answer', cell: 2, digit: 8 });
      expect(marked('conflict', { selected: 2 }, repeating)).toEqual([2]);
      expect(marked('repeated', { selected: 2 }, repeating)).toEqual([20]);
      expect(marked('repeated', { selected: 20 }, repeating)).toEqual([20]);
      expect(viewOf(repeating, 20).mark).toBe('repeated');
    },
  );

  test('a right digit that a wrong one repeats has another mark than the wrong one', () => {
    const showing = configureGame(game, { mistakePolicy: 'show' });
    const right = play(showing, { type: 'answer', cell: 2, digit: 4 });
    const wrong = play(right, { type: 'answer', cell: 3, digit: 4 });
    expect(marked('conflict', {}, wrong)).toEqual([3]);
    expect(marked('repeated', {}, wrong)).toEqual([2, 66]);
  });

  const MARKS: readonly Mark[] = [
    { kind: 'area', cell: 2 },
    { kind: 'area', cell: 3 },
    { kind: 'pattern', cell: 2 },
    { kind: 'pattern', cell: 2, digit: 1 },
    { kind: 'confirm', cell: 2, digit: 4 },
    { kind: 'eliminate', cell: 2, digit: 2 },
    { kind: 'eliminate', cell: 2, digit: 6 },
    { kind: 'eliminate', cell: 6, digit: 6 },
  ];
  const HINT: HintDrawing = {
    marks: MARKS,
    lines: { ...NOTHING_DRAWN, causes: [{ cell: 0, closes: [3] }] },
    isDimming: true,
  };

  test('a hint marks areas, patterns and candidates, whether they are noted or not', () => {
    const views = cellViews(game, { ...PLAIN, hint: HINT });
    expect(views[2]).toMatchObject({
      hint: 'pattern',
      confirmed: 4,
      eliminated: [2, 6],
      supporting: [1],
    });
    expect(views[3]).toMatchObject({ hint: 'area', confirmed: 0, eliminated: [], supporting: [] });
    expect(views[6]).toMatchObject({ hint: 'target', eliminated: [6] });
    expect(views[0]).toMatchObject({ hint: 'cause' });
    expect(views[4]).toMatchObject({ hint: 'none' });
  });

  test('what a hint has nothing to do with steps back, where it says so', () => {
    const views = cellViews(game, { ...PLAIN, hint: HINT });
    const dimmed = [...views.entries()].filter(([, { isDimmed }]) => isDimmed);
    expect(dimmed).toHaveLength(81 - 4);
    const all = cellViews(game, { ...PLAIN, hint: { ...HINT, isDimming: false } });
    expect(all.some(({ isDimmed }) => isDimmed)).toBe(false);
  });

  test('what is selected highlights nothing while a hint is drawn', () => {
    const emphasis = { selected: 0, hint: HINT };
    expect(marked('none', emphasis)).toHaveLength(81);
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    expect(digitInHand(noted, { ...PLAIN, ...emphasis })).toBe(0);
  });
});
