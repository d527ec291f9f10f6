import type { Measurement } from './measure.ts';
import type { Row } from './row.ts';

/** A row with what it came to. */
export interface Outcome {
  readonly row: Row;
  readonly measurement: Measurement;
}

/** What the figures were measured with. */
export interface Setting {
  readonly node: string;
  readonly cpu: string;
  readonly rounds: number;
  /** The version of each peer. */
  readonly peers: Readonly<Record<string, string>>;
}

const HEADINGS = ['benchmark', 'engine', 'peer', 'result', 'must reach (aim)'];

function rateText(perSecond: number): string {
  return `${perSecond.toLocaleString('en', { maximumSignificantDigits: 3 })}/s`;
}

function millisecondsText(milliseconds: number): string {
  return `${milliseconds.toLocaleString('en', { maximumSignificantDigits: 2 })} ms`;
}

function figuresOf({ row, measurement }: Outcome): string[] {
  if (measurement.kind === 'ratio') {
    const { ours, peer } = measurement;
    return [rateText(ours), `${row.peer} ${rateText(peer)}`, `${(ours / peer).toFixed(1)}×`];
  }
  const { p50, p95, p99 } = measurement;
  const percentiles = Object.entries({ p50, p95, p99 }).map(
    ([name, value]) => `${name} ${millisecondsText(value)}`,
  );
  const { solved } = measurement;
  const share = solved === undefined ? [] : [`${(100 * solved).toFixed(1)} % solved`];
  return [`${measurement.count} times`, '–', [...percentiles, ...share].join(', ')];
}

/** One line of the table, in Markdown. */
function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The table in Markdown, with what it was measured with above. */
export function tableOf(setting: Setting, outcomes: readonly Outcome[]): string {
  const peers = Object.entries(setting.peers).map(([name, version]) => `${name} ${version}`);
  return [
    `Node ${setting.node}, ${setting.cpu}; best of ${setting.rounds} rounds by turns.`,
    `Peers: ${peers.join(', ')}.`,
    '',
    lineOf(HEADINGS),
    lineOf(HEADINGS.map(() => '---')),
    ...outcomes.map((each) => lineOf([each.row.name, ...figuresOf(each), each.row.target])),
  ].join('\n');
}
