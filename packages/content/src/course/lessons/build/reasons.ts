import {
  type Cell,
  cellsOf,
  type Digit,
  findPatterns,
  type House,
  housesOf,
  kindOf,
  type Position,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import { digitWord, type LessonLanguage } from './language.ts';

/* Why a tapped cell, or a chosen digit, is not the answer: facts of the board, whichever cell it is. */

type Reason<Item> = (item: Item) => string;

function holds(position: Position, house: House, digit: Digit): boolean {
  return [...cellsOf(house)].some((cell) => position.valueAt(cell) === digit);
}

function placesIn(position: Position, house: House, digit: Digit): Cell[] {
  return [...cellsOf(house)].filter((cell) => position.has({ cell, digit }));
}

/** That the cell is filled, if it is. */
export function filledReason(
  position: Position,
  cell: Cell,
  { shared: { reasons }, hints: { names } }: LessonLanguage,
): string | undefined {
  if (position.emptyCells.has(cell)) return undefined;
  return reasons.filled({ cell: names.cells([cell]), digit: digitWord(position, cell) });
}

/** Why a digit does not fit in a cell, by a house that has it. */
function takenReason(
  position: Position,
  cell: Cell,
  digit: Digit,
  { shared: { reasons }, hints: { names } }: LessonLanguage,
): string {
  const taken = housesOf(cell).filter((house) => holds(position, house, digit));
  const houses = names.houses(taken.slice(0, 1));
  return reasons.taken({ cell: names.cells([cell]), digit: `${digit}`, houses });
}

/** Why a digit of some houses is not in a cell. */
export function placeReason(
  position: Position,
  houses: readonly House[],
  digit: Digit,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints } = language;
  return (cell) => {
    const filled = filledReason(position, cell, language);
    if (filled !== undefined) return filled;
    if (houses.some((house) => cellsOf(house).has(cell))) {
      return takenReason(position, cell, digit, language);
    }
    const words = { cell: hints.names.cells([cell]), houses: hints.names.houses(houses) };
    return shared.reasons.outside(words);
  };
}

/** Why another digit does not go into a cell that only one fits in. */
export function digitReason(
  position: Position,
  cell: Cell,
  { shared: { reasons }, hints: { names } }: LessonLanguage,
): Reason<Digit> {
  return (digit) => {
    const taken = housesOf(cell).filter((house) => holds(position, house, digit));
    return reasons.inHouse({ digit: `${digit}`, houses: names.houses(taken.slice(0, 1)) });
  };
}

/** Why a cell is not half of a naked pair in a house, or not the only cell with one candidate there. */
export function candidatesReason(
  position: Position,
  house: House,
  wanted: 1 | 2,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints } = language;
  const { reasons } = shared;
  return (cell) => {
    const words = { cell: hints.names.cells([cell]), houses: hints.names.houses([house]) };
    const filled = filledReason(position, cell, language);
    if (filled !== undefined) return filled;
    if (!cellsOf(house).has(cell)) return reasons.outside(words);
    const digits = position.digitsAt(cell);
    const told = { ...words, digits: hints.names.digits(digits), count: digits.length };
    return digits.length > wanted ? reasons.candidates(told) : reasons.noPartner(told);
  };
}

/** Why a cell is not half of a hidden pair in a house: neither digit fits. */
export function neitherReason(
  position: Position,
  step: TaughtStep,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints } = language;
  const { start, digits } = stepPattern(step);
  return (cell) => {
    const words = { cell: hints.names.cells([cell]), houses: hints.names.houses(start) };
    const filled = filledReason(position, cell, language);
    if (filled !== undefined) return filled;
    const isInside = start.every((house) => cellsOf(house).has(cell));
    if (!isInside) return shared.reasons.outside(words);
    const told = {
      digits: hints.names.digits(digits),
      either: hints.names.eitherDigit(digits),
    };
    return shared.reasons.neither({ ...words, ...told });
  };
}

/** Why the line of a cell is not the last one of an X-Wing or a swordfish. */
export function lineReason(
  position: Position,
  step: TaughtStep,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints } = language;
  const { reasons } = shared;
  const { start, across, digits } = stepPattern(step);
  const [digit = 1] = digits;
  const known = start.slice(0, -1);
  return (cell) => {
    const [kind] = start.map(kindOf);
    const [line = 0] = housesOf(cell).filter((house) => kindOf(house) === kind);
    const houses = hints.names.houses([line]);
    if (known.includes(line)) return reasons.shownAlready({ houses });
    if (holds(position, line, digit)) return reasons.inHouse({ digit: `${digit}`, houses });
    const others = placesIn(position, line, digit).filter(
      (place) => !across.some((house) => cellsOf(house).has(place)),
    );
    return reasons.beyond({
      houses,
      digit: `${digit}`,
      spots: hints.names.spots(others, line),
      across: hints.names.houses(across),
    });
  };
}

/** Why a cell loses nothing by a step. */
export function keepsReason(
  position: Position,
  step: TaughtStep,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints } = language;
  const { reasons } = shared;
  const { cells, digits, start, across, isPair, premiseKind } = stepPattern(step);
  const told = {
    digits: hints.names.digits(digits),
    either: hints.names.eitherDigit(digits),
  };
  const isInside = isPair && premiseKind === 'houses';
  return (cell) => {
    const filled = filledReason(position, cell, language);
    if (filled !== undefined) return filled;
    const words = { cell: hints.names.cells([cell]), ...told };
    if (isInside) return reasons.keepsInside(words);
    if (cells.includes(cell)) return reasons.keeps(words);
    if (!digits.some((digit) => position.has({ cell, digit }))) return reasons.nothingToLose(words);
    const houses = hints.names.houses(across.length > 0 ? across : start);
    return reasons.unaffected({ ...words, houses });
  };
}

/** Why a cell is in none of the patterns of a technique that remove something. */
export function notPartReason(
  position: Position,
  step: TaughtStep,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints, exercise } = language;
  const technique = exercise.names[step.technique];
  const { digits, isPair } = stepPattern(step);
  const ofDigit = { technique, digits: hints.names.digits(digits) };
  const pattern = isPair ? technique : exercise.pattern.single(ofDigit);
  const isOfDigit = (other: TaughtStep) =>
    isPair || stepPattern(other).digits.every((digit) => digits.includes(digit));
  return (cell) => {
    const filled = filledReason(position, cell, language);
    if (filled !== undefined) return filled;
    const idle = [...findPatterns(position, step.technique)].find(
      (other) =>
        other.eliminations.length === 0 &&
        isOfDigit(other) &&
        stepPattern(other).cells.includes(cell),
    );
    if (!idle) return shared.reasons.notPart({ cell: hints.names.cells([cell]), pattern });
    const cells = hints.names.cells(stepPattern(idle).cells);
    return shared.reasons.idle({ technique, cells });
  };
}

/** Why a digit is not settled in the box or line of a cell: it has more places there. */
export function morePlacesReason(
  position: Position,
  digit: Digit,
  isKind: (house: House) => boolean,
  language: LessonLanguage,
): Reason<Cell> {
  const { shared, hints } = language;
  return (cell) => {
    const filled = filledReason(position, cell, language);
    if (filled !== undefined) return filled;
    if (!position.has({ cell, digit })) return takenReason(position, cell, digit, language);
    const [house = 0] = housesOf(cell).filter(isKind);
    const cells = placesIn(position, house, digit);
    return shared.reasons.morePlaces({
      houses: hints.names.houses([house]),
      digit: `${digit}`,
      spots: hints.names.spots(cells, house),
      count: cells.length,
    });
  };
}
