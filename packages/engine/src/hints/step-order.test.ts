import { describe, expect, test } from 'vitest';
import { CELLS, cellsOf, housesOf } from '../houses.ts';
import { Position } from '../position.ts';
import { findSteps, HINT_ORDER } from '../step.ts';
import { TECHNIQUES, type TechniqueId } from '../techniques/index.ts';
import { gridFrom } from '../testing/boards.ts';
import type { Cell } from '../types.ts';
import { findHint } from './find-hint.ts';
import { conclusionsOf, type Hint, hintKey } from './hint.ts';
import { stepsInHintOrder } from './step-order.ts';

/** Boards on which hints used to tell the same conclusion again, or an easy one late. */
const BOARDS = [
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '...........5...4..637429581.2.6.7.3.8..5.1..27..2.4..9.62.4.91.9....2..6...916...',
  '..1.9548298.3.2.5.25....39654.8.3.7.1......43.7.4.1.6.6.......5.1.5.6934495.3.6..',
  '.1....9383..1.8..7..823..51183...7..6..38..19..4...863865..31..731..2..6429......',
  '.6.7....5.84.1.762..564.8.359....1...4.9.752...8.....9859.7....416.5.2..2....6.5.',
  '938..2...65.1...8.71..86....7.8.9...58...169...9...81...5.1.4.9.4.....2.39...5..8',
].map(gridFrom);

function hintsFor(board: (typeof BOARDS)[number], count: number): Hint[] {
  const hints: Hint[] = [];
  while (hints.length < count) hints.push(findHint(board, { shown: hints.map(hintKey) }));
  return hints;
}

describe('the steps of hints', () => {
  test.each(BOARDS.map((board) => ({ board })))(
    'each conclude something new (board %#)',
    ({ board }) => {
      const told = new Set<string>();
      for (const hint of hintsFor(board, 25)) {
        if (hint.kind !== 'step') break;
        const conclusions = conclusionsOf(hint);
        expect(conclusions.filter((each) => !told.has(each))).not.toEqual([]);
        for (const each of conclusions) told.add(each);
      }
      expect(told.size).toBeGreaterThan(1);
    },
  );

  test('begin with the last empty cell of a house, and say that it is', () => {
    // One cell is left, the last of its row, column and box.
    const board = gridFrom(
      '.16795832279381654583426197954672318821539746637814925748153269195267483362948571',
    );
    expect(findHint(board)).toMatchObject({ kind: 'step', isLastCell: true });
    for (const position of BOARDS.map((grid) => Position.fromGrid(grid))) {
      const steps = [...stepsInHintOrder(position, ['hidden-single'])];
      const emptyIn = (house: number) =>
        CELLS.filter((each) => cellsOf(house).has(each) && position.valueAt(each) === 0).length;
      const areLast = steps.map(({ placements: [placement], evidence }) => {
        const [house = -1] = 'house' in evidence ? evidence.house : [];
        return placement !== undefined && emptyIn(house) === 1;
      });
      expect(areLast).toEqual([...areLast].sort((a, b) => Number(b) - Number(a)));
      const all = [...findSteps(position, { techniques: ['hidden-single'] })];
      expect(steps).toHaveLength(all.length);
    }
  });

  test('show a pair before the pointing digits that share its two cells', () => {
    const [board] = BOARDS.slice(2, 3);
    if (!board) throw new Error('no board');
    const steps = [...stepsInHintOrder(Position.fromGrid(board), HINT_ORDER)];
    const cells = [6, 8].map((column) => 9 + column);
    const about = steps.filter(({ evidence }) => {
      const named: readonly Cell[] = 'cells' in evidence ? evidence.cells : [];
      return named.length === 2 && cells.every((cell) => named.includes(cell));
    });
    expect(about.map(({ technique }) => technique).slice(0, 3)).toEqual([
      expect.stringMatching(/-pair$/),
      'pointing-pairs',
      expect.stringMatching(/-pair|pointing-pairs$/),
    ]);
    expect(cells.map((cell) => housesOf(cell)[2])).toEqual([20, 20]);
  });

  test('go by the level of their techniques', () => {
    const levels = ['beginner', 'intermediate', 'advanced', 'expert'];
    const levelOf = (id: TechniqueId) => {
      const technique = TECHNIQUES.find((each) => each.id === id);
      return levels.indexOf(technique?.difficulty ?? '');
    };
    const inOrder = HINT_ORDER.map(levelOf);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    expect(inOrder).not.toContain(-1);
  });
});
