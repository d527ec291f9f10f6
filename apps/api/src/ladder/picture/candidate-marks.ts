import { placeOf } from '@nanpure/content/drawing/drawing';
import { DISC } from '@nanpure/content/drawing/link-path';
import type { CandidateMark } from '@nanpure/content/drawing/step-drawing';
import { digitText } from './digit-text.ts';
import type { PictureColours } from './themes.ts';

const NOTE_SIZE = 8.2;

/** What stands around a candidate, and the colour of its digit there. */
interface MarkLook {
  readonly shape: 'disc' | 'square' | 'strike' | 'ring';
  readonly isHollow?: boolean;
  readonly colour: keyof PictureColours;
  readonly digit: keyof PictureColours;
}

const LOOKS = {
  pattern: { shape: 'disc', colour: 'accent', digit: 'onAccent' },
  one: { shape: 'disc', colour: 'accent', digit: 'onAccent' },
  other: { shape: 'disc', isHollow: true, colour: 'accent', digit: 'given' },
  fin: { shape: 'square', colour: 'good', digit: 'board' },
  guardian: { shape: 'square', colour: 'good', digit: 'board' },
  'second-one': { shape: 'square', colour: 'good', digit: 'board' },
  'second-other': { shape: 'square', isHollow: true, colour: 'good', digit: 'given' },
  eliminated: { shape: 'strike', colour: 'conflictBackground', digit: 'conflict' },
  placed: { shape: 'ring', colour: 'pencil', digit: 'given' },
} as const satisfies Readonly<Record<CandidateMark, MarkLook>>;

function square(x: number, y: number): string {
  const side = 2 * DISC - 0.6;
  return `<rect x="${round(x - side / 2)}" y="${round(y - side / 2)}" width="${side}" height="${side}" rx="1"`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The shape behind a marked candidate. */
function shapeOf(
  { shape, isHollow, colour }: MarkLook,
  x: number,
  y: number,
  colours: PictureColours,
) {
  const paint = isHollow
    ? ` fill="${colours.board}" stroke="${colours[colour]}" stroke-width="1.2"/>`
    : ` fill="${colours[colour]}"/>`;
  switch (shape) {
    case 'disc':
      return `<circle cx="${x}" cy="${y}" r="${isHollow ? DISC - 0.6 : DISC}"${paint}`;
    case 'square':
      return square(x, y) + paint;
    case 'strike':
      return square(x, y) + paint;
    case 'ring':
      return `<circle cx="${x}" cy="${y}" r="${DISC + 0.4}" fill="none" stroke="${colours[colour]}" stroke-width="1.4"/>`;
  }
}

function strike(x: number, y: number, colour: string): string {
  return `<path d="M${round(x - 3.6)} ${y}h7.2" stroke="${colour}" stroke-width="1.1"/>`;
}

/** A candidate in its place, with the mark that it has. */
export function drawCandidate(
  cell: number,
  digit: number,
  mark: CandidateMark | undefined,
  colours: PictureColours,
): string {
  const place = placeOf(cell, digit);
  const [x, y] = [round(place.x), round(place.y)];
  if (mark === undefined) return digitText(digit, { x, y }, { size: NOTE_SIZE });
  const look: MarkLook = LOOKS[mark];
  const colour = colours[look.digit];
  return [
    shapeOf(look, x, y, colours),
    digitText(digit, { x, y }, { size: NOTE_SIZE, colour, weight: 700 }),
    look.shape === 'strike' ? strike(x, y, colour) : '',
  ].join('');
}
