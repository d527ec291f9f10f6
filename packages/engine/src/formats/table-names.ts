/** What stands below the heading of a Markdown table of nine columns. */
const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|){8}\s*:?-+:?\s*\|?\s*$/;
const SEPARATOR = /[,;\t|]/;
const ROWS = 9;

function isNumbered(line: string): boolean {
  return line.replace(/\D/g, '') === '123456789';
}

/**
 * The lines of a table without its heading: Markdown needs one, which may be blank, and spreadsheets number their
 * columns. Only nine further rows make it one: a row of dashes or of all nine digits may belong to the board.
 */
export function withoutHeading(lines: readonly string[]): readonly string[] {
  const table = lines.filter((line) => SEPARATOR.test(line));
  const [first = '', second = ''] = table;
  const isRuled = RULE.test(second) && table.length <= ROWS + 2;
  const rows = isRuled ? [first, ...table.slice(2)] : table;
  if (rows.length === ROWS) return isRuled ? rows : lines;
  const isHeaded = rows.length === ROWS + 1 && (isRuled || isNumbered(first));
  return isHeaded ? rows.slice(1) : lines;
}

/** How rows are named, first to last: r1 or 1, or by letters. */
const ROW_NAMES = ['123456789', 'ABCDEFGHI'];

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

/** A name with a stop after it, and the row; a row of nine signs in one piece needs no stop. */
const NAMED_ROW = /^\s*(?:row\s*|r)?([1-9a-i])(?:\s*[.:)]\s+(?=\S)|\s+(?=\S{9}\s*$))(.*)$/i;

/** The lines of a board without what names its nine rows: "1. ", "Row 1: " or "A) ". */
export function withoutNamesBefore(lines: readonly string[]): readonly string[] {
  const parts = lines.map((line) => NAMED_ROW.exec(line));
  const names = parts.flatMap((part) => part?.[1] ?? []);
  return areRowNames(names) ? lines.map((line, index) => parts[index]?.[2] ?? line) : lines;
}
