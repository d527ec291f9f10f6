import { outlinesOf } from '@nanpure/content/drawing/cell-outline';
import { CELL, outlineOf, placeOf } from '@nanpure/content/drawing/drawing';
import { gridLinePath } from '@nanpure/content/drawing/grid-lines';
import { drawnLetters } from '@nanpure/content/drawing/letters';
import {
  boxAround,
  type CandidateMark,
  type DrawnCell,
  linkPaths,
  type StepDrawing,
} from '@nanpure/content/drawing/step-drawing';
import { drawCandidate } from './candidate-marks.ts';
import { digitText } from './digit-text.ts';
import { PICTURE_COLOURS, type PictureColours, type PictureTheme } from './themes.ts';

/** What is in a cell, and how it looks. */
export interface PictureCell extends DrawnCell {
  /** Whether its digit repeats another one that it sees. */
  readonly isConflict: boolean;
  readonly isTinted: boolean;
  /** Whether it is framed besides. */
  readonly isFramed: boolean;
  /** How its candidates are marked, by digit. */
  readonly marks: ReadonlyMap<number, CandidateMark>;
}

/** What a picture says to those who don't see it, and how large it is. */
export interface PictureFrame {
  readonly theme: PictureTheme;
  /** The side of the picture, in pixels. */
  readonly size: number;
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

const BOARD = 9 * CELL;
/** Room for the outer lines. */
const MARGIN = 4;
const DIGIT_SIZE = 18.6;
const FONTS = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '');
}

const cornerOf = (cell: number) => `${(cell % 9) * CELL} ${Math.floor(cell / 9) * CELL}`;

/** The cells for which something is so, filled. */
function fill(
  cells: readonly PictureCell[],
  isWanted: (cell: PictureCell) => boolean,
  colour: string,
): string {
  const squares = cells.flatMap((each, cell) =>
    isWanted(each) ? `M${cornerOf(cell)}h${CELL}v${CELL}h-${CELL}z` : [],
  );
  return squares.length > 0 ? `<path fill="${colour}" d="${squares.join('')}"/>` : '';
}

function drawLines({ cellLine, boxLine }: PictureColours): string {
  return [
    `<path d="${gridLinePath(false, CELL)}" stroke="${cellLine}" stroke-width="0.8"/>`,
    `<path d="${gridLinePath(true, CELL)}" stroke="${boxLine}" stroke-width="1.8" stroke-linecap="square"/>`,
  ].join('');
}

function digitColour({ isConflict, isFound }: PictureCell, colours: PictureColours): string {
  if (isConflict) return colours.conflict;
  return isFound ? colours.entered : colours.given;
}

function drawValue(picture: PictureCell, cell: number, colours: PictureColours): string {
  const colour = digitColour(picture, colours);
  const weight = picture.isFound ? 400 : 600;
  return digitText(picture.value, placeOf(cell, undefined), { size: DIGIT_SIZE, colour, weight });
}

/** The candidates of a cell, in their places, and those that are marked though they aren't noted. */
function drawCandidates(
  { candidates, marks }: PictureCell,
  cell: number,
  colours: PictureColours,
): string {
  const digits = [...new Set([...candidates, ...marks.keys()])].sort();
  return digits.map((digit) => drawCandidate(cell, digit, marks.get(digit), colours)).join('');
}

function drawCells(cells: readonly PictureCell[], colours: PictureColours): string {
  const drawn = cells.map((each, cell) =>
    each.value === 0 ? drawCandidates(each, cell, colours) : drawValue(each, cell, colours),
  );
  return `<g fill="${colours.note}" text-anchor="middle">${drawn.join('')}</g>`;
}

/** A dashed frame in each cell that has one. */
function drawFrames(cells: readonly PictureCell[], { given }: PictureColours): string {
  const side = CELL - 3;
  const frames = cells.flatMap((each, cell) =>
    each.isFramed ? `M${cornerOf(cell)}m1.5 1.5h${side}v${side}h-${side}z` : [],
  );
  if (frames.length === 0) return '';
  return `<path d="${frames.join('')}" stroke="${given}" stroke-width="1.2" stroke-dasharray="3 2.4"/>`;
}

function rectangle(box: ReturnType<typeof outlineOf>, radius: number): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

function drawHouses({ houses, across }: StepDrawing): string {
  const outlines = (list: readonly number[]) =>
    list.map((house) => rectangle(outlineOf(house), 4)).join('');
  return [
    `<g stroke-width="1.6">${outlines(houses)}</g>`,
    `<g stroke-width="1.4" stroke-dasharray="5 3.6">${outlines(across)}</g>`,
  ].join('');
}

/** The almost locked sets. */
function drawSets({ sets }: StepDrawing, { good }: PictureColours): string {
  const outlines = outlinesOf(sets.map((set) => set.cells));
  const drawn = outlines.map((outline) => `<path d="${outline}"/>`);
  return `<g stroke="${good}" stroke-width="1.4">${drawn.join('')}</g>`;
}

/** The letters of sets and colours. */
function drawLetters(
  drawing: StepDrawing,
  cells: readonly PictureCell[],
  { good }: PictureColours,
): string {
  const drawn = drawnLetters(drawing, cells).map(({ letter, ...place }) =>
    digitText(letter, place, { size: 8, colour: good, weight: 700 }),
  );
  return drawn.length > 0 ? `<g text-anchor="middle">${drawn.join('')}</g>` : '';
}

function drawLinks(drawing: StepDrawing, cells: readonly PictureCell[]): string {
  const groups = drawing.groups.map((node) => rectangle(boxAround(node), 5.6));
  const links = linkPaths(drawing, cells).map(
    ({ kind, path }) => `<path d="${path}"${kind === 'weak' ? ' stroke-dasharray="3 2.6"' : ''}/>`,
  );
  return `<g stroke-width="1.3">${[...groups, ...links].join('')}</g>`;
}

/** The lines of a step over the cells. */
function drawStep(
  drawing: StepDrawing,
  cells: readonly PictureCell[],
  colours: PictureColours,
): string {
  return [
    `<g stroke="${colours.accent}">`,
    drawHouses(drawing),
    drawSets(drawing, colours),
    drawLinks(drawing, cells),
    '</g>',
    drawLetters(drawing, cells, colours),
  ].join('');
}

/** A board as SVG, with the lines of a step where it is about one. Without styles and scripts, and nothing to load. */
export function drawBoardSvg(
  cells: readonly PictureCell[],
  { theme, size, language, title, description }: PictureFrame,
  drawing?: StepDrawing,
): string {
  const colours: PictureColours = PICTURE_COLOURS[theme];
  const side = BOARD + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" width="${size}" height="${size}" role="img" xml:lang="${language}" lang="${language}" font-family="${FONTS}">`,
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${side}" height="${side}" fill="${colours.board}"/>`,
    fill(cells, ({ isTinted }) => isTinted, colours.tint),
    fill(cells, ({ isConflict }) => isConflict, colours.conflictBackground),
    '<g fill="none">',
    drawLines(colours),
    drawFrames(cells, colours),
    '</g>',
    drawCells(cells, colours),
    drawing
      ? `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawStep(drawing, cells, colours)}</g>`
      : '',
    '</svg>',
  ].join('');
}
