import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Candidate, House } from '../claim.ts';
import { cellsIn, kindOfHouse } from '../geometry.ts';
import type { Lexicon, Words } from '../template.ts';

const MANY = '[1-9](?:, [1-9])* and [1-9]';
const LIST = `(?:${MANY}|[1-9])`;
const GROUP = `(?:row [1-9] (?:columns ${MANY}|column [1-9])|column [1-9] rows ${MANY})`;
const CELLS = `${GROUP}(?:(?:, ${GROUP})*,? and ${GROUP})?`;
const LINES = `(?:rows ${MANY}|columns ${MANY}|row [1-9]|column [1-9])`;
const BOX_NAMES = [
  ['top-left', 'top-middle', 'top-right'],
  ['middle-left', 'centre', 'middle-right'],
  ['bottom-left', 'bottom-middle', 'bottom-right'],
].flat();
const BOX = `the (?:${BOX_NAMES.join('|')}) box`;
const PLACE = `(?:${LINES}|${BOX})`;
const HOUSES = `${PLACE}(?:(?:, ${PLACE})* and ${PLACE})?`;
const CANDIDATES = `${LIST} in ${CELLS}(?:; ${LIST} in ${CELLS})*`;

const NAMES: Readonly<Record<string, TaughtTechniqueId>> = {
  'naked single': 'naked-single',
  'hidden single': 'hidden-single',
  'naked pair': 'naked-pair',
  'hidden pair': 'hidden-pair',
  'pointing pairs': 'pointing-pairs',
  'box-line reduction': 'box-line-reduction',
  'x-wing': 'x-wing',
  swordfish: 'swordfish',
};

const COUNTED: Readonly<Record<string, number>> = { two: 2, three: 3 };

function numbersIn(text: string): number[] {
  return [...text.matchAll(/[1-9]/g)].map(([number]) => Number(number));
}

function all(source: string, text: string): string[] {
  return [...text.matchAll(new RegExp(source, 'gi'))].map(([found]) => found);
}

function readGroup(group: string): number[] {
  const [first = 0, ...others] = numbersIn(group);
  const isRow = /^row/i.test(group);
  return others.map((other) => (isRow ? 9 * (first - 1) + other - 1 : 9 * (other - 1) + first - 1));
}

function readCells(text: string): number[] {
  return all(GROUP, text)
    .flatMap(readGroup)
    .sort((a, b) => a - b);
}

function readHouses(text: string): House[] {
  const lines = all(LINES, text).flatMap((each) =>
    numbersIn(each).map((number) => number - 1 + (/^row/i.test(each) ? 0 : 9)),
  );
  const boxes = all(BOX, text).map((each) => {
    const name = each.slice('the '.length, -' box'.length).toLowerCase();
    return 18 + BOX_NAMES.indexOf(name);
  });
  return [...lines, ...boxes];
}

/** "columns 5 and 6" are cells of the row that was named before. */
function readSpots(text: string, { house, houses = [] }: Partial<Words>): number[] | undefined {
  const [only = -1, another] = house === undefined ? houses : [house];
  if (new RegExp(`^${CELLS}$`, 'i').test(text)) return readCells(text);
  const isColumns = /^column/i.test(text);
  if (another !== undefined || kindOfHouse(only) !== (isColumns ? 'row' : 'column')) {
    return undefined;
  }
  return numbersIn(text).map((number) => cellsIn(only)[number - 1] ?? -1);
}

function readCandidates(text: string): Candidate[] {
  return text.split('; ').flatMap((each) => {
    const [digits = '', cells = ''] = each.split(' in ');
    return readCells(cells).flatMap((cell) => numbersIn(digits).map((digit) => ({ cell, digit })));
  });
}

const only = <Item>([first]: readonly Item[]) => first;

/** What English sentences name. */
export const ENGLISH_WORDS: Lexicon = {
  house: {
    word: 'house',
    source: `row [1-9]|column [1-9]|${BOX}`,
    read: (text) => only(readHouses(text)),
  },
  houses: { word: 'houses', source: HOUSES, read: readHouses },
  cover: { word: 'cover', source: HOUSES, read: readHouses },
  cell: { word: 'cell', source: 'row [1-9] column [1-9]', read: (text) => only(readCells(text)) },
  cells: { word: 'cells', source: CELLS, read: readCells },
  spots: { word: 'spots', source: `${CELLS}|${LINES}`, read: readSpots },
  digit: { word: 'digit', source: '[1-9]', read: Number },
  aDigit: { word: 'digit', source: 'a [1-79]|an 8', read: (text) => only(numbersIn(text)) },
  digits: { word: 'digits', source: LIST, read: numbersIn },
  eitherDigit: { word: 'digits', source: '[1-9](?:, [1-9])* or [1-9]|[1-9]', read: numbersIn },
  candidates: { word: 'candidates', source: CANDIDATES, read: readCandidates },
  removals: { word: 'candidates', source: CANDIDATES, read: readCandidates },
  technique: {
    word: 'technique',
    source: Object.keys(NAMES).join('|'),
    read: (text) => NAMES[text.toLowerCase()],
  },
  count: {
    word: 'count',
    source: '[1-9]|two|three',
    read: (text) => COUNTED[text] ?? Number(text),
  },
  lines: {
    word: 'lines',
    source: 'rows|columns',
    read: (text) => (text === 'rows' ? 'row' : 'column'),
  },
  noun: {
    word: 'lines',
    source: 'row|column|box',
    read: (text) => (['row', 'column', 'box'] as const).find((kind) => kind === text),
  },
  across: {
    word: 'across',
    source: 'row|column',
    read: (text) => (text === 'row' ? 'row' : 'column'),
  },
  kinds: {
    word: 'kinds',
    source: 'column or box|row or box|row or column|row, column or box',
    read: (text) => (['row', 'column', 'box'] as const).filter((kind) => text.includes(kind)),
  },
};
