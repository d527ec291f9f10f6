/*
 * A second opinion on how many solutions a board has. Sudoku as an exact cover problem: 729 options
 * ("digit d in cell c") and 324 demands ("cell c is filled", "row r has d", …); a solution is a choice
 * of options that meets every demand once. Plain lists, no bits, nothing shared with the solver.
 */

export interface Option {
  readonly cell: number;
  readonly digit: number;
  readonly demands: readonly number[];
}

function optionOf(cell: number, digit: number): Option {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const demandOf = (kind: number, index: number) => 81 * kind + index;
  const demands = [
    demandOf(0, cell),
    demandOf(1, 9 * row + digit - 1),
    demandOf(2, 9 * column + digit - 1),
    demandOf(3, 9 * box + digit - 1),
  ];
  return { cell, digit, demands };
}

export const OPTIONS: readonly Option[] = Array.from({ length: 729 }, (_, index) =>
  optionOf(Math.floor(index / 9), (index % 9) + 1),
);
export const DEMANDS: readonly number[] = Array.from({ length: 324 }, (_, demand) => demand);

/** The demand that the fewest of the options meet. */
function rarestDemand(demands: readonly number[], options: readonly Option[]): number {
  const offers = new Map(demands.map((demand) => [demand, 0]));
  for (const option of options) {
    for (const demand of option.demands) offers.set(demand, (offers.get(demand) ?? 0) + 1);
  }
  const offersOf = (demand: number) => offers.get(demand) ?? 0;
  return demands.reduce((best, each) => (offersOf(each) < offersOf(best) ? each : best));
}

function countCovers(
  demands: readonly number[],
  options: readonly Option[],
  limit: number,
): number {
  if (demands.length === 0) return 1;
  const rarest = rarestDemand(demands, options);
  let count = 0;
  for (const chosen of options.filter((option) => option.demands.includes(rarest))) {
    count += countCovers(...after(chosen, demands, options), limit - count);
    if (count >= limit) return count;
  }
  return count;
}

/** What is left to demand and to choose from once an option is chosen. */
function after(
  chosen: Option,
  demands: readonly number[],
  options: readonly Option[],
): [number[], Option[]] {
  return [
    demands.filter((demand) => !chosen.demands.includes(demand)),
    options.filter((option) => !option.demands.some((demand) => chosen.demands.includes(demand))),
  ];
}

/** How many solutions 81 values (0 for an empty cell) have, counted up to `limit`. */
export function referenceCount(values: readonly number[], limit: number): number {
  let left: [readonly number[], readonly Option[]] = [DEMANDS, OPTIONS];
  for (const [cell, digit] of values.entries()) {
    if (digit === 0) continue;
    const given = left[1].find((option) => option.cell === cell && option.digit === digit);
    if (!given) return 0;
    left = after(given, ...left);
  }
  return countCovers(...left, limit);
}
