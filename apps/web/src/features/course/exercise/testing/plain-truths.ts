/*
 * What is true in a position of an exercise, found by plain loops: candidates from the digits that
 * stand, patterns by the engine's slow search, which shares no code with its techniques.
 */
import type { Position, TaughtTechniqueId } from '@nanpure/engine';
import { hasEffect, slowPatterns } from '@nanpure/engine/testing';

/** A true pattern of a technique. */
export interface Truth {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** The houses that it starts from, 0-26; none for a naked single. */
  readonly houses: readonly number[];
  /** The houses from which it removes its digits; none where it removes others, or nothing. */
  readonly reach: readonly number[];
  /** Candidates that it places or removes, as `10 * cell + digit`. */
  readonly conclusions: readonly number[];
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The cells of a house: rows 0-8, columns 9-17, boxes 18-26. */
export function cellsOfHouse(house: number): number[] {
  const index = house % 9;
  if (house < 9) return NINE.map((column) => 9 * index + column);
  if (house < 18) return NINE.map((row) => 9 * row + index);
  const corner = 27 * Math.floor(index / 3) + 3 * (index % 3);
  return NINE.map((spot) => corner + 9 * Math.floor(spot / 3) + (spot % 3));
}

export const ALL_HOUSES = Array.from({ length: 27 }, (_, house) => house);

/** The digits that no house of a cell has yet. */
function allowedAt(values: readonly number[], cell: number): number[] {
  const around = ALL_HOUSES.map(cellsOfHouse).filter((house) => house.includes(cell));
  const taken = around.flat().map((each) => values[each]);
  return NINE.map((index) => index + 1).filter((digit) => !taken.includes(digit));
}

/** Candidates that the digits on the board forbid, or cells that lack their digit of the solution. */
export function wrongCandidates(position: Position, solution: readonly number[]): number[] {
  const values = Array.from({ length: 81 }, (_, cell) => position.valueAt(cell));
  return [...position.emptyCells].filter((cell) => {
    const digits: number[] = position.digitsAt(cell);
    const allowed = allowedAt(values, cell);
    return (
      !digits.every((digit) => allowed.includes(digit)) || !digits.includes(solution[cell] ?? 0)
    );
  });
}

/** All true patterns of a technique, with and without effect. */
export function truthsOf(position: Position, technique: TaughtTechniqueId): Truth[] {
  const found = slowPatterns(position).filter((each) => each.technique === technique);
  return found.map((facts) => {
    const { cells, cell, digits, digit, houses, base, house, cover } = facts.evidence;
    const start = houses ?? base ?? house ?? [];
    return {
      cells: cells ?? cell ?? [],
      digits: digits ?? digit ?? [],
      houses: start,
      reach: technique === 'naked-pair' ? start : (cover ?? []),
      conclusions: hasEffect(facts)
        ? [...facts.placements, ...facts.eliminations].map((each) => 10 * each.cell + each.digit)
        : [],
    };
  });
}

/** Where a digit can go in a house. */
export function placesIn(position: Position, house: number, digit: number): number[] {
  return cellsOfHouse(house).filter((cell) =>
    position.digitsAt(cell).some((each) => each === digit),
  );
}
