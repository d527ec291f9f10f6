/* The table at the end of `npm run proof`: what was asked, what was seen, and whether that is enough. */

/**
 * What a part found. Without `ok` it is only told: no bar is set for it.
 * @typedef {{ name?: string, asked: string, seen: string, ok?: boolean }} Finding
 */

/** @typedef {'ok' | 'short' | 'told' | 'skipped'} Verdict */

/**
 * One line of the table. `load` is how much the machine had to do when the part began.
 * @typedef {{ name: string, asked: string, seen: string, verdict: Verdict, minutes?: number, load?: number }} Row
 */

const HEADINGS = ['part', 'asked', 'seen', 'verdict', 'minutes', 'load'];

/** @returns {Verdict} */
function verdictOf(/** @type {Finding} */ { ok }) {
  if (ok === undefined) return 'told';
  return ok ? 'ok' : 'short';
}

/**
 * The rows of a part that ran. One that failed without saying in what has a row for that: figures that
 * look well are no proof when the program that took them fell over.
 * @returns {Row[]}
 */
export function rowsOf(
  /** @type {string} */ part,
  /** @type {readonly Finding[]} */ findings,
  /** @type {number} */ exitCode,
) {
  const rows = findings.map((finding) => ({
    name: finding.name ? `${part}: ${finding.name}` : part,
    asked: finding.asked,
    seen: finding.seen,
    verdict: verdictOf(finding),
  }));
  const isExplained =
    exitCode === 0 ? rows.length > 0 : rows.some((row) => row.verdict === 'short');
  if (isExplained) return rows;
  const seen = exitCode === 0 ? 'no figures' : `exit code ${exitCode}`;
  return [...rows, { name: part, asked: 'ends well', seen, verdict: 'short' }];
}

/** Whether nothing fell short. What was skipped is said, and is no failure. */
export const isEnough = (/** @type {readonly Row[]} */ rows) =>
  rows.length > 0 && rows.every(({ verdict }) => verdict !== 'short');

/** The table in Markdown. */
export function tableOf(/** @type {readonly Row[]} */ rows) {
  const cells = rows.map((row) => [
    row.name,
    row.asked,
    row.seen,
    row.verdict,
    row.minutes?.toFixed(1) ?? '',
    row.load?.toFixed(1) ?? '',
  ]);
  const line = (/** @type {string[]} */ each) =>
    `| ${each.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [HEADINGS, HEADINGS.map(() => '---'), ...cells].map(line).join('\n');
}
