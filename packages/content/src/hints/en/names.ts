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

/** "1", "1 and 2", "1, 2 and 3" */
function listOf(items: readonly (string | number)[], joint = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? `${last}` : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Parts that may be lists themselves: "row 1 columns 2 and 3, and row 4 column 5" */
function longListOf(parts: readonly string[]): string {
  if (parts.every((part) => !part.includes(' and '))) return listOf(parts);
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

/** Lines of a kind (0-8): "row 1", "columns 2 and 3" */
function numbered(noun: string, indexes: readonly number[]): string {
  return `${noun}${indexes.length > 1 ? 's' : ''} ${listOf(indexes.map((index) => index + 1))}`;
}

function groupName({ rows, columns }: CellGroup): string {
  const [row, column] = [numbered('row', rows), numbered('column', columns)];
  return rows.length > 1 ? `${column} ${row}` : `${row} ${column}`;
}

function cells(list: readonly Cell[]): string {
  return longListOf(cellGroups(list).map(groupName));
}

function spots(list: readonly Cell[], house: House): string {
  switch (kindOf(house)) {
    case 'row':
      return numbered('column', list.map(columnOf));
    case 'column':
      return numbered('row', list.map(rowOf));
    case 'box':
      return cells(list);
  }
}

/** Lines of a kind together, boxes by their place. */
function houses(list: readonly House[]): string {
  const lines = (['row', 'column'] as const).flatMap((kind) => {
    const indexes = list.filter((house) => kindOf(house) === kind).map(indexOf);
    return indexes.length > 0 ? [numbered(kind, indexes)] : [];
  });
  const boxes = list.filter((house) => kindOf(house) === 'box');
  return listOf([...lines, ...boxes.map((box) => `the ${boxName(box, 'en')} box`)]);
}

function candidateList(candidates: readonly Candidate[]): string {
  return candidateGroups(candidates)
    .map((each) => `${listOf(each.digits)} in ${cells(each.cells)}`)
    .join('; ');
}

/** Cells, houses, digits and candidates in English. */
export const names: Names = {
  cells,
  spots,
  houses,
  digits: (digits) => listOf(digits),
  eitherDigit: (digits) => listOf(digits, 'or'),
  candidates: candidateList,
  removals: candidateList,
};

/** With a capital, as at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A digit with its article: "a 7", "an 8". */
export function article(digit: string): string {
  return `${digit === '8' ? 'an' : 'a'} ${digit}`;
}
