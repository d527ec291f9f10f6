import { maskSize } from '../../house-mask.ts';
import { BOXES, COLUMNS, cellsOf, ROWS } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import { DIGITS } from '../../types.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';

/** Where a line and a box cross, as bits of each of them. */
const allCrossings = once(() =>
  flatMap([...ROWS, ...COLUMNS], (line) =>
    flatMap(BOXES, (box) => {
      const cells = cellsOf(line).intersection(cellsOf(box));
      if (cells.isEmpty) return [];
      return [{ line, box, inLine: cells.maskIn(line), inBox: cells.maskIn(box) }];
    }),
  ),
);

/** Whether all of several places are among some, and one of others isn't. */
function isConfined(places: number, among: number, others: number, otherAmong: number): boolean {
  return maskSize(places) > 1 && (places & ~among) === 0 && (others & ~otherAmong) !== 0;
}

/** Whether a digit is confined to a line in a box, or to a box in a line, and stands elsewhere in the other one. */
const intersectionsOf = perDigit((position, digit) => {
  const found = { inLine: false, inBox: false };
  for (const { line, box, inLine, inBox } of allCrossings()) {
    const [ofLine, ofBox] = [position.maskIn(line, digit), position.maskIn(box, digit)];
    found.inLine ||= isConfined(ofBox, inBox, ofLine, inLine);
    found.inBox ||= isConfined(ofLine, inLine, ofBox, inBox);
  }
  return found;
});

/** Whether any digit points from a box along a line. */
export function hasPointing(position: Position): boolean {
  return DIGITS.some((digit) => intersectionsOf(position, digit).inLine);
}

/** Whether any digit of a line is confined to a box. */
export function hasBoxLineReduction(position: Position): boolean {
  return DIGITS.some((digit) => intersectionsOf(position, digit).inBox);
}
