import { describe, expect, test } from 'vitest';
import { type Grid, isComplete, valueAt } from '../grid.ts';
import { CELLS, cellsOf, housesOf } from '../houses.ts';
import { Position } from '../position.ts';
import { seededRandom } from '../random.ts';
import { gridFrom, gridWith, puzzleFrom, withValue } from '../testing/boards.ts';
import { cellNamed, cellsNamed } from '../testing/notation.ts';
import type { Digit, House } from '../types.ts';
import { findHint } from './find-hint.ts';
import { type Hint, hintKey } from './hint.ts';
import type { HintRequest } from './request.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const { givens, solution } = puzzleFrom(PUZZLE);
const EMPTY = gridFrom('.'.repeat(81));
const [TOP_ROW, TOP_BOX] = [0, 18];

/** The puzzle with some digits in empty cells, by name. */
function played(...entries: [string, Digit][]): Grid {
  return entries.reduce((grid, [name, digit]) => withValue(grid, cellNamed(name), digit), givens);
}

/** The first hints for a board, each the one after those before it. */
function hintsFor(board: Grid, count: number, request: HintRequest = {}): Hint[] {
  const hints: Hint[] = [];
  while (hints.length < count) {
    const random = seededRandom('hints');
    hints.push(findHint(board, { random, ...request, shown: hints.map(hintKey) }));
  }
  return hints;
}

describe('a wrong digit', () => {
  test('that repeats none is found by the solution, and the right one is left to logic @4.29', () => {
    expect(findHint(played(['r1c3', 1]), { solution })).toEqual({
      kind: 'wrong-digit',
      repeats: null,
      area: TOP_BOX,
      cells: [2],
      placements: [],
      eliminations: [{ cell: 2, digit: 1 }],
      level: 1,
      solutions: 'one',
    });
  });

  test('is found by the givens alone, too', () => {
    const hint = findHint(played(['r1c3', 1]), { givens });
    expect(hint).toEqual(findHint(played(['r1c3', 1]), { solution }));
  });

  test('that repeats another is shown where it does', () => {
    const conflict = { house: TOP_ROW, digit: 7, cells: [2, 4] };
    expect(findHint(played(['r1c3', 7]), { solution })).toMatchObject({
      kind: 'wrong-digit',
      repeats: conflict,
      area: TOP_ROW,
      cells: [2, 4],
      eliminations: [{ cell: 2, digit: 7 }],
    });
  });

  test('that can be seen comes before one that cannot, and nothing else comes between @4.29', () => {
    const board = played(['r1c3', 1], ['r9c1', 8]);
    const wrong = hintsFor(board, 4, { solution }).map(({ eliminations }) => eliminations[0]?.cell);
    expect(wrong).toEqual([72, 2, 72, 2]);
  });

  test('is told apart from another one that repeats it', () => {
    const board = played(['r1c3', 1], ['r1c4', 1]);
    const hints = hintsFor(board, 2, { solution });
    expect(hints.map(({ cells }) => cells)).toEqual([hints[0]?.cells, hints[0]?.cells]);
    expect(hints.map(({ eliminations }) => eliminations)).toEqual([
      [{ cell: 2, digit: 1 }],
      [{ cell: 3, digit: 1 }],
    ]);
  });

  test('is what there is to say about a full board, too', () => {
    const board = withValue(solution, 0, 3);
    expect(isComplete(board)).toBe(true);
    expect(findHint(board, { solution })).toMatchObject({ kind: 'wrong-digit' });
    expect(findHint(board)).toMatchObject({ kind: 'conflict', solutions: 'none' });
  });
});

describe('a repeated digit on a board of unknown solution', () => {
  test('leaves open which one is wrong', () => {
    expect(findHint(gridWith('r1c1=5 r1c9=5'))).toEqual({
      kind: 'conflict',
      conflict: { house: TOP_ROW, digit: 5, cells: [0, 8] },
      area: TOP_ROW,
      cells: [0, 8],
      placements: [],
      eliminations: [],
      level: 1,
      solutions: 'none',
    });
  });

  test('is the player’s where the other one is a given', () => {
    const hint = findHint(gridWith('r1c1=5 r1c9=5'), { givens: gridWith('r1c1=5') });
    expect(hint).toMatchObject({ kind: 'conflict', eliminations: [{ cell: 8, digit: 5 }] });
    const other = findHint(gridWith('r1c1=5 r1c9=5'), { givens: gridWith('r2c5=5') });
    expect(other.eliminations).toEqual([]);
  });

  test('is shown once where the two cells share two houses, and once for each pair of cells', () => {
    const [first, second] = hintsFor(gridWith('r1c1=5 r1c2=5'), 2);
    expect(first?.area).toBe(TOP_ROW);
    expect(second).toEqual(first);
    const three = hintsFor(gridWith('r1c1=5 r1c2=5 r9c1=5'), 3).map(({ cells }) => cells);
    expect(three).toEqual([
      [0, 1],
      [0, 72],
      [0, 1],
    ]);
  });
});

describe('a board without a repeated digit and without a solution', () => {
  test('shows a cell that no digit fits into', () => {
    const board = gridWith('r1c4=1 r1c5=2 r1c6=3 r4c1=4 r5c1=5 r6c1=6 r2c2=7 r2c3=9 r3c3=8');
    expect(findHint(board)).toEqual({
      kind: 'no-solution',
      deadEnd: { code: 'cell-without-digit', cell: 0 },
      area: TOP_BOX,
      cells: [0],
      placements: [],
      eliminations: [],
      level: 1,
      solutions: 'none',
    });
  });

  test('shows a digit that has no place in a house', () => {
    const board = gridWith('r1c7=1 r2c4=1 r4c1=1 r3c2=2 r3c3=3');
    const hints = hintsFor(board, 3);
    expect(hints[0]).toMatchObject({
      kind: 'no-solution',
      deadEnd: { code: 'digit-without-place', house: TOP_BOX, digit: 1 },
      area: TOP_BOX,
      cells: cellsNamed('r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1'),
    });
    expect(hints[1]).toMatchObject({ deadEnd: { house: 2, digit: 1 }, area: 2 });
    expect(hints[2]).toEqual(hints[0]);
  });

  test('says at least that, where it takes a search to see it', () => {
    const board = played(['r1c3', 2]);
    expect(findHint(board)).toMatchObject({
      kind: 'no-solution',
      deadEnd: { code: 'not-in-sight' },
      area: null,
    });
  });

  test('is measured by its givens where they have one solution', () => {
    const board = played(['r1c3', 2]);
    expect(findHint(board)).toMatchObject({ kind: 'no-solution', solutions: 'none' });
    expect(findHint(board, { givens })).toMatchObject({ kind: 'wrong-digit', solutions: 'one' });
  });
});

describe('a board without a mistake', () => {
  test('that is full is complete, at every level', () => {
    for (const level of [1, 2, 3] as const) {
      expect(findHint(solution, { level })).toEqual({
        kind: 'complete',
        area: null,
        cells: [],
        placements: [],
        eliminations: [],
        level,
        solutions: 'one',
      });
    }
  });

  test('gets the first step in the order of hints, with its reason @5.17 @9.21', () => {
    const hint = findHint(givens, { solution, level: 3 });
    expect(hint).toMatchObject({
      kind: 'step',
      step: { technique: 'hidden-single' },
      level: 3,
      ruledOut: [],
      notes: { state: 'none', missing: [], wrong: [] },
    });
    const [placement = { cell: -1, digit: 0 }] = hint.placements;
    expect(hint.cells).toEqual([placement.cell]);
    expect(valueAt(solution, placement.cell)).toBe(placement.digit);
  });

  test('gets steps of one technique only, when one is asked for', () => {
    const hints = hintsFor(givens, 3, { solution, technique: 'naked-single' });
    const techniques = hints.map((hint) =>
      hint.kind === 'step' ? hint.step.technique : hint.kind,
    );
    expect(techniques.every((each) => each === 'naked-single')).toBe(true);
    expect(new Set(hints.map(hintKey)).size).toBe(3);
    // A naked single names no house: the fullest one of its cell is the place to look.
    expect(hints[0]).toMatchObject({ cells: [40], area: 13 });
    const emptyIn = (house: House) =>
      CELLS.filter((cell) => !givens[cell] && cellsOf(house).has(cell));
    expect(housesOf(40).map((house) => emptyIn(house).length)).toEqual([5, 3, 5]);
  });

  test('starts each elimination from the house in which its pattern is seen', () => {
    const board = gridFrom(
      '...7..8...6..845.7.....9.14.5..1....9.1...3.6....7..2.81.4.....7.619..8...9..3...',
    );
    const hint = findHint(board, { technique: 'pointing-pairs' });
    const base =
      hint.kind === 'step' && 'base' in hint.step.evidence ? hint.step.evidence.base : [];
    expect(base).toEqual([hint.area]);
    expect(hint.eliminations.length).toBeGreaterThan(0);
    expect(hint.placements).toEqual([]);
  });

  test('has the solution that it was told, unless that is not a full one', () => {
    const wrong = withValue(EMPTY, 0, 9);
    expect(findHint(givens, { solution: wrong })).toEqual(findHint(givens));
  });
});

describe('where no step applies', () => {
  /** No swordfish here: what comes is the fallback. */
  const stuck: HintRequest = { solution, technique: 'swordfish' };
  const position = Position.fromGrid(givens);
  const few = position.emptyCells.size;

  function ofKind<K extends Hint['kind']>(kind: K, hints: readonly Hint[]) {
    return hints.filter((hint): hint is Extract<Hint, { kind: K }> => hint.kind === kind);
  }

  test('cells with two to four candidates come first, the tightest ones first @9.21', () => {
    const hints = ofKind('few-candidates', hintsFor(givens, few, stuck));
    const expected = [2, 3, 4].flatMap((count) =>
      [...position.emptyCells].filter((cell) => position.digitsAt(cell).length === count),
    );
    expect(hints.map(({ cells }) => cells)).toEqual(expected.map((cell) => [cell]));
    for (const { cells, candidates, placements, area } of hints) {
      const [cell = -1] = cells;
      expect(candidates).toEqual(position.digitsAt(cell));
      expect(placements).toEqual([{ cell, digit: valueAt(solution, cell) }]);
      expect(area).toBe(18 + 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3));
    }
  });

  test('what steps have ruled out is no candidate any longer, though it is not crossed out', () => {
    const board = gridFrom(
      '..934267..469578323271.69459..534..66..7.8..37..261..849.....87..1...3....34152..',
    );
    const hints = hintsFor(board, 30, { technique: 'x-wing' });
    const gone = hints.flatMap(({ kind, eliminations }) => (kind === 'step' ? eliminations : []));
    expect(gone).not.toEqual([]);
    const listed = hints.flatMap((hint) =>
      hint.kind === 'few-candidates'
        ? hint.cells.flatMap((cell) => hint.candidates.map((digit) => ({ cell, digit })))
        : [],
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(
      listed.filter((each) =>
        gone.some((one) => one.cell === each.cell && one.digit === each.digit),
      ),
    ).toEqual([]);
  });

  test('then houses, those with the fewest empty cells first, then five random cells @9.21', () => {
    const first = hintsFor(givens, few, stuck).filter(({ kind }) => kind === 'few-candidates');
    const hints = hintsFor(givens, first.length + 33, stuck).slice(first.length);
    expect(hints.map(({ kind }) => kind)).toEqual([
      ...Array(27).fill('open-house'),
      ...Array(5).fill('any-cell'),
      'few-candidates',
    ]);
    const sizes = ofKind('open-house', hints).map(({ cells }) => cells.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    const random = ofKind('any-cell', hints).map(({ cells: [cell = -1] }) => cell);
    expect(new Set(random).size).toBe(5);
    expect(random.every((cell) => position.emptyCells.has(cell))).toBe(true);
  });

  test('a house is solved where there are the fewest candidates', () => {
    const shown = hintsFor(givens, few, stuck).map(hintKey);
    const hint = findHint(givens, { ...stuck, shown });
    const [placement = { cell: -1, digit: 0 }] = hint.placements;
    const counts = hint.cells.map((cell) => position.digitsAt(cell).length);
    expect(position.digitsAt(placement.cell).length).toBe(Math.min(...counts));
    expect(valueAt(solution, placement.cell)).toBe(placement.digit);
    expect(hint.cells).toContain(placement.cell);
  });

  test('a house tells a cell that no hint has told alone, if there is one in it', () => {
    const hints = hintsFor(givens, few + 27, stuck);
    const alone = new Set(ofKind('few-candidates', hints).flatMap(({ cells }) => cells));
    const houses = ofKind('open-house', hints).map(({ cells, placements }) => ({
      hasNew: cells.some((cell) => !alone.has(cell)),
      isNew: placements.every(({ cell }) => !alone.has(cell)),
    }));
    expect(houses.filter(({ hasNew }) => hasNew).length).toBeGreaterThan(1);
    expect(houses.map(({ isNew }) => isNew)).toEqual(houses.map(({ hasNew }) => hasNew));
  });

  test('houses without an empty cell are left out, and there are no more random cells than cells', () => {
    const board = withValue(withValue(solution, 0, 0), 80, 0);
    const hints = hintsFor(board, 9, { solution, technique: 'swordfish' });
    expect(hints.map(({ kind, area, cells }) => [kind, area, cells])).toEqual([
      ...[0, 8, 9, 17, 18, 26].map((house) => [
        'open-house',
        house,
        [[8, 17, 26].includes(house) ? 80 : 0],
      ]),
      ['any-cell', expect.anything(), [expect.any(Number)]],
      ['any-cell', expect.anything(), [expect.any(Number)]],
      ['open-house', 0, [0]],
    ]);
  });

  test('there are no more than five random cells, wherever chance goes on', () => {
    const random = seededRandom('on and on');
    const shown: string[] = [];
    for (let press = 0; press < 2 * (few + 27 + 5); press++) {
      shown.push(hintKey(findHint(givens, { ...stuck, shown, random })));
    }
    const cells = shown.filter((key) => key.startsWith('any-cell'));
    expect(cells.length).toBeGreaterThan(5);
    expect(new Set(cells).size).toBe(5);
  });

  test('the random cells are those of the source that is given', () => {
    const shown = hintsFor(givens, few + 27, stuck)
      .filter(({ kind }) => kind !== 'any-cell')
      .map(hintKey);
    const houses = hintsFor(givens, few + 27, { ...stuck, shown: [] });
    const all = [...new Set([...shown, ...houses.map(hintKey)])].filter(
      (key) => !key.startsWith('any-cell'),
    );
    const cells = Array.from({ length: 40 }, (_, seed) =>
      findHint(givens, { ...stuck, shown: all, random: seededRandom(seed) }),
    );
    expect(new Set(cells.map(hintKey)).size).toBeGreaterThan(10);
    expect(findHint(givens, { ...stuck, shown: all, random: seededRandom(7) })).toEqual(cells[7]);
  });
});

describe('a board with many solutions', () => {
  test('has hints that place nothing, unless a step does', () => {
    expect(findHint(EMPTY)).toEqual({
      kind: 'open-house',
      onlyTechnique: null,
      area: TOP_ROW,
      cells: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      placements: [],
      eliminations: [],
      level: 1,
      solutions: 'many',
    });
    const row = gridWith('r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8');
    expect(findHint(row)).toMatchObject({
      kind: 'step',
      placements: [{ cell: 8, digit: 9 }],
      solutions: 'many',
    });
  });

  test('has one where its givens leave it open and the player’s digits do not', () => {
    expect(findHint(givens, { givens: EMPTY }).solutions).toBe('one');
  });
});

test('keys tell all hints of a board apart, and not the levels', () => {
  const keys = hintsFor(givens, 60, { solution }).map(hintKey);
  expect(new Set(keys).size).toBe(60);
  const levels = [1, 2, 3] as const;
  expect(new Set(levels.map((level) => hintKey(findHint(givens, { level })))).size).toBe(1);
});
