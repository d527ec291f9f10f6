import { columnOf, rowOf } from '../houses.ts';
import type { Candidate, Cell, Digit } from '../types.ts';

/** Some cells of one line: rows and columns, each 0-8. */
export interface CellGroup {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Digits that go with the same cells. */
export interface CandidateGroup {
  readonly digits: readonly Digit[];
  readonly cells: readonly Cell[];
}

function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

function groupOf(cells: readonly Cell[]): CellGroup {
  return {
    rows: [...new Set(cells.map(rowOf))],
    columns: [...new Set(cells.map(columnOf))],
  };
}

/** Cells as few groups as rows or columns make of them, from the top or from the left. */
export function cellGroups(cells: readonly Cell[]): CellGroup[] {
  const inOrder = [...cells].sort((a, b) => a - b);
  const [byRow, byColumn] = [groupsBy(inOrder, rowOf), groupsBy(inOrder, columnOf)];
  return (byColumn.length < byRow.length ? byColumn : byRow).map(groupOf);
}

/** Candidates by what they share: the digits that go with the same cells come together. */
export function candidateGroups(candidates: readonly Candidate[]): CandidateGroup[] {
  const inOrder = [...candidates].sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  const groups = new Map<string, { digits: Digit[]; cells: readonly Cell[] }>();
  for (const [first, ...more] of groupsBy(inOrder, ({ digit }) => digit)) {
    if (!first) continue;
    const cells = [first, ...more].map(({ cell }) => cell);
    const same = groups.get(cells.join());
    if (same) same.digits.push(first.digit);
    else groups.set(cells.join(), { digits: [first.digit], cells });
  }
  return [...groups.values()];
}
