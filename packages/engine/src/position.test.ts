import { describe, expect, test } from 'vitest';
import { formatGrid, type Grid, valueAt } from './grid.ts';
import { CELLS, cellsOf, HOUSES, peersOf } from './houses.ts';
import { Position } from './position.ts';
import { randomBelow, seededRandom, shuffled } from './random.ts';
import { digitFrom, EMPTY_POSITION, gridFrom, positionFrom, puzzleFrom } from './testing/boards.ts';
import { cellNamed, showCell } from './testing/notation.ts';
import { ALL_PUZZLES } from './testing/puzzles.ts';
import { SEED, TRIALS } from './testing/trials.ts';
import { DIGITS } from './types.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Everything that can be seen of a position. */
function snapshot(position: Position): string {
  const notes = CELLS.map((cell) => position.digitsAt(cell).join(''));
  return [formatGrid(position.grid), ...notes].join(' ');
}

/** The candidates of a cell by the rules alone, worked out from the values of its peers. */
function allowedAt(text: string, cell: number): number[] {
  if (text[cell] !== '.') return [];
  const taken = [...peersOf(cell)].map((peer) => text[peer]);
  return DIGITS.filter((digit) => !taken.includes(String(digit)));
}

describe('the position of a grid', () => {
  test('has the candidates that the rules leave @5.17', () => {
    const position = positionFrom(PUZZLE);
    expect(position.digitsAt(cellNamed('r1c3'))).toEqual([1, 2, 4]);
    expect(position.digitsAt(cellNamed('r5c5'))).toEqual([5]);
    expect(position.digitsAt(cellNamed('r1c1'))).toEqual([]);
    const candidates = CELLS.map((cell) => position.digitsAt(cell));
    expect(candidates).toEqual(CELLS.map((cell) => allowedAt(PUZZLE, cell)));
  });

  test('tells the same by digit, by house and by cell', () => {
    const position = positionFrom(PUZZLE);
    for (const digit of DIGITS) {
      const cells = CELLS.filter((cell) => position.digitsAt(cell).includes(digit));
      expect([...position.cellsFor(digit)]).toEqual(cells);
      expect(CELLS.filter((cell) => position.has({ cell, digit }))).toEqual(cells);
      for (const house of HOUSES) {
        const places = cells.filter((cell) => cellsOf(house).has(cell));
        expect([...position.placesIn(house, digit)]).toEqual(places);
      }
    }
  });

  test('tells the cells with one and with two candidates', () => {
    const position = positionFrom(PUZZLE).eliminate([{ cell: cellNamed('r1c3'), digit: 1 }]);
    const withCount = (count: number) =>
      CELLS.filter((cell) => position.digitsAt(cell).length === count);
    expect([...position.singleValueCells]).toEqual(withCount(1));
    expect([...position.bivalueCells]).toEqual(withCount(2));
  });

  test('tells the digits with so many places in a house', () => {
    const position = positionFrom(PUZZLE);
    for (const house of HOUSES) {
      for (const count of [0, 1, 2, 3]) {
        const digits = DIGITS.filter((digit) => position.placesIn(house, digit).size === count);
        expect(position.digitsWithPlaces(house, count)).toEqual(digits);
      }
    }
  });

  test('knows its values and its empty cells', () => {
    const position = positionFrom(PUZZLE);
    expect(position.valueAt(cellNamed('r2c1'))).toBe(6);
    expect(position.valueAt(cellNamed('r2c2'))).toBe(0);
    expect([...position.emptyCells]).toEqual(CELLS.filter((cell) => PUZZLE[cell] === '.'));
    expect(position.isSolved).toBe(false);
    expect(Position.fromGrid(puzzleFrom(PUZZLE).solution).isSolved).toBe(true);
  });

  test('stays as it is whatever becomes of the list that it was made from', () => {
    const values = [...gridFrom(PUZZLE)];
    const position = Position.fromGrid(values as unknown as Grid);
    values.fill(0);
    expect(snapshot(position)).toBe(snapshot(positionFrom(PUZZLE)));
  });
});

describe('placing a digit', () => {
  test('fills the cell and takes the digit from its twenty peers only', () => {
    const cell = cellNamed('r5c5');
    const after = EMPTY_POSITION.place({ cell, digit: 7 });
    expect(after.valueAt(cell)).toBe(7);
    expect(after.digitsAt(cell)).toEqual([]);
    expect(after.emptyCells.has(cell)).toBe(false);
    const changed = CELLS.filter((each) => each !== cell && after.digitsAt(each).length < 9);
    expect(changed.map(showCell)).toEqual([...peersOf(cell)].map(showCell));
    expect(changed.map((each) => after.digitsAt(each).join(''))).toEqual(
      Array(20).fill('12345689'),
    );
  });

  test('leaves the position before as it was', () => {
    const position = positionFrom(PUZZLE);
    const before = snapshot(position);
    position.place({ cell: cellNamed('r5c5'), digit: 5 });
    expect(snapshot(position)).toBe(before);
  });
});

describe('eliminating candidates', () => {
  test('takes away just these', () => {
    const [a, b] = [cellNamed('r1c3'), cellNamed('r1c4')];
    const position = positionFrom(PUZZLE);
    const after = position.eliminate([
      { cell: a, digit: 1 },
      { cell: a, digit: 4 },
      { cell: b, digit: 6 },
    ]);
    expect([a, b].map((cell) => position.digitsAt(cell).join(''))).toEqual(['124', '26']);
    expect([a, b].map((cell) => after.digitsAt(cell).join(''))).toEqual(['2', '2']);
    const others = CELLS.filter((cell) => cell !== a && cell !== b);
    expect(
      others.filter((cell) => `${after.digitsAt(cell)}` !== `${position.digitsAt(cell)}`),
    ).toEqual([]);
    expect(after.grid).toEqual(position.grid);
  });

  test('of what is no candidate changes nothing', () => {
    const position = positionFrom(PUZZLE);
    expect(snapshot(position.eliminate([]))).toBe(snapshot(position));
    const given = { cell: cellNamed('r1c1'), digit: 5 } as const;
    const impossible = { cell: cellNamed('r1c3'), digit: 5 } as const;
    expect(snapshot(position.eliminate([given, impossible]))).toBe(snapshot(position));
  });

  test('leaves the position before as it was, and stays in force after a placement', () => {
    const position = positionFrom(PUZZLE);
    const before = snapshot(position);
    const gone = { cell: cellNamed('r1c3'), digit: 1 } as const;
    const after = position.eliminate([gone]).place({ cell: cellNamed('r5c5'), digit: 5 });
    expect(snapshot(position)).toBe(before);
    expect(after.has(gone)).toBe(false);
  });
});

test('a position reached by placements equals the one computed afresh, all along random paths', () => {
  for (let index = 0; index < TRIALS.solvingPaths; index++) {
    const random = seededRandom(`${SEED}/path/${index}`);
    const text = ALL_PUZZLES[randomBelow(ALL_PUZZLES.length, random)] ?? '';
    const { givens, solution } = puzzleFrom(text);
    let position = Position.fromGrid(givens);
    for (const cell of shuffled([...position.emptyCells], random)) {
      position = position.place({ cell, digit: digitFrom(valueAt(solution, cell)) });
      const afresh = positionFrom(formatGrid(position.grid));
      expect(snapshot(position), `path ${index}`).toBe(snapshot(afresh));
      expect(position.emptyCells.equals(afresh.emptyCells)).toBe(true);
    }
    expect(position.grid).toEqual(gridFrom(formatGrid(solution)));
    expect(position.isSolved).toBe(true);
  }
});
