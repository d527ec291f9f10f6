import type { Command } from './command.ts';
import { ENTRY_COMMANDS } from './entry.ts';
import { GAME_COMMANDS, SPEAK_COMMANDS } from './screen.ts';
import { SELECT_COMMANDS } from './selection.ts';
import { UNDO_AND_NOTES_COMMANDS } from './undo-and-notes.ts';

/** Every command, grouped and ordered as in the help dialog. */
export const COMMAND_GROUPS = [
  { group: 'enter', commands: ENTRY_COMMANDS },
  { group: 'move', commands: SELECT_COMMANDS },
  { group: 'undoAndNotes', commands: UNDO_AND_NOTES_COMMANDS },
  { group: 'game', commands: GAME_COMMANDS },
  { group: 'listen', commands: SPEAK_COMMANDS },
] as const satisfies readonly { group: string; commands: readonly Command[] }[];

/** Every command. */
export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
