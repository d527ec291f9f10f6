import type { Cell } from '@nanpure/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { commandFor, type KeyPlace } from './key-map.ts';
import type { RunCommand } from './use-commands.ts';

/** Where keys belong to something else than the game; behind an open dialog they all do. */
const TAKES_KEYS = 'input, select, textarea, dialog, [contenteditable]';

/** The board, and what lies over it while it is hidden. */
const BOARD = '[role="grid"], [data-over-board]';

/** What the game consists of; its links lead elsewhere. */
const GAME = '[data-game-area]';

/** What has the focus when nothing has. */
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
  return (
    defaultPrevented ||
    closest(target, TAKES_KEYS) !== null ||
    document.querySelector('dialog:modal') !== null
  );
}

function cellAt(target: EventTarget | null): Cell | undefined {
  const cell = closest(target, '[data-cell]')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

/** The cell that a pointer has pressed, as long as the focus stays there. */
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

/** Listens to the keyboard on the whole page; `run` tells whether a command did something. */
export function useGameKeys(run: RunCommand) {
  const pressed = usePressedCell();
  // With the board on the screen, not a moment later: the first key counts, too.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const command = commandFor(event, placeOf(event.target));
      const focused = cellAt(event.target);
      const reached = focused === pressed.current ? undefined : focused;
      if (command && run(command, { focused, reached })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run, pressed]);
}
