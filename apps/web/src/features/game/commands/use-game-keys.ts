import type { Cell } from '@nanpure/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ignoreHeldKey } from '../../../ui/held-key.ts';
import { isDialogOpen } from '../../../ui/is-dialog-open.ts';
import type { KeyboardFocus } from './command.ts';
import { commandFor, type KeyPlace } from './key-map.ts';
import type { RunCommand } from './use-commands.ts';

/** Elements that need the keys themselves. */
const TAKES_KEYS = 'input, select, textarea, dialog, [contenteditable]';

/** The board, or what covers it. */
const BOARD = '[role="grid"], [data-over-board]';

const GAME = '[data-game-area]';

/** `activeElement` when nothing has the focus. */
const NOTHING = 'body, main';

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

function placeOf(target: EventTarget | null): KeyPlace {
  if (closest(target, BOARD)) return 'board';
  const isInGame = closest(target, GAME) !== null && closest(target, 'a') === null;
  const isOnNothing = target instanceof Element && target.matches(NOTHING);
  return isInGame || isOnNothing ? 'game' : 'elsewhere';
}

function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return defaultPrevented || closest(target, TAKES_KEYS) !== null || isDialogOpen();
}

function cellAt(target: EventTarget | null): Cell | undefined {
  const cell = closest(target, '[data-cell]')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

/** The cell that was pressed by a pointer, until the focus moves. */
function usePressedCell() {
  const pressed = useRef<Cell>(undefined);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      pressed.current = cellAt(target);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (cellAt(target) !== pressed.current) pressed.current = undefined;
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
  return pressed;
}

function focusAt({ target }: KeyboardEvent, pressed: Cell | undefined): KeyboardFocus {
  const focused = cellAt(target);
  return { focused, reached: focused === pressed ? undefined : focused };
}

function answerKey(event: KeyboardEvent, run: RunCommand, pressed: Cell | undefined) {
  if (isTaken(event)) return;
  const place = placeOf(event.target);
  if (place === 'game') ignoreHeldKey(event);
  const command = commandFor(event, place);
  if (!command) return;
  const isOnlyHeld = event.repeat && !command.repeats;
  if (isOnlyHeld || run(command, focusAt(event, pressed))) event.preventDefault();
}

/** Runs commands for keys pressed anywhere on the page. */
export function useGameKeys(run: RunCommand) {
  const pressed = usePressedCell();
  // A layout effect, so that no key is lost between paint and effect.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answerKey(event, run, pressed.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run, pressed]);
}
