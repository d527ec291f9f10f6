import { expect, test } from 'vitest';
import { generateUnrated } from '../public/generator.ts';
import { CELLS, type Puzzle, valueAt } from '../public/index.ts';
import { seededRandom } from '../random.ts';
import { emptyAfterAllBut, plainBoard, plainSingles, put } from '../testing/plain-logic.ts';
import { LONG_TEST_MS, SEED } from '../testing/trials.ts';
import { fewestSingles } from './singles.ts';

const END = 10;

function puzzleWith(fewestGivens: number, number: number): Puzzle {
  return generateUnrated({ fewestGivens, seed: `${SEED}/singles/${number}` });
}

/** The same with plain code: every cell, then every two cells, are left alone. Counts up to 3. */
function plainFewest({ givens, solution }: Puzzle): number {
  const empty = CELLS.filter((cell) => valueAt(givens, cell) === 0);
  const pairs = empty.flatMap((one) =>
    empty.filter((other) => other > one).map((other) => [one, other]),
  );
  const sets = [[[]], empty.map((cell) => [cell]), pairs];
  const fewest = sets.findIndex((some) =>
    some.some((cells) => emptyAfterAllBut(cells, givens, solution) > END),
  );
  return fewest === -1 ? sets.length : fewest;
}

test(
  'the fewest singles are those that a plain search through all sets of cells finds',
  () => {
    const counts = [26, 28, 30, 32, 36, 40].map((givens, number) => {
      const puzzle = puzzleWith(givens, number);
      const fewest = fewestSingles(puzzle, END, 3);
      expect(fewest, `puzzle ${number}`).toBe(plainFewest(puzzle));
      return fewest;
    });
    expect(new Set(counts).size).toBeGreaterThan(2);
  },
  LONG_TEST_MS,
);

test('no game in random order comes down to fewer', () => {
  const random = seededRandom(`${SEED}/games`);
  for (let number = 0; number < 10; number++) {
    const puzzle = puzzleWith(34, number);
    const fewest = fewestSingles(puzzle, END, 4);
    const board = plainBoard(puzzle.givens);
    let singles = plainSingles(board);
    while (board.values.filter((value) => value === 0).length > END && fewest > 0) {
      expect(singles.length).toBeGreaterThanOrEqual(fewest);
      const cell = singles[Math.floor(random() * singles.length)] ?? 0;
      put(board, cell, valueAt(puzzle.solution, cell));
      singles = plainSingles(board);
    }
  }
});

test('a puzzle with few empty cells is at its end from the start', () => {
  expect(fewestSingles(puzzleWith(75, 1), END, 4)).toBe(4);
});
