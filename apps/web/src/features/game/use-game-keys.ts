import { useEffect } from 'react';
import type { Command } from './commands.ts';
import { commandFor } from './key-map.ts';

/** Where keys belong to something else than the game. */
const ELSEWHERE = 'input, select, textarea, dialog, [contenteditable]';

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null;
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

/** Listens to the keyboard on the whole page; `run` tells whether a command did something. */
export function useGameKeys(run: (command: Command) => boolean) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const command = commandFor(event, isOnBoard(event.target));
      if (command && run(command)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
