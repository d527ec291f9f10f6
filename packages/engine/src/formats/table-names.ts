/** What stands below the heading of a Markdown table of nine columns. */
const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|){8}\s*:?-+:?\s*\|?\s*$/;
const SEPARATOR = /[,;\t|]/;
const ROWS = 9;
const COLUMN_NUMBERS = /^\s*1\s*2\s*3\s*4\s*5\s*6\s*7\s*8\s*9\s*$/;

function isNumbered(line: string): boolean {
  return line.replace(/\D/g, '') === '123456789';
}

/** The lines of a board of plain rows without the numbers of its columns above the nine of them. */
function withoutColumnNumbers(lines: readonly string[]): readonly string[] {
  const rows = lines.filter((line) => /\d/.test(line));
  return rows.length === ROWS + 1 && COLUMN_NUMBERS.test(rows[0] ?? '') ? rows.slice(1) : lines;
}

/**
 * The lines of a table without its heading: Markdown needs one, which may be blank, and spreadsheets number their
 * columns. Only nine further rows make it one: a row of dashes or of all nine digits may belong to the board.
 */
export function withoutHeading(lines: readonly string[]): readonly string[] {
  const table = lines.filter((line) => SEPARATOR.test(line));
  if (table.length === 0) return withoutColumnNumbers(lines);
  const [first = '', second = ''] = table;
  const isRuled = RULE.test(second) && table.length <= ROWS + 2;
  const rows = isRuled ? [first, ...table.slice(2)] : table;
  if (rows.length === ROWS) return isRuled ? rows : lines;
  const isHeaded = rows.length === ROWS + 1 && (isRuled || isNumbered(first));
  return isHeaded ? rows.slice(1) : lines;
}

/** How rows are named, first to last: r1 or 1, as programs count, or by letters. */
const ROW_NAMES = ['123456789', '012345678', 'ABCDEFGHI'];

function areRowNames(names: readonly string[]): boolean {
  return ROW_NAMES.includes(names.map((name) => name.toUpperCase().replace(/^R/, '')).join(''));
}

/** The rows of a table without the first field of each, where these name the nine of them. */
export function withoutRowNames(
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const named = rows.filter((row) => row.length === ROWS + 1).slice(-ROWS);
  const areNamed = areRowNames(named.map(([name = '']) => name.trim()));
  return areNamed ? named.map(([, ...fields]) => fields) : rows;
}

/**
 * A name, and the row. After a number there is a stop, or the row is nine signs in one piece or in three; a letter can't
 * be taken for a cell.
 */
const NAMED_ROW =
  /^ *\(?(?:row *|r)?0?(?:(\d|[a-i]) *[.:)] +(?=\S)|([a-i]) +(?=\S)|(\d) +(?=\S{9} *$|\S{3} +\S{3} +\S{3} *$))(.*)$/i;

/** The lines of a board without what names its nine rows: "1. ", "Row 1: " or "A) ". */
export function withoutNamesBefore(lines: readonly string[]): readonly string[] {
  const parts = lines.map((line) => NAMED_ROW.exec(line)?.slice(1));
  const names = parts.flatMap((part) => part?.slice(0, -1).filter(Boolean) ?? []);
  return areRowNames(names) ? lines.map((line, index) => parts[index]?.at(-1) ?? line) : lines;
}
