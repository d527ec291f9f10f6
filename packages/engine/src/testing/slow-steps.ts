/*
 * Every pattern of the eight techniques, found the slow way: all cells, houses, pairs and lines are tried
 * and held against the definition. Loops over plain sets; nothing shared with the detectors.
 */
import type { Position } from '../position.ts';
import type { Candidate } from '../types.ts';
import { digitFrom } from './boards.ts';
import type { StepFacts } from './notation.ts';

type Notes = (cell: number) => ReadonlySet<number>;

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ALL_DIGITS = NINE.map((index) => index + 1);
const ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);

const ROW_UNITS = NINE.map((row) => NINE.map((column) => 9 * row + column));
const COLUMN_UNITS = NINE.map((column) => NINE.map((row) => 9 * row + column));
const BOX_UNITS = [0, 3, 6, 27, 30, 33, 54, 57, 60].map((corner) =>
  [0, 1, 2, 9, 10, 11, 18, 19, 20].map((offset) => corner + offset),
);
const UNITS = [...ROW_UNITS, ...COLUMN_UNITS, ...BOX_UNITS];

function unitsWith(a: number, b: number): number[] {
  return UNITS.flatMap((unit, house) => (unit.includes(a) && unit.includes(b) ? [house] : []));
}

const NEIGHBOURS = ALL_CELLS.flatMap((a) =>
  ALL_CELLS.filter((b) => b > a).map((b) => ({ a, b, houses: unitsWith(a, b) })),
).filter(({ houses }) => houses.length > 0);

function same(a: Iterable<number>, b: Iterable<number>): boolean {
  return [...a].join() === [...b].join();
}

function placesIn(notes: Notes, house: number, digit: number): number[] {
  return (UNITS[house] ?? []).filter((cell) => notes(cell).has(digit));
}

function candidatesOf(cells: Iterable<number>, digits: Iterable<number>, notes: Notes) {
  const all = [...new Set(cells)].flatMap((cell) =>
    [...digits].map((digit): Candidate => ({ cell, digit: digitFrom(digit) })),
  );
  return all.filter(({ cell, digit }) => notes(cell).has(digit));
}

function nakedSingles(notes: Notes): StepFacts[] {
  return ALL_CELLS.filter((cell) => notes(cell).size === 1).map((cell) => ({
    technique: 'naked-single',
    placements: candidatesOf([cell], ALL_DIGITS, notes),
    eliminations: [],
    evidence: { cell: [cell], digit: [...notes(cell)] },
  }));
}

function hiddenSingles(notes: Notes): StepFacts[] {
  const places = UNITS.flatMap((_, house) =>
    ALL_DIGITS.map((digit) => ({ house, digit, cells: placesIn(notes, house, digit) })),
  );
  return places
    .filter(({ cells }) => cells.length === 1)
    .map(({ house, digit, cells }) => ({
      technique: 'hidden-single',
      placements: candidatesOf(cells, [digit], notes),
      eliminations: [],
      evidence: { house: [house], digit: [digit], cell: cells },
    }));
}

function nakedPairs(notes: Notes): StepFacts[] {
  return NEIGHBOURS.filter(({ a, b }) => notes(a).size === 2 && same(notes(a), notes(b))).map(
    ({ a, b, houses }) => {
      const others = houses
        .flatMap((house) => UNITS[house] ?? [])
        .filter((cell) => cell !== a && cell !== b);
      return {
        technique: 'naked-pair',
        placements: [],
        eliminations: candidatesOf(others, notes(a), notes),
        evidence: { cells: [a, b], digits: [...notes(a)], houses },
      };
    },
  );
}

/** All pairs of the digits that both cells allow. */
function commonPairs(notes: Notes, a: number, b: number): number[][] {
  const common = ALL_DIGITS.filter((digit) => notes(a).has(digit) && notes(b).has(digit));
  return common.flatMap((one) =>
    common.filter((other) => other > one).map((other) => [one, other]),
  );
}

function hiddenPairs(notes: Notes): StepFacts[] {
  return NEIGHBOURS.flatMap(({ a, b, houses: shared }) =>
    commonPairs(notes, a, b).map((digits) => {
      const houses = shared.filter((house) =>
        digits.every((digit) => same(placesIn(notes, house, digit), [a, b])),
      );
      const others = ALL_DIGITS.filter((digit) => !digits.includes(digit));
      return {
        technique: 'hidden-pair',
        placements: [],
        eliminations: candidatesOf([a, b], others, notes),
        evidence: { cells: [a, b], digits, houses },
      };
    }),
  ).filter(({ evidence }) => evidence.houses.length > 0);
}

/** The pairs of a box and a line that cross, as houses. */
const CROSSINGS = BOX_UNITS.flatMap((box, index) =>
  [...ROW_UNITS, ...COLUMN_UNITS].flatMap((line, house) =>
    box.some((cell) => line.includes(cell)) ? [{ box: 18 + index, line: house }] : [],
  ),
);

function confined(notes: Notes, technique: string, base: number, cover: number): StepFacts[] {
  return ALL_DIGITS.flatMap((digit) => {
    const cells = placesIn(notes, base, digit);
    const inCover = placesIn(notes, cover, digit);
    if (cells.length < 2 || !cells.every((cell) => inCover.includes(cell))) return [];
    const others = inCover.filter((cell) => !cells.includes(cell));
    return [
      {
        technique,
        placements: [],
        eliminations: candidatesOf(others, [digit], notes),
        evidence: { digit: [digit], base: [base], cover: [cover], cells },
      },
    ];
  });
}

/** All sets of `size` of the nine places 0-8. */
function setsOf(size: number): number[][] {
  return Array.from({ length: 512 }, (_, pattern) =>
    NINE.filter((index) => Math.floor(pattern / 2 ** index) % 2 === 1),
  ).filter((indexes) => indexes.length === size);
}

const SETS_OF_LINES = [[], [], setsOf(2), setsOf(3)];

/** A digit as seen along one direction: for each of nine lines, where in the line it can go. */
function fishAlong(lines: readonly (readonly number[])[], size: number) {
  const sets = SETS_OF_LINES[size] ?? [];
  return sets.flatMap((base) => {
    const spots = base.map((line) => lines[line] ?? []);
    if (spots.some(({ length }) => length < 2 || length > size)) return [];
    const all = spots.flat();
    return sets
      .filter((cover) => all.every((spot) => cover.includes(spot)))
      .filter((cover) => cover.every((line) => all.includes(line)))
      .map((cover) => ({ base, cover }));
  });
}

function fishOf(notes: Notes, technique: string, size: number, digit: number, firstHouse: 0 | 9) {
  const cellAt = (line: number, spot: number) =>
    firstHouse === 0 ? 9 * line + spot : 9 * spot + line;
  const spotsOf = (line: number) => NINE.filter((spot) => notes(cellAt(line, spot)).has(digit));
  return fishAlong(NINE.map(spotsOf), size).map(({ base, cover }): StepFacts => {
    const isBase = (line: number) => base.includes(line);
    const crossing = cover.flatMap((spot) =>
      NINE.filter((line) => !isBase(line)).map((line) => cellAt(line, spot)),
    );
    return {
      technique,
      placements: [],
      eliminations: candidatesOf(crossing, [digit], notes),
      evidence: {
        digit: [digit],
        base: base.map((line) => firstHouse + line),
        cover: cover.map((spot) => 9 - firstHouse + spot),
        cells: base.flatMap((line) => spotsOf(line).map((spot) => cellAt(line, spot))),
      },
    };
  });
}

function fish(notes: Notes, technique: string, size: number): StepFacts[] {
  return ALL_DIGITS.flatMap((digit) => [
    ...fishOf(notes, technique, size, digit, 0),
    ...fishOf(notes, technique, size, digit, 9),
  ]);
}

/** Every true pattern of every technique, whether or not anything follows from it. */
export function slowPatterns(position: Position): StepFacts[] {
  const sets = ALL_CELLS.map((cell) => new Set<number>(position.digitsAt(cell)));
  const notes: Notes = (cell) => sets[cell] ?? new Set();
  return [
    ...nakedSingles(notes),
    ...hiddenSingles(notes),
    ...nakedPairs(notes),
    ...hiddenPairs(notes),
    ...CROSSINGS.flatMap(({ box, line }) => confined(notes, 'pointing-pairs', box, line)),
    ...CROSSINGS.flatMap(({ box, line }) => confined(notes, 'box-line-reduction', line, box)),
    ...fish(notes, 'x-wing', 2),
    ...fish(notes, 'swordfish', 3),
  ];
}

/** Whether anything follows from a pattern. */
export function hasEffect({ placements, eliminations }: StepFacts): boolean {
  return placements.length + eliminations.length > 0;
}

/** Every instance of every technique that changes the position. */
export function slowSteps(position: Position): StepFacts[] {
  return slowPatterns(position).filter(hasEffect);
}
