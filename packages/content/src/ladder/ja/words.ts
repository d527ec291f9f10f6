import type { Cell, Digit, House } from '@nanpure/engine';
import type { Node } from '@nanpure/engine/ladder';
import { names } from '../../hints/ja/names.ts';

/** 「4行2列」 */
export function cell(one: Cell): string {
  return names.cells([one]);
}

export function house(one: House): string {
  return names.houses([one]);
}

const isTwo = (cells: readonly Cell[]) => cells.length === 2;

/** More cells than these are named without the house that has just been named. */
const MOST_IN_FULL = 2;

/** Cells of a house that has just been named: 「4行2列と4行3列」「2・3・5列目」 */
export function places(cells: readonly Cell[], one: House): string {
  return cells.length > MOST_IN_FULL ? names.spots(cells, one) : names.cells(cells);
}

/** 「4行2列」「4行2列か9行5列」「4行目の2・3・5列のどれか」「4行2列、4行5列、9行5列のどれか」 */
export function eitherCell(cells: readonly Cell[]): string {
  if (isTwo(cells)) return cells.map(cell).join('か');
  // 「と」 between cells would join two of them before 「どれか」.
  return cells.length === 1
    ? names.cells(cells)
    : `${names.cells(cells).replaceAll('と', '、')}のどれか`;
}

/** 「4行2列が7」「4行2列か4行3列が7」 */
export function right({ cells, digit }: Node): string {
  return `${eitherCell(cells)}が${digit}`;
}

function noneOf(cells: readonly Cell[]): string {
  if (!isTwo(cells)) return `${names.cells(cells)}のどれも`;
  return cells.map((one) => `${cell(one)}も`).join('');
}

/** 「4行2列が7でなければ」「4行2列も4行3列も7でなければ」 */
export function unless({ cells, digit }: Node): string {
  const subject = cells.length === 1 ? `${names.cells(cells)}が` : noneOf(cells);
  return `${subject}${digit}でなければ`;
}

/** 「4行2列は7ではありません」「4行2列も4行3列も7ではありません」 */
export function wrong({ cells, digit }: Node): string {
  const subject = cells.length === 1 ? `${names.cells(cells)}は` : noneOf(cells);
  return `${subject}${digit}ではありません`;
}

/** 「4行2列は必ず7です」「4行2列か9行5列のどちらかは必ず7です」「7は必ず4行目の2・3・5列のどれかに入ります」 */
export function oneIs(cells: readonly Cell[], digit: Digit): string {
  if (cells.length === 1) return `${names.cells(cells)}は必ず${digit}です`;
  if (isTwo(cells)) return `${eitherCell(cells)}のどちらかは必ず${digit}です`;
  return `${digit}は必ず${eitherCell(cells)}に入ります`;
}

/** What shares a house with each of some things: 「その両方とヨコ列・タテ列・ブロックのどれかを共有するマス」 */
export function seeing(what: string): string {
  return `${what}とヨコ列・タテ列・ブロックのどれかを共有するマス`;
}

/** The same of cells that have just been named. */
export function seeingAll(cells: readonly Cell[]): string {
  if (cells.length === 1) return seeing('このマス');
  return seeing(isTwo(cells) ? 'その両方' : 'そのすべて');
}
