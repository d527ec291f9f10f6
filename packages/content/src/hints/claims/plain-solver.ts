import { ALL_CELLS, ALL_DIGITS, ALL_HOUSES, cellsIn, peersAt } from './geometry.ts';

/* A backtracking search of its own: the place with the fewest choices first, a cell or a digit's places. */

type Choice = readonly { readonly cell: number; readonly digit: number }[];

/** The digits that no cell of the same row, column or box holds; none for a filled cell. */
export function digitsByRules(values: readonly number[], cell: number): number[] {
  if (values[cell] !== 0) return [];
  const seen = new Set(peersAt(cell).map((peer) => values[peer]));
  return ALL_DIGITS.filter((digit) => !seen.has(digit));
}

/** Whether a digit stands twice in a house. */
export function hasRepeats(values: readonly number[]): boolean {
  return ALL_CELLS.some(
    (cell) => values[cell] !== 0 && peersAt(cell).some((peer) => values[peer] === values[cell]),
  );
}

function choicesOf(candidates: readonly (readonly number[])[], values: readonly number[]) {
  const inCells = ALL_CELLS.filter((cell) => values[cell] === 0).map(
    (cell): Choice => (candidates[cell] ?? []).map((digit) => ({ cell, digit })),
  );
  if (inCells.some(({ length }) => length < 2)) return inCells;
  const inHouses = ALL_HOUSES.flatMap((house) => {
    const standing = new Set(cellsIn(house).map((cell) => values[cell]));
    return ALL_DIGITS.filter((digit) => !standing.has(digit)).map(
      (digit): Choice =>
        cellsIn(house)
          .filter((cell) => candidates[cell]?.includes(digit))
          .map((cell) => ({ cell, digit })),
    );
  });
  return [...inCells, ...inHouses];
}

function* search(values: readonly number[]): Generator<readonly number[], void> {
  const candidates = ALL_CELLS.map((cell) => digitsByRules(values, cell));
  let best: Choice | undefined;
  for (const choice of choicesOf(candidates, values)) {
    if (best === undefined || choice.length < best.length) best = choice;
  }
  if (best === undefined) {
    yield values;
    return;
  }
  for (const { cell, digit } of best) {
    yield* search(values.map((value, each) => (each === cell ? digit : value)));
  }
}

/** The solutions of 81 values (0 for an empty cell), up to a number of them. */
export function plainSolutions(values: readonly number[], limit: number): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  if (hasRepeats(values)) return found;
  for (const solution of search(values)) {
    found.push(solution);
    if (found.length === limit) break;
  }
  return found;
}
