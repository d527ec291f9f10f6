import { CELL as UNITS } from '@nanpure/content/drawing/drawing';
import type { linkPaths } from '@nanpure/content/drawing/step-drawing';
import type { Picture, PictureCell } from '../../src/features/techniques/picture.ts';

/* Colours of the light theme: a picture has no theme of its own. */
const COLOURS = {
  board: '#ffffff',
  ink: '#1f2937',
  line: '#8a8f98',
  related: '#e7eef6',
  hint: '#fbe7b5',
  note: '#434d5b',
  entered: '#1d4e9e',
  redPencil: '#c8402a',
};

const CELL = 20;
const SIZE = 9 * CELL;
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => line * CELL);

/** A stroke by hand: it starts beside where it ends. */
const CIRCLE =
  'M5.6-7.4C-1-10.6-9.6-6.4-9.4.6-9.2 7.4-1 10.4 4.6 8.2 10.4 5.8 11-3.4 5-7 3.4-8 1.4-8.8-.6-8.6';

function linePath(isBoxLine: boolean): string {
  return LINES.filter((_, line) => (line % 3 === 0) === isBoxLine)
    .map((at) => `M0 ${at}H${SIZE}M${at} 0V${SIZE}`)
    .join('');
}

function background({ pattern, confirmed, eliminated, isRelated }: PictureCell): string {
  if (pattern.length + confirmed.length + eliminated.length > 0) return COLOURS.hint;
  return isRelated ? COLOURS.related : COLOURS.board;
}

function note(cell: PictureCell, digit: number, x: number, y: number): string {
  const isGone = cell.eliminated.includes(digit);
  const isCertain = cell.confirmed.includes(digit) || cell.pattern.includes(digit);
  const colour = isCertain ? COLOURS.entered : COLOURS.note;
  const weight = isCertain ? 700 : 400;
  const place = { x: x + 4 + 6 * ((digit - 1) % 3), y: y + 4 + 6 * Math.floor((digit - 1) / 3) };
  const stroke = isGone
    ? `<path d="M${place.x - 2.4} ${place.y + 2.2}l4.8-4.4" stroke="${COLOURS.redPencil}" stroke-width="0.9"/>`
    : '';
  return `<text x="${place.x}" y="${place.y}" font-size="5.6" font-weight="${weight}" fill="${isGone ? COLOURS.redPencil : colour}">${digit}</text>${stroke}`;
}

function drawCell(cell: PictureCell, row: number, column: number): string {
  const [x, y] = [column * CELL, row * CELL];
  const isMarked = background(cell) === COLOURS.hint;
  const notes = isMarked ? cell.candidates.map((digit) => note(cell, digit, x, y)) : [];
  const digit = `<text x="${x + CELL / 2}" y="${y + CELL / 2}" font-size="12.4" font-weight="600" fill="${COLOURS.ink}">${cell.value}</text>`;
  return [
    `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${background(cell)}"/>`,
    ...(cell.value === 0 ? notes : [digit]),
  ].join('');
}

function circleAround(cell: number): string {
  const [x, y] = [((cell % 9) + 0.5) * CELL, (Math.floor(cell / 9) + 0.5) * CELL];
  return `<path d="${CIRCLE}" transform="translate(${x} ${y})" fill="none" stroke="${COLOURS.redPencil}" stroke-width="1.4" stroke-linecap="round"/>`;
}

/** The links of a step, which come in the units of the drawings on pages. */
function drawLinks(links: ReturnType<typeof linkPaths>): string {
  const lines = links.map(
    ({ kind, path }) =>
      `<path d="${path}"${kind === 'weak' ? ' stroke-dasharray="3.6 2.4"' : ''}/>`,
  );
  return `<g transform="scale(${CELL / UNITS})" fill="none" stroke="${COLOURS.entered}" stroke-width="1.2">${lines.join('')}</g>`;
}

interface Besides {
  /** A cell that is circled in red pencil. */
  readonly circled?: number;
  readonly links?: ReturnType<typeof linkPaths>;
}

/** A board as SVG. */
export function drawBoard({ rows }: Picture, { circled, links = [] }: Besides = {}): string {
  const circle = circled === undefined ? '' : circleAround(circled);
  const lines = links.length > 0 ? drawLinks(links) : '';
  const cells = rows.flatMap((row, at) => row.map((cell, column) => drawCell(cell, at, column)));
  return `<svg viewBox="-1 -1 182 182" text-anchor="middle" dominant-baseline="central">${cells.join('')}<path d="${linePath(false)}" stroke="${COLOURS.line}" stroke-width="0.4"/><path d="${linePath(true)}" stroke="${COLOURS.ink}" stroke-width="1.2" stroke-linecap="square"/>${circle}${lines}</svg>`;
}
