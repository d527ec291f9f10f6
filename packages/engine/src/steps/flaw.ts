import { cellsOf } from '../houses.ts';
import type { Step } from '../techniques/index.ts';
import type { Candidate, Cell, Digit, House } from '../types.ts';
import { stepPattern } from './step-pattern.ts';

/** The one thing that shows best why a pattern is none. */
export type Flaw =
  /** A cell of the pattern has these candidates besides. */
  | { readonly code: 'more-in-cell'; readonly cell: Cell; readonly digits: readonly Digit[] }
  /** In a house where the pattern starts, the digit has all these places. */
  | {
      readonly code: 'more-places';
      readonly house: House;
      readonly digit: Digit;
      readonly cells: readonly Cell[];
    }
  /** In a house where the pattern starts, the digit has these places outside the houses across it. */
  | {
      readonly code: 'outside';
      readonly house: House;
      readonly digit: Digit;
      readonly cells: readonly Cell[];
      readonly across: readonly House[];
    };

function inHouse(candidates: readonly Candidate[], house: House, digit: Digit): Cell[] {
  return candidates
    .filter((each) => each.digit === digit && cellsOf(house).has(each.cell))
    .map(({ cell }) => cell);
}

function flawInCell(obstacles: readonly Candidate[]): Flaw | undefined {
  const [first] = obstacles;
  if (!first) return undefined;
  const { cell } = first;
  const digits = obstacles.filter((each) => each.cell === cell).map(({ digit }) => digit);
  return { code: 'more-in-cell', cell, digits };
}

function flawInHouse(step: Step, obstacles: readonly Candidate[]): Flaw | undefined {
  const { start, across, candidates } = stepPattern(step);
  // What lies in the houses across tells nothing: it is the rest of the line that matters.
  const outside = obstacles.filter(({ cell }) => !across.some((each) => cellsOf(each).has(cell)));
  const [first] = outside;
  const house = start.find((each) => first && cellsOf(each).has(first.cell));
  if (!first || house === undefined) return undefined;
  const { digit } = first;
  const others = inHouse(outside, house, digit);
  if (across.length > 0) return { code: 'outside', house, digit, cells: others, across };
  const cells = [...inHouse(candidates, house, digit), ...others].sort((a, b) => a - b);
  return { code: 'more-places', house, digit, cells };
}

/** Why a pattern is none, from the candidates in its way (see `obstaclesOf`). */
export function flawOf(step: Step, obstacles: readonly Candidate[]): Flaw | undefined {
  const { premiseKind } = stepPattern(step);
  return premiseKind === 'cells' ? flawInCell(obstacles) : flawInHouse(step, obstacles);
}
