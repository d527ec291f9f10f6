import { peersAt } from '../../hints/claims/geometry.ts';
import { type Claimed, isSame, isWithin, type Numbers, part } from './claimed.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** The cells of the colour with a letter; none of a letter that no colour has. */
function colourOf({ step: { colours = [] } }: Claimed, letter = ''): Numbers {
  return colours[LETTERS.indexOf(letter)]?.map(({ cell }) => cell) ?? [];
}

/** The same of the letter that is a part of a sentence. */
function colourCalled(claimed: Claimed, name: string): Numbers {
  return colourOf(claimed, claimed.parts[name]);
}

/** Whether two letters are those of one pair: of these colours one is right. */
function areOpposites(one = '', other = ''): boolean {
  const [at, otherAt] = [LETTERS.indexOf(one), LETTERS.indexOf(other)];
  return at >= 0 && otherAt >= 0 && at !== otherAt && at >> 1 === otherAt >> 1;
}

const sees = (cell: number, others: Numbers) =>
  others.some((other) => peersAt(cell).includes(other));

/** Whether a sentence names the digit of the colours, and no other. */
function isDigit(claimed: Claimed): boolean {
  const { digits } = part(claimed, 'digits');
  return isSame(
    digits,
    claimed.step.pattern.map(({ digit }) => digit),
  );
}

function removedFrom({ step }: Claimed): number[] {
  return step.eliminations.map(({ cell }) => cell);
}

/** Whether all that is removed sees both of two colours of which one has been told to be right. */
function isAllTold(claimed: Claimed): boolean {
  const { told, language } = claimed;
  const sentences = told.sentences.map(({ text }) => text);
  const expressions = {
    en: /So ([A-D]) or ([A-D]) is right/,
    ja: /つまり、色([A-D])か色([A-D])が正しく/,
  } as const;
  const pairs = sentences.flatMap((text) => {
    const [, one = '', other = ''] = expressions[language].exec(text) ?? [];
    return one === '' ? [] : [[one, other] as const];
  });
  return removedFrom(claimed).every((cell) =>
    pairs.some((letters) => letters.every((letter) => sees(cell, colourOf(claimed, letter)))),
  );
}

/** Two colours, one of which is right, with the cells of each. */
export function checkColours(claimed: Claimed): boolean {
  const { one, other } = claimed.parts;
  return (
    areOpposites(one, other) &&
    isDigit(claimed) &&
    isSame(part(claimed, 'first').cells, colourCalled(claimed, 'one')) &&
    isSame(part(claimed, 'second').cells, colourCalled(claimed, 'other'))
  );
}

/** A colour of which two cells share a house is what is removed. */
export function checkWrap(claimed: Claimed): boolean {
  const { cells } = part(claimed, 'cells');
  const colour = colourCalled(claimed, 'colour');
  const [cell = -1, other = -1] = cells;
  return (
    cells.length === 2 &&
    isWithin(cells, colour) &&
    peersAt(cell).includes(other) &&
    isSame(removedFrom(claimed), colour)
  );
}

/** What is removed sees both of two colours, one of which is right. */
export function checkTrap(claimed: Claimed): boolean {
  const [one, other] = [colourCalled(claimed, 'one'), colourCalled(claimed, 'other')];
  return (
    areOpposites(claimed.parts.one, claimed.parts.other) &&
    isDigit(claimed) &&
    removedFrom(claimed).every((cell) => sees(cell, one) && sees(cell, other))
  );
}

/** A colour that sees both of two, one of which is right, is wrong: it is removed. */
export function checkWrongColour(claimed: Claimed): boolean {
  const colour = colourCalled(claimed, 'colour');
  const others = [colourCalled(claimed, 'one'), colourCalled(claimed, 'other')];
  return (
    colour.length > 0 &&
    areOpposites(claimed.parts.one, claimed.parts.other) &&
    others.every((cells) => colour.some((cell) => sees(cell, cells))) &&
    isWithin(colour, removedFrom(claimed))
  );
}

/** A cell of one colour sees one of another, which is not its opposite. */
export function checkSight(claimed: Claimed): boolean {
  const { cells } = part(claimed, 'cells');
  const [one, other] = [colourCalled(claimed, 'one'), colourCalled(claimed, 'other')];
  const [cell = -1, seen = -1] = cells;
  return (
    cells.length === 2 &&
    !areOpposites(claimed.parts.one, claimed.parts.other) &&
    peersAt(cell).includes(seen) &&
    ((one.includes(cell) && other.includes(seen)) || (one.includes(seen) && other.includes(cell)))
  );
}

/** The opposites of two colours that see each other: what is removed sees both, or both of others that are told. */
export function checkOpposites(claimed: Claimed): boolean {
  const { one, other } = claimed.parts;
  const oppositeOf = (letter = '') => colourOf(claimed, LETTERS[LETTERS.indexOf(letter) ^ 1]);
  const [seeing, seen] = [oppositeOf(one), oppositeOf(other)];
  return (
    !areOpposites(one, other) &&
    seeing.some((cell) => sees(cell, seen)) &&
    isDigit(claimed) &&
    isAllTold(claimed)
  );
}
