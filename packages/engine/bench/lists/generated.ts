import {
  countSolutions,
  formatGrid,
  type Random,
  seededRandom,
  solve,
  transformGrid,
} from '@nanpure/engine';
import { randomTransformation } from '@nanpure/engine/testing';
import { isSolvedByLogic } from './grids.ts';

/*
 * Lists that come out the same on every machine. Their holes are dug here, not with `generate`, so that a new
 * generator does not change what the solver is measured with.
 */

const EASY_GIVENS = 34;
const DIAGONAL_BOXES = [0, 30, 60];
const PLACES_IN_BOX = [0, 1, 2, 9, 10, 11, 18, 19, 20];

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** A complete grid: three boxes that do not see each other at random, solved and then mixed. */
function fullGrid(random: Random): string {
  const signs = Array.from({ length: 81 }, () => '.');
  for (const corner of DIAGONAL_BOXES) {
    for (const [index, digit] of shuffled([...'123456789'], random).entries()) {
      signs[corner + (PLACES_IN_BOX[index] ?? 0)] = digit;
    }
  }
  const grid = solve(signs.join(''));
  if (!grid) throw new Error('three boxes on the diagonal always have a solution');
  return formatGrid(transformGrid(grid, randomTransformation(random)));
}

/** Takes givens out at random while the solution stays the only one, down to `fewest`. */
function digHoles(full: string, fewest: number, random: Random): string {
  const signs = [...full];
  let givens = signs.length;
  for (const cell of shuffled([...signs.keys()], random)) {
    if (givens <= fewest) break;
    const sign = signs[cell] ?? '.';
    signs[cell] = '.';
    if (countSolutions(signs.join('')) === 1) givens--;
    else signs[cell] = sign;
  }
  return signs.join('');
}

function puzzle(fewest: number, seed: string): string {
  const random = seededRandom(seed);
  return digHoles(fullGrid(random), fewest, random);
}

/** Puzzles in which every given is needed, as they come. */
export function minimalPuzzles(count: number): string[] {
  return Array.from({ length: count }, (_, index) => puzzle(0, `minimal/${index}`));
}

/** Puzzles with 34 givens. */
export function easyPuzzles(count: number): string[] {
  return Array.from({ length: count }, (_, index) => puzzle(EASY_GIVENS, `easy/${index}`));
}

/** Puzzles that the eight techniques finish: by turns one with 34 givens and a minimal one. */
export function mixedPuzzles(count: number): string[] {
  const puzzles: string[] = [];
  for (let index = 0; puzzles.length < count; index++) {
    const candidate = puzzle(index % 2 === 0 ? EASY_GIVENS : 0, `mixed/${index}`);
    if (isSolvedByLogic(candidate)) puzzles.push(candidate);
  }
  return puzzles;
}
