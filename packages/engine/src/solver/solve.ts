import { type Grid, gridOfValues, parseGrid } from '../grid.ts';
import { once } from '../once.ts';
import { createSearch, type Search } from './search.ts';

const theSearch = once(createSearch);

/** Loads a grid, or a text that is one, into a search; false where it isn't. */
function load(search: Search, grid: Grid | string): boolean {
  if (typeof grid !== 'string') {
    search.loadValues(grid);
    return true;
  }
  if (search.loadText(grid)) return true;
  const parsed = parseGrid(grid);
  if (parsed.ok) search.loadValues(parsed.value);
  return parsed.ok;
}

/** The first `limit` solutions of a grid, in the order the search meets them. */
export function solutions(grid: Grid | string, limit: number): Grid[] {
  const found: Grid[] = [];
  const search = theSearch();
  if (!(limit >= 1) || !load(search, grid)) return found;
  search.run(limit, (digits) => found.push(gridOfValues(digits)));
  return found;
}

/** A solution of a grid, or of its 81 characters; undefined where there is none or the text is no grid. */
export function solve(grid: Grid | string): Grid | undefined {
  return solutions(grid, 1)[0];
}

/**
 * How many solutions a grid, or its 81 characters, has, counted up to `limit` (2 by default: enough
 * to tell none, one and many). A text that is no grid has none.
 */
export function countSolutions(grid: Grid | string, limit = 2): number {
  const search = theSearch();
  return limit >= 1 && load(search, grid) ? search.run(limit) : 0;
}
