import { argument, asFields, isCell } from '../../arguments.ts';
import type { Grid, GridInput } from '../../grid.ts';
import { gridArgument } from '../../grid-argument.ts';
import { CELLS } from '../../houses.ts';
import type { Transformation } from '../../transformation.ts';
import * as transformations from '../../transformation.ts';
import { DIGITS, isDigit } from '../../types.ts';

/** Whether a function takes some numbers to each of them, in another order perhaps. */
function permutes(numbers: readonly number[], change: unknown, isOne: (value: unknown) => boolean) {
  if (typeof change !== 'function') return false;
  const images = numbers.map((number): unknown => change(number));
  return images.every(isOne) && new Set(images).size === numbers.length;
}

function asTransformation(value: unknown): Transformation | undefined {
  const { cell, digit } = asFields(value) ?? {};
  const isSound = permutes(CELLS, cell, isCell) && permutes(DIGITS, digit, isDigit);
  return isSound ? (value as Transformation) : undefined;
}

export function transformationArgument(value: unknown): Transformation {
  const expected = 'an order of the cells and one of the digits';
  return argument('transformation', expected, value, asTransformation);
}

/** The grid after a transformation. */
export function transformGrid(grid: GridInput, transformation: Transformation): Grid {
  const by = transformationArgument(transformation);
  return transformations.transformGrid(gridArgument(grid), by);
}
