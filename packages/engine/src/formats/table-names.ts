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

/** The rows of a table without the first field of each, where these name the nine of them. */
export function withoutRowNames(
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const named = rows.filter((row) => row.length === ROWS + 1).slice(-ROWS);
  const names = named.map(([name = '']) => name.trim().toUpperCase().replace(/^R/, '')).join('');
  return ROW_NAMES.includes(names) ? named.map(([, ...fields]) => fields) : rows;
}
