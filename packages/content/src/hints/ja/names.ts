import {
  type Candidate,
  type Cell,
  type CellGroup,
  candidateGroups,
  cellGroups,
  columnOf,
  type House,
  indexOf,
  kindOf,
  rowOf,
} from '@nanpure/engine';
import { boxName } from '../box-names.ts';
import type { Names } from '../names.ts';

const LINES = [
  { kind: 'row', suffix: '行目' },
  { kind: 'column', suffix: '列目' },
] as const;

/** 「1」「1と2」「1・2・3」 */
function listOf(items: readonly (string | number)[]): string {
  return items.join(items.length === 2 ? 'と' : '・');
}

/** 「1」「1か2」「1・2・3のどれか」 */
function eitherOf(items: readonly number[]): string {
  return items.length > 2 ? `${items.join('・')}のどれか` : items.join('か');
}

/** Lines of a kind (0-8): 「2・7」 */
function numbers(indexes: readonly number[]): string {
  return indexes.map((index) => index + 1).join('・');
}

/** 「4行5列」「4行5列と4行6列」「4行目の5・6・8列」「5列目の2・7・9行」 */
function groupName({ rows, columns }: CellGroup): string {
  const names = rows.flatMap((row) => columns.map((column) => `${row + 1}行${column + 1}列`));
  return names.length > 2 ? lineName({ rows, columns }) : listOf(names);
}

/** 「4行目の5・6列」「5列目の2・7行」, for two cells or more of a line */
function lineName({ rows, columns }: CellGroup): string {
  const [row = 0, column = 0] = [rows[0], columns[0]];
  if (rows.length + columns.length === 2) return `${row + 1}行${column + 1}列`;
  return columns.length > 1
    ? `${row + 1}行目の${numbers(columns)}列`
    : `${column + 1}列目の${numbers(rows)}行`;
}

function cells(list: readonly Cell[]): string {
  const groups = cellGroups(list).map(groupName);
  return groups.join(list.length === 2 ? 'と' : '、');
}

/** 「4行目」「2・6行目」「4行目と中央のブロック」 */
function houses(list: readonly House[]): string {
  const lines = LINES.flatMap(({ kind, suffix }) => {
    const indexes = list.filter((house) => kindOf(house) === kind).map(indexOf);
    return indexes.length > 0 ? [`${numbers(indexes)}${suffix}`] : [];
  });
  const boxes = list.filter((house) => kindOf(house) === 'box');
  const all = [...lines, ...boxes.map((box) => `${boxName(box, 'ja')}のブロック`)];
  // 「・」 stands between numbers already.
  return all.length > 2 && lines.some((line) => line.includes('・')) ? all.join('、') : listOf(all);
}

function spots(list: readonly Cell[], house: House): string {
  switch (kindOf(house)) {
    case 'row':
      return `${numbers(list.map(columnOf))}列目`;
    case 'column':
      return `${numbers(list.map(rowOf))}行目`;
    case 'box':
      return cells(list);
  }
}

/** So many cells of a line are named one by one before a digit; more by their line. */
const MOST_OF_LINE_LISTED = 2;

/** 「4行5列・5行1列」「4行目の1・2・7列と5行1列」 */
function cellsOfDigit(list: readonly Cell[]): string {
  const groups = cellGroups(list);
  const isLong = ({ rows, columns }: CellGroup) =>
    rows.length * columns.length > MOST_OF_LINE_LISTED;
  if (groups.some(isLong)) return groups.map(lineName).join(groups.length === 2 ? 'と' : '、');
  return list.map((cell) => `${rowOf(cell) + 1}行${columnOf(cell) + 1}列`).join('・');
}

/** 「4行5列の7」「4行5列・5行1列の7と、5行1列・6行4列の8」 */
function candidateList(candidates: readonly Candidate[]): string {
  return candidateGroups(candidates)
    .map((each) => `${cellsOfDigit(each.cells)}の${listOf(each.digits)}`)
    .join('と、');
}

/** 「4行5列から候補の7」「4行5列・5行1列から候補の7を、6行4列から候補の8」 */
function removalList(candidates: readonly Candidate[]): string {
  return candidateGroups(candidates)
    .map((each) => `${cellsOfDigit(each.cells)}から候補の${listOf(each.digits)}`)
    .join('を、');
}

const COUNTS = ['ひとつ', '二つ', '三つ', '四つ', '五つ', '六つ', '七つ', '八つ', '九つ'] as const;

/** How many digits or candidates, 1 to 9: 「ひとつ」「二つ」 */
export function countOf(count: number): string {
  return COUNTS[count - 1] ?? `${count}個`;
}

/** What is on a board in Japanese. */
export const names: Names = {
  cells,
  spots,
  houses,
  digits: listOf,
  eitherDigit: eitherOf,
  candidates: candidateList,
  removals: removalList,
};
