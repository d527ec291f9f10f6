import { play } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { cellViews } from './board-view.ts';
import { testSession } from './testing.ts';

const { game } = testSession();

function marked(mark: string, selected: number | undefined, shown = game): number[] {
  return [...cellViews(shown, selected).entries()]
    .filter(([, view]) => view.mark === mark)
    .map(([cell]) => cell);
}

describe('the cells on show', () => {
  test('without a selection nothing stands out', () => {
    expect(marked('none', undefined)).toHaveLength(81);
  });

  test('the peers of the selected cell, and everywhere else its digit', () => {
    expect(marked('peer', 0)).toHaveLength(20);
    expect(marked('same', 0)).toEqual([14, 71]);
    expect(marked('peer', 2)).toHaveLength(20);
    expect(marked('same', 2)).toEqual([]);
  });

  test('notes of the selected digit are set off', () => {
    const noted = play(game, { type: 'note', cell: 2, digit: 4 });
    expect(cellViews(noted, 0)[2]).toMatchObject({ notes: [4], markedNote: 5 });
  });

  test('the digit that a refused entry would repeat is in conflict', () => {
    const refused = play(game, { type: 'answer', cell: 2, digit: 8 });
    expect(marked('conflict', 2, refused)).toEqual([20]);
  });
});
