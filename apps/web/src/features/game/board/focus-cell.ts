import type { Cell } from '@nanpure/engine';

/** Moves the focus to a cell of the board: what follows from that, such as a selection, follows at once. */
export function focusCell(cell: Cell, options?: FocusOptions): void {
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus(options);
}
