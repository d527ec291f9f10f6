import type { Cell } from '@nanpure/engine';
import { useEffect } from 'react';
import type { Command } from './commands/command.ts';
import { commandFor } from './key-map.ts';

/** Where keys belong to something else than the game; behind an open dialog they all do. */
const ELSEWHERE = 'input, select, textarea, dialog, [contenteditable]';

/** The board, and what lies over it while it is hidden. */
const BOARD = '[role="grid"], [data-over-board]';

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

function focusedCell(target: EventTarget | null): Cell | undefined {
  const cell = closest(target, '[data-cell]')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

/** Listens to the keyboard on the whole page; `run` tells whether a command did something. */
export function useGameKeys(run: (command: Command, focused?: Cell) => boolean) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || closest(event.target, ELSEWHERE)) return;
      if (document.querySelector('dialog:modal')) return;
      const command = commandFor(event, closest(event.target, BOARD) !== null);
      if (command && run(command, focusedCell(event.target))) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
