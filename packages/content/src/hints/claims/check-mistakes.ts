import { type CheckedText, type Checks, claimsOf, type Flaw, unless } from './checked-text.ts';
import type { ClaimOf } from './claim.ts';
import { ALL_CELLS, ALL_DIGITS, ALL_HOUSES, cellsIn, housesWith, peersAt } from './geometry.ts';
import { hasRepeats } from './plain-solver.ts';

/** Whether what stands in a cell is in no solution that is known. */
function isWrong(cell: number, { facts }: CheckedText): boolean {
  const { solutions, values } = facts;
  return (
    values[cell] !== 0 &&
    solutions.length > 0 &&
    solutions.every((solution) => solution[cell] !== values[cell])
  );
}

function isRepeated(cell: number, { facts: { values } }: CheckedText): boolean {
  return values[cell] !== 0 && peersAt(cell).some((peer) => values[peer] === values[cell]);
}

function timesIn(house: number, digit: number, { facts: { values } }: CheckedText): number {
  return cellsIn(house).filter((cell) => values[cell] === digit).length;
}

function isGiven(cell: number, { facts: { givens, values } }: CheckedText): boolean {
  return givens !== undefined && givens[cell] !== 0 && givens[cell] === values[cell];
}

/** A digit that has to go: it is wrong, or the same one is given in a house with it. */
function mustGo(cell: number, text: CheckedText): boolean {
  if (isWrong(cell, text)) return true;
  const { values } = text.facts;
  const other = peersAt(cell).find((peer) => values[peer] === values[cell] && isGiven(peer, text));
  return other !== undefined && !isGiven(cell, text);
}

function digitsWithoutPlace(house: number, { facts }: CheckedText): number[] {
  return ALL_DIGITS.filter(
    (digit) =>
      cellsIn(house).every((cell) => facts.values[cell] !== digit) &&
      cellsIn(house).every((cell) => !facts.allows({ cell, digit })),
  );
}

function hasNoDigit(cell: number, { facts }: CheckedText): boolean {
  return facts.isEmpty(cell) && facts.candidates[cell]?.size === 0;
}

function checkSame({ house, cells }: ClaimOf<'same-digit'>, { facts }: CheckedText): Flaw {
  const digits = new Set(cells.map((cell) => facts.values[cell]));
  const isSame = cells.length > 1 && digits.size === 1 && !digits.has(0);
  return unless(isSame && cells.every((cell) => cellsIn(house).includes(cell)), 'not the same');
}

/** The cells that the text, or level 3 of the same hint, names as the wrong ones. */
function namedWrong({ claims, answer }: CheckedText): number[] {
  return claimsOf([...claims, ...answer], 'stands-wrong').flatMap(({ cells }) => cells);
}

/** What claims say of mistakes and of boards that cannot be finished. */
export const MISTAKE_CHECKS: Checks<
  | 'cannot-be-finished'
  | 'wrong-digit-in'
  | 'wrong-digit-at'
  | 'repeated-in'
  | 'same-digit'
  | 'one-is-given'
  | 'some-must-go'
  | 'stands-wrong'
  | 'only-once'
  | 'only-one-keeps'
  | 'given-in'
  | 'breaks-no-rule'
  | 'solution-differs'
  | 'cell-without-digit-in'
  | 'no-digit-fits'
  | 'every-digit-seen'
  | 'digit-without-place-in'
  | 'no-place'
  | 'every-empty-cell-sees'
  | 'no-digit-repeated'
  | 'dead-end-out-of-sight'
> = {
  'cannot-be-finished': (_, { facts }) => unless(facts.solutions.length === 0, 'it can'),
  'wrong-digit-in': ({ house }, text) =>
    unless(
      cellsIn(house).some((cell) => isWrong(cell, text)),
      'every digit there is right',
    ),
  'wrong-digit-at': ({ cell }, text) => unless(isWrong(cell, text), 'it is right'),
  'repeated-in': ({ house }, text) =>
    unless(
      ALL_DIGITS.some((digit) => timesIn(house, digit, text) > 1),
      'none is repeated there',
    ),
  'same-digit': checkSame,
  'one-is-given': (_, text) => {
    const cells = claimsOf(text.claims, 'same-digit').flatMap((claim) => claim.cells);
    return unless(cells.filter((cell) => isGiven(cell, text)).length === 1, 'not one is given');
  },
  'some-must-go': (_, text) => {
    const cells = claimsOf(text.claims, 'same-digit').flatMap((claim) => claim.cells);
    return unless(
      cells.some((cell) => mustGo(cell, text)),
      'none has to go',
    );
  },
  'stands-wrong': ({ cells, digit }, text) =>
    unless(
      cells.every((cell) => text.facts.values[cell] === digit && mustGo(cell, text)),
      'it does not stand there, or need not go',
    ),
  'only-once': ({ house, digit }, text) =>
    unless(timesIn(house, digit, text) > 1, 'it stands there once at most'),
  'only-one-keeps': ({ cells, digit }, { facts }) =>
    unless(
      cells.length > 1 &&
        cells.every((cell) => facts.values[cell] === digit) &&
        housesWith(cells).length > 0,
      'they do not share a house and a digit',
    ),
  'given-in': ({ house, digit }, text) => {
    const going = namedWrong(text);
    const given = cellsIn(house).filter(
      (cell) => text.facts.values[cell] === digit && isGiven(cell, text),
    );
    return unless(given.length > 0 && !given.some((cell) => going.includes(cell)), 'not given');
  },
  'breaks-no-rule': (_, text) =>
    unless(
      namedWrong(text).every((cell) => !isRepeated(cell, text)),
      'it is repeated',
    ),
  'solution-differs': ({ cells }, text) =>
    unless(
      text.facts.solutions.length === 1 &&
        [...cells, ...namedWrong(text)].every((cell) => isWrong(cell, text)),
      'the solution has the same, or there are several',
    ),
  'cell-without-digit-in': ({ house }, text) =>
    unless(
      cellsIn(house).some((cell) => hasNoDigit(cell, text)),
      'each has a digit that fits',
    ),
  'no-digit-fits': ({ cell }, text) => unless(hasNoDigit(cell, text), 'one does'),
  'every-digit-seen': (_, text) => {
    const [cell] = claimsOf(text.claims, 'no-digit-fits').map((claim) => claim.cell);
    return unless(cell !== undefined && hasNoDigit(cell, text), 'one is not');
  },
  'digit-without-place-in': ({ house }, text) =>
    unless(digitsWithoutPlace(house, text).length > 0, 'each has one'),
  'no-place': ({ house, digit }, text) =>
    unless(digitsWithoutPlace(house, text).includes(digit), 'it has a place, or stands there'),
  'every-empty-cell-sees': ({ digit }, text) => {
    const [place] = claimsOf(text.claims, 'no-place');
    const isSeen = (cell: number) =>
      peersAt(cell).some((peer) => text.facts.values[peer] === digit);
    const cells = place ? text.facts.emptyIn(place.house) : [];
    return unless(place?.digit === digit && cells.every(isSeen), 'a cell does not see it');
  },
  'no-digit-repeated': (_, { facts }) => unless(!hasRepeats(facts.values), 'one is'),
  'dead-end-out-of-sight': (_, text) =>
    unless(
      ALL_CELLS.every((cell) => !hasNoDigit(cell, text)) &&
        ALL_HOUSES.every((house) => digitsWithoutPlace(house, text).length === 0),
      'it can be seen',
    ),
};
