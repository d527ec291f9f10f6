import { peersAt } from '../../hints/claims/geometry.ts';
import { type Claimed, isSame, isWithin, type Numbers, part } from './claimed.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** The cells of the colour that a part of a sentence calls by its letter; none of a letter that no colour has. */
function colourCalled({ step: { colours = [] }, parts }: Claimed, name: string): Numbers {
  const index = LETTERS.indexOf(parts[name] ?? '');
  return colours[index]?.map(({ cell }) => cell) ?? [];
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

/** All that is removed is a colour that has been told to be wrong, or sees both of some told to be right or not. */
function isAllTold(claimed: Claimed): boolean {
  const { told, language, step } = claimed;
  const sentences = told.sentences.map(({ text }) => text);
  const expressions = {
    en: /So ([A-D]) or ([A-D]) is right/,
    ja: /つまり、色([A-D])か色([A-D])が正しく/,
  } as const;
  const pairs = sentences.flatMap((text) => {
    const [, one = '', other = ''] = expressions[language].exec(text) ?? [];
    return one === '' ? [] : [[one, other] as const];
  });
  const cellsOf = (letter: string) =>
    (step.colours?.[LETTERS.indexOf(letter)] ?? []).map(({ cell }) => cell);
  return removedFrom(claimed).every((cell) =>
    pairs.some(([one, other]) => sees(cell, cellsOf(one)) && sees(cell, cellsOf(other))),
  );
}

/** Two colours and their cells, by turns: in no house are two cells of one colour joined by a pair of places. */
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
  const opposite = (letter = '') => LETTERS[LETTERS.indexOf(letter) ^ 1] ?? '';
  const { step } = claimed;
  const cellsOf = (letter: string) =>
    (step.colours?.[LETTERS.indexOf(letter)] ?? []).map(({ cell }) => cell);
  const [seeing, seen] = [cellsOf(opposite(one)), cellsOf(opposite(other))];
  return (
    !areOpposites(one, other) &&
    seeing.some((cell) => sees(cell, seen)) &&
    isDigit(claimed) &&
    isAllTold(claimed)
  );
}
