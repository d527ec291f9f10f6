/* Reads what a sentence in either language says of a board, without the code that wrote it. */
import { cellsOfHouse } from './plain-truths.ts';

/** The places and the numbers that a text names. */
export interface Reading {
  readonly cells: readonly number[];
  readonly houses: readonly number[];
  /** All other numbers: digits, and how many there are of something. */
  readonly numbers: readonly number[];
}

interface Pattern {
  readonly shape: RegExp;
  readonly read: (groups: Readonly<Record<string, string>>) => Partial<Reading>;
}

const BOXES = {
  en: 'top-left top-middle top-right middle-left centre middle-right bottom-left bottom-middle bottom-right',
  ja: '左上 中央上 右上 左中央 中央 右中央 左下 中央下 右下',
};

function digitsIn(text = ''): number[] {
  return [...text.matchAll(/[1-9]/g)].map(([digit]) => Number(digit));
}

const crossing = ({ rows, columns }: Readonly<Record<string, string>>) => ({
  cells: digitsIn(rows).flatMap((row) =>
    digitsIn(columns).map((column) => 9 * (row - 1) + column - 1),
  ),
});
const lines = ({ rows, columns }: Readonly<Record<string, string>>) => ({
  houses: [...digitsIn(rows).map((row) => row - 1), ...digitsIn(columns).map((each) => 8 + each)],
});
const box = (language: keyof typeof BOXES) => ({
  shape: new RegExp(`(?<box>${BOXES[language].replaceAll(' ', '|')})(?: box|のブロック)`),
  read: (groups: Readonly<Record<string, string>>) => ({
    houses: [18 + BOXES[language].split(' ').indexOf(groups.box ?? '')],
  }),
});

const MANY = '[1-9](?:, [1-9])*(?: and [1-9])?';
const line = (noun: string) => `(?:${noun} (?<${noun}>[1-9])|${noun}s (?<${noun}s>${MANY}))`;
/** Both numbers of a noun are read under its plural. */
const inPlural = (read: Pattern['read']) => (groups: Readonly<Record<string, string>>) =>
  read({
    rows: groups.rows ?? groups.row ?? '',
    columns: groups.columns ?? groups.column ?? '',
  });
/** "row 4: columns 2 and 5" names the house, too. */
const rowAndCells = inPlural((each) => ({
  ...crossing(each),
  ...lines({ rows: each.rows ?? '' }),
}));
const columnAndCells = inPlural((each) => ({
  ...crossing(each),
  ...lines({ columns: each.columns ?? '' }),
}));

const PATTERNS: Readonly<Record<'en' | 'ja', readonly Pattern[]>> = {
  en: [
    { shape: /r(?<rows>[1-9]+)c(?<columns>[1-9]+)/i, read: crossing },
    { shape: new RegExp(`row (?<row>[1-9]): ${line('column')}`, 'i'), read: rowAndCells },
    { shape: new RegExp(`column (?<column>[1-9]): ${line('row')}`, 'i'), read: columnAndCells },
    { shape: new RegExp(`${line('row')} ${line('column')}`, 'i'), read: inPlural(crossing) },
    { shape: new RegExp(`${line('column')} ${line('row')}`, 'i'), read: inPlural(crossing) },
    { shape: new RegExp(line('row'), 'i'), read: inPlural(lines) },
    { shape: new RegExp(line('column'), 'i'), read: inPlural(lines) },
    box('en'),
  ],
  ja: [
    { shape: /(?<rows>\d(?:・\d)*)行(?:目の)?(?<columns>\d(?:・\d)*)列(?!目)/, read: crossing },
    { shape: /(?<columns>\d(?:・\d)*)列(?:目の)?(?<rows>\d(?:・\d)*)行(?!目)/, read: crossing },
    // In one, so that they are read in their order.
    { shape: /(?<rows>\d(?:・\d)*)行目|(?<columns>\d(?:・\d)*)列目/, read: lines },
    box('ja'),
    // "One more line" is no digit.
    { shape: /1本/, read: () => ({}) },
  ],
};

function sorted(numbers: Iterable<number>): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Lines that are told inside a line are cells of it: "row 4 …: columns 2 and 5". */
function withSpots({ cells, houses, numbers }: Reading, spots: boolean): Reading {
  const [first, ...others] = houses;
  const isAcross = others.every((each) => each < 18 && each < 9 !== (first ?? 0) < 9);
  if (!spots || first === undefined || first > 17 || others.length === 0 || !isAcross) {
    return { cells, houses: sorted(houses), numbers };
  }
  const inside = others.flatMap((each) =>
    cellsOfHouse(each).filter((cell) => cellsOfHouse(first).includes(cell)),
  );
  return { cells: sorted([...cells, ...inside]), houses: [first], numbers };
}

/** What a text names. With `spots`, lines across the first one are places in it. */
export function readText(text: string, language: 'en' | 'ja', spots = false): Reading {
  const [cells, houses]: [number[], number[]] = [[], []];
  const rest = PATTERNS[language].reduce((left, { shape, read }) => {
    return left.replaceAll(new RegExp(shape, `${shape.flags}g`), (...match: unknown[]) => {
      const named = read((match.at(-1) ?? {}) as Readonly<Record<string, string>>);
      cells.push(...(named.cells ?? []));
      houses.push(...(named.houses ?? []));
      return '';
    });
  }, text);
  return withSpots(
    {
      cells: sorted(cells),
      houses,
      numbers: [...rest.matchAll(/\d+/g)].map(([each]) => Number(each)),
    },
    spots,
  );
}
