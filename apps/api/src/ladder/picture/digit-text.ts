import type { Point } from '@nanpure/content/drawing/drawing';

interface DigitStyle {
  readonly size: number;
  readonly colour?: string;
  readonly weight?: number;
}

/** From the middle of a digit down to its base line, in shares of the size of the font. */
const HALF_A_DIGIT = 0.355;

/** A digit around a point. The base line is worked out, as not every program that draws SVG can. */
export function digitText(
  digit: number | string,
  { x, y }: Point,
  { size, colour, weight }: DigitStyle,
): string {
  const base = Math.round((y + HALF_A_DIGIT * size) * 100) / 100;
  const fill = colour === undefined ? '' : ` fill="${colour}"`;
  const bold = weight === undefined ? '' : ` font-weight="${weight}"`;
  return `<text x="${x}" y="${base}" font-size="${size}"${bold}${fill}>${digit}</text>`;
}
