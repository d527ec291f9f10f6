import type { Cell, Digit, House } from '@nanpure/engine';
import type { Node } from '@nanpure/engine/ladder';
import { names } from '../../hints/ja/names.ts';
import type { Colour } from '../phrases.ts';

/** 「4行2列」 */
export function cell(one: Cell): string {
  return names.cells([one]);
}

export function house(one: House): string {
  return names.houses([one]);
}

const isTwo = (cells: readonly Cell[]) => cells.length === 2;

/** 「4行2列」「4行2列か9行5列」「4行目の2・3・5列のどれか」 */
export function eitherCell(cells: readonly Cell[]): string {
  const [one, other] = cells;
  if (isTwo(cells) && one !== undefined && other !== undefined) {
    return `${cell(one)}か${cell(other)}`;
  }
  return cells.length === 1 ? names.cells(cells) : `${names.cells(cells)}のどれか`;
}

/** 「4行2列が7」「4行2列か4行3列が7」 */
export function right({ cells, digit }: Node): string {
  return `${eitherCell(cells)}が${digit}`;
}

/** 「4行2列が7でなければ」「4行2列も4行3列も7でなければ」 */
export function unless({ cells, digit }: Node): string {
  if (cells.length === 1) return `${names.cells(cells)}が${digit}でなければ`;
  return `${noneOf(cells)}${digit}でなければ`;
}

/** 「4行2列は7ではありません」「4行2列も4行3列も7ではありません」 */
export function wrong({ cells, digit }: Node): string {
  if (cells.length === 1) return `${names.cells(cells)}は${digit}ではありません`;
  return `${noneOf(cells)}${digit}ではありません`;
}

function noneOf(cells: readonly Cell[]): string {
  if (!isTwo(cells)) return `${names.cells(cells)}のどれも`;
  return cells.map((one) => `${cell(one)}も`).join('');
}

/** 「色A（4行2列と5行3列）」 */
export function colour({ letter, cells }: Colour): string {
  return `色${letter}（${names.cells(cells)}）`;
}

/** 「その両方とヨコ列・タテ列・ブロックのどれかを共有するマス」 */
export function seeing(cells: readonly Cell[]): string {
  const which = isTwo(cells) ? '両方' : 'すべて';
  return `その${which}とヨコ列・タテ列・ブロックのどれかを共有するマス`;
}

/** 「3か7」 for the choice of a few. */
export function either(digits: readonly Digit[]): string {
  return names.eitherDigit(digits);
}
