/* A task's board by plain counting: what its answers are held against shares nothing with what finds them. */
import type { Candidate, HouseKind, Position } from '@nanpure/engine';
import { hasEffect, type StepFacts, slowPatterns } from '@nanpure/engine/testing';
import {
  ALL_CELLS,
  ALL_HOUSES,
  cellsIn,
  housesAt,
  kindOfHouse,
  peersAt,
} from '../../hints/claims/geometry.ts';
import { digitsByRules } from '../../hints/claims/plain-solver.ts';

/** What stands in the 81 cells; 0 for nothing. */
export function valuesOf(position: Position): number[] {
  return ALL_CELLS.map((cell) => position.valueAt(cell));
}

/** The cells of a house where nothing stands. */
function emptyCellsIn(values: readonly number[], house: number): number[] {
  return cellsIn(house).filter((cell) => values[cell] === 0);
}

/** The houses with a single empty cell. */
export function housesToFill(values: readonly number[]): number[] {
  return ALL_HOUSES.filter((house) => emptyCellsIn(values, house).length === 1);
}

/** The empty cells that see both of two. */
export function commonPeers(values: readonly number[], [one, other]: readonly [number, number]) {
  return peersAt(one).filter((cell) => values[cell] === 0 && peersAt(other).includes(cell));
}

/** The cells of a house in which a digit fits, by the digits on the board alone. */
export function placesByRules(values: readonly number[], house: number, digit: number): number[] {
  return cellsIn(house).filter((cell) => digitsByRules(values, cell).includes(digit));
}

/** The cells whose notes lose a digit that is placed. */
export function staleNotes(values: readonly number[], cell: number, digit: number): number[] {
  return peersAt(cell).filter((peer) => digitsByRules(values, peer).includes(digit));
}

function placesIn(position: Position, house: number, digit: number): number[] {
  return cellsIn(house).filter((cell) => position.digitsAt(cell).some((each) => each === digit));
}

/** Whether nothing says at once what goes into some cells: they have other candidates, and these other places. */
export function areInDoubt(position: Position, cells: readonly number[]): boolean {
  return cells.every((cell) => {
    const digits = position.digitsAt(cell);
    const places = digits.flatMap((digit) =>
      housesAt(cell).map((house) => placesIn(position, house, digit)),
    );
    return digits.length > 1 && places.every(({ length }) => length > 1);
  });
}

/** Whether no single is open anywhere on the board. */
export function isWithoutSingles(position: Position): boolean {
  return areInDoubt(
    position,
    ALL_CELLS.filter((cell) => position.valueAt(cell) === 0),
  );
}

/** Cells with candidates that the digits forbid, or without the digit that the solution has there. */
export function wrongCells(position: Position, solution: readonly number[]): number[] {
  const values = valuesOf(position);
  return ALL_CELLS.filter((cell) => {
    const value = values[cell] ?? 0;
    if (value !== 0) return value !== solution[cell];
    const digits: number[] = position.digitsAt(cell);
    const allowed = digitsByRules(values, cell);
    return !digits.every((each) => allowed.includes(each)) || !digits.includes(solution[cell] ?? 0);
  });
}

/** The house or houses that a pattern starts from, as each technique calls them. */
function startOf({ evidence: { base, house, houses } }: StepFacts): readonly number[] {
  return base ?? house ?? houses ?? [];
}

/** Every true pattern of a technique that starts in houses of some kinds, those that remove nothing too. */
export function plainPatterns(
  position: Position,
  technique: string,
  kinds: readonly HouseKind[] = ['row', 'column', 'box'],
): StepFacts[] {
  return slowPatterns(position).filter(
    (each) =>
      each.technique === technique &&
      startOf(each).every((house) => kinds.includes(kindOfHouse(house))),
  );
}

/** Those of some techniques that have a step here which places or removes something. */
export function techniquesThatGoOn(position: Position, techniques: readonly string[]): string[] {
  const found = slowPatterns(position).filter(hasEffect);
  return techniques.filter((technique) => found.some((each) => each.technique === technique));
}

function takesAway({ placements, eliminations }: StepFacts, { cell, digit }: Candidate): boolean {
  const isPlacedOver = placements.some((placed) =>
    placed.cell === cell
      ? placed.digit !== digit
      : placed.digit === digit && peersAt(placed.cell).includes(cell),
  );
  return isPlacedOver || eliminations.some((each) => each.cell === cell && each.digit === digit);
}

/** The techniques of the course that take away one of some candidates here, at one step. */
export function techniquesAgainst(position: Position, candidates: readonly Candidate[]): string[] {
  const steps = slowPatterns(position).filter((each) =>
    candidates.some((candidate) => takesAway(each, candidate)),
  );
  return [...new Set(steps.map(({ technique }) => technique))];
}

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  return some.every((each) => all.includes(each));
}

/** The true patterns that somebody could mean who is asked whether these digits have a pattern in these cells. */
export function couldBeMeant(
  patterns: readonly StepFacts[],
  cells: readonly number[],
  digits: readonly number[],
): StepFacts[] {
  return patterns.filter(({ evidence }) => {
    const own = evidence.cells ?? evidence.cell ?? [];
    const ownDigits = evidence.digits ?? evidence.digit ?? [];
    const [isSmaller, isLarger] = [isWithin(own, cells), isWithin(cells, own)];
    const isSameDigit = digits.length === 1 && ownDigits[0] === digits[0];
    return (isSmaller && isLarger) || (isSameDigit && (isSmaller || isLarger));
  });
}
