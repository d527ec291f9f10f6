import { CELLS, type Cell } from '@nanpure/engine';
import { cellOf } from '@nanpure/engine/game';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { Session, SessionAction } from '../session/session.ts';

function cellIn(target: EventTarget | null): Cell | undefined {
  const cell = target instanceof Element && target.closest('[role="grid"] [data-cell]');
  return cell ? Number(cell.getAttribute('data-cell')) : undefined;
}

/** Where a pointer has been since its last event: a fast one passes several cells in between. */
function pointsOf(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const points = event.getCoalescedEvents?.() ?? [];
  return points.length > 0 ? points : [event];
}

interface Follower {
  readonly onCell: (cell: Cell) => void;
  readonly onEnd: () => void;
}

/** Calls back for each cell that the pointer reaches until it is lifted. */
function followPointer({ pointerId }: PointerEvent, start: Cell, { onCell, onEnd }: Follower) {
  let latest = start;
  const end = new AbortController();
  const { signal } = end;
  signal.addEventListener('abort', onEnd);
  const onMove = (event: globalThis.PointerEvent) => {
    // Another finger: the player zooms.
    if (event.pointerId !== pointerId) return end.abort();
    // It was lifted where no event came from: over a menu of the browser, say.
    if (event.buttons === 0) return end.abort();
    for (const { clientX, clientY } of pointsOf(event)) {
      const cell = cellIn(document.elementFromPoint(clientX, clientY));
      if (cell === undefined || cell === latest) continue;
      latest = cell;
      onCell(cell);
    }
  };
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', () => end.abort(), { signal });
  document.addEventListener('pointercancel', () => end.abort(), { signal });
}

interface GroupingOptions {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  /** Whether a press means something else at the moment. */
  readonly isBusy: boolean;
}

/** Selecting several cells by dragging over them, with Shift or Ctrl, and by a double click on a digit. */
export function useGrouping({ session, dispatch, isBusy }: GroupingOptions) {
  const hasGrouped = useRef(false);
  const { game, heldDigit } = session;

  const onPointerDown = useEventCallback((event: PointerEvent) => {
    hasGrouped.current = false;
    const start = cellIn(event.target);
    if (isBusy || start === undefined || event.button !== 0 || !event.isPrimary) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      hasGrouped.current = true;
      dispatch({ type: event.shiftKey ? 'extend' : 'toggle', cell: start });
    } else if (heldDigit !== undefined) {
      return;
    }
    const onCell = (cell: Cell) => {
      if (!hasGrouped.current) dispatch({ type: 'select', cell: start });
      hasGrouped.current = true;
      dispatch({ type: 'add', cell });
    };
    // The click that a pointer ends with comes before the timer.
    const onEnd = () => {
      setTimeout(() => {
        hasGrouped.current = false;
      });
    };
    followPointer(event, start, { onCell, onEnd });
  });
  const onDoubleClick = useEventCallback(({ target }: MouseEvent) => {
    const cell = cellIn(target);
    const digit = cell === undefined ? 0 : cellOf(game, cell).value;
    if (isBusy || cell === undefined || digit === 0 || heldDigit !== undefined) return;
    dispatch({ type: 'select', cell });
    const cells = CELLS.filter((each) => cellOf(game, each).value === digit);
    dispatch({ type: 'select-cells', cells });
  });
  return { onPointerDown, onDoubleClick, hasGrouped };
}
