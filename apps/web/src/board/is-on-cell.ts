/** Whether an event happens on a cell of a board, and not elsewhere on the page. */
export function isOnCell({ target }: { readonly target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('[role="gridcell"]') !== null;
}
