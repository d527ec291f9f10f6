import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Candidate, House } from '../claim.ts';
import { cellsIn, kindOfHouse } from '../geometry.ts';
import type { Lexicon, Words } from '../template.ts';

const MORE = '[1-9](?:・[1-9])+';
const GROUP = `(?:[1-9]行[1-9]列|[1-9]行目の${MORE}列|[1-9]列目の${MORE}行)`;
const CELLS = `${GROUP}(?:[と・、]${GROUP})*`;
const LINES = '(?:[1-9](?:・[1-9])*[行列]目)';
const BOX_NAMES = [
  ['左上', '中央上', '右上'],
  ['左中央', '中央', '右中央'],
  ['左下', '中央下', '右下'],
].flat();
const BOX = `(?:${BOX_NAMES.join('|')})のブロック`;
const PLACE = `(?:${LINES}|${BOX})`;
const HOUSES = `${PLACE}(?:[と・、]${PLACE})*`;
const DIGITS = '[1-9](?:と[1-9]|(?:・[1-9])+)?';
const CANDIDATES = `${CELLS}の${DIGITS}(?:と、${CELLS}の${DIGITS})*`;
const REMOVALS = `${CELLS}から候補の${DIGITS}(?:を、${CELLS}から候補の${DIGITS})*`;

const NAMES: Readonly<Record<string, TaughtTechniqueId>> = {
  ネイキッドシングル: 'naked-single',
  ヒドゥンシングル: 'hidden-single',
  'ネイキッドペア（二国同盟）': 'naked-pair',
  'ヒドゥンペア（隠れ二国同盟）': 'hidden-pair',
  ポインティングペア: 'pointing-pairs',
  ボックスラインリダクション: 'box-line-reduction',
  'Xウィング（井桁）': 'x-wing',
  ソードフィッシュ: 'swordfish',
};

const COUNTED: Readonly<Record<string, number>> = { 二つ: 2, 三つ: 3, 四つ: 4 };

const KINDS = [
  ['row', 'ヨコ列'],
  ['column', 'タテ列'],
  ['box', 'ブロック'],
] as const;

function numbersIn(text: string): number[] {
  return [...text.matchAll(/[1-9]/g)].map(([number]) => Number(number));
}

function all(source: string, text: string): string[] {
  return [...text.matchAll(new RegExp(source, 'g'))].map(([found]) => found);
}

function readGroup(group: string): number[] {
  const [first = 0, ...others] = numbersIn(group);
  const isRow = group[1] === '行';
  return others.map((other) => (isRow ? 9 * (first - 1) + other - 1 : 9 * (other - 1) + first - 1));
}

function readCells(text: string): number[] {
  return all(GROUP, text)
    .flatMap(readGroup)
    .sort((a, b) => a - b);
}

function readHouses(text: string): House[] {
  const lines = all(LINES, text).flatMap((each) =>
    numbersIn(each).map((number) => number - 1 + (each.includes('行') ? 0 : 9)),
  );
  const boxes = all(BOX, text).map(
    (each) => 18 + BOX_NAMES.indexOf(each.slice(0, -'のブロック'.length)),
  );
  return [...lines, ...boxes];
}

/** 「5・6列目」 are cells of the row that was named before. */
function readSpots(text: string, { house, houses = [] }: Partial<Words>): number[] | undefined {
  const [only = -1, another] = house === undefined ? houses : [house];
  if (new RegExp(`^${CELLS}$`).test(text)) return readCells(text);
  const isColumns = text.endsWith('列目');
  if (another !== undefined || kindOfHouse(only) !== (isColumns ? 'row' : 'column')) {
    return undefined;
  }
  return numbersIn(text).map((number) => cellsIn(only)[number - 1] ?? -1);
}

function readCandidates(between: string, joint: string): (text: string) => Candidate[] {
  return (text) =>
    text.split(joint).flatMap((each) => {
      const end = each.lastIndexOf(between);
      const digits = numbersIn(each.slice(end));
      return readCells(each.slice(0, end)).flatMap((cell) =>
        digits.map((digit) => ({ cell, digit })),
      );
    });
}

function readLine(text: string) {
  return text === 'ヨコ列' ? 'row' : 'column';
}

const only = <Item>([first]: readonly Item[]) => first;

/** What Japanese sentences name. */
export const JAPANESE_WORDS: Lexicon = {
  house: {
    word: 'house',
    source: `[1-9]行目|[1-9]列目|${BOX}`,
    read: (text) => only(readHouses(text)),
  },
  houses: { word: 'houses', source: HOUSES, read: readHouses },
  cover: { word: 'cover', source: HOUSES, read: readHouses },
  cell: { word: 'cell', source: '[1-9]行[1-9]列', read: (text) => only(readCells(text)) },
  cells: { word: 'cells', source: CELLS, read: readCells },
  spots: { word: 'spots', source: `${CELLS}|${LINES}`, read: readSpots },
  digit: { word: 'digit', source: '[1-9]', read: Number },
  digits: { word: 'digits', source: DIGITS, read: numbersIn },
  eitherDigit: {
    word: 'digits',
    source: '[1-9](?:・[1-9]){2,}のどれか|[1-9]か[1-9]|[1-9]',
    read: numbersIn,
  },
  candidates: { word: 'candidates', source: CANDIDATES, read: readCandidates('の', 'と、') },
  removals: { word: 'candidates', source: REMOVALS, read: readCandidates('から候補の', 'を、') },
  technique: {
    word: 'technique',
    source: Object.keys(NAMES).join('|'),
    read: (text) => NAMES[text],
  },
  count: {
    word: 'count',
    source: `[1-9]|${Object.keys(COUNTED).join('|')}`,
    read: (text) => COUNTED[text] ?? Number(text),
  },
  lines: { word: 'lines', source: 'ヨコ列|タテ列', read: readLine },
  across: { word: 'across', source: 'ヨコ列|タテ列', read: readLine },
  kinds: {
    word: 'kinds',
    source: 'タテ列かブロック|ヨコ列かブロック|ヨコ列かタテ列|ヨコ列・タテ列・ブロック',
    read: (text) => KINDS.filter(([, name]) => text.includes(name)).map(([kind]) => kind),
  },
};
