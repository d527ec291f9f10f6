import { type Candidate, type Cell, columnOf, type Digit, rowOf } from '@nanpure/engine';

/** Some cells of one line, as a sentence names them: rows and columns are 1-9. */
export interface CellGroup {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
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
    rows: [...new Set(cells.map((cell) => rowOf(cell) + 1))],
    columns: [...new Set(cells.map((cell) => columnOf(cell) + 1))],
  };
}

/** Cells as few groups as rows or columns make of them, from the top or from the left. */
export function cellGroups(cells: readonly Cell[]): CellGroup[] {
  const inOrder = [...cells].sort((a, b) => a - b);
  const [byRow, byColumn] = [groupsBy(inOrder, rowOf), groupsBy(inOrder, columnOf)];
  return (byColumn.length < byRow.length ? byColumn : byRow).map(groupOf);
}

/** Candidates by what they share: the digits that go with the same cells come together. */
export function candidateGroups(
  candidates: readonly Candidate[],
): { readonly digits: readonly Digit[]; readonly cells: readonly Cell[] }[] {
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
