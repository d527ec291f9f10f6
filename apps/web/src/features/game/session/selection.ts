import type { Cell } from '@nanpure/engine';
import { cellsBetween, type Input, selectionOf } from './input-mode.ts';

/** What a player does to the selection of several cells. */
export type GroupAction =
  /** The cells as far as this one are selected, too. */
  | { readonly type: 'extend'; readonly cell: Cell }
  /** This cell is selected, too: a drag has reached it. */
  | { readonly type: 'add'; readonly cell: Cell }
  /** This cell is selected, too, or no longer. */
  | { readonly type: 'toggle'; readonly cell: Cell }
  /** The focus goes to this cell, and the selection stays. */
  | { readonly type: 'move'; readonly cell: Cell }
  | { readonly type: 'select-cells'; readonly cells: readonly Cell[] };

type Selection = Pick<Input, 'selected' | 'group'>;

/** A selection with its focus in a cell. A group of that cell alone is none. */
function selection(selected: Cell | undefined, cells: readonly Cell[]): Selection {
  const group = [...new Set(cells)].sort((a, b) => a - b);
  const isAlone = group.length === 0 || (group.length === 1 && group[0] === selected);
  return { selected, group: isAlone ? undefined : group };
}

function toggled(cells: readonly Cell[], cell: Cell): readonly Cell[] {
  return cells.includes(cell) ? cells.filter((each) => each !== cell) : [...cells, cell];
}

/** The selected cells after an action. */
export function selectionAfter(before: Selection, action: GroupAction): Selection {
  const cells = selectionOf(before);
  switch (action.type) {
    case 'extend': {
      const added = cellsBetween(before.selected ?? action.cell, action.cell);
      return selection(action.cell, [...cells, ...added]);
    }
    case 'add':
      return selection(action.cell, [...cells, action.cell]);
    case 'toggle':
      return selection(action.cell, toggled(cells, action.cell));
    case 'move':
      return selection(action.cell, cells.length > 0 ? cells : [action.cell]);
    case 'select-cells':
      return selection(before.selected ?? action.cells[0], action.cells);
  }
}
