import type { Command } from './command.ts';
import {
  ANSWER_MODE,
  CLEAR,
  DIGIT_COMMANDS,
  NOTE_COMMANDS,
  NOTES_MODE,
  SWITCH_MODE,
} from './entry.ts';
import { CLEAR_ALL_NOTES, CLEAR_MISTAKES, FILL_NOTES, REDO, UNDO } from './history.ts';
import { HELP, HINT, PAUSE, SETTINGS, SPEAK_COMMANDS } from './screen.ts';
import { SELECT_COMMANDS } from './selection.ts';

/** Every command, grouped and ordered as in the help dialog. */
export const COMMAND_GROUPS = [
  {
    group: 'enter',
    commands: [
      ...DIGIT_COMMANDS.map(({ command }) => command),
      ...NOTE_COMMANDS,
      CLEAR,
      ANSWER_MODE,
      NOTES_MODE,
      SWITCH_MODE,
    ],
  },
  { group: 'move', commands: SELECT_COMMANDS },
  { group: 'history', commands: [UNDO, REDO, FILL_NOTES, CLEAR_ALL_NOTES, CLEAR_MISTAKES] },
  { group: 'game', commands: [HINT, PAUSE, SETTINGS, HELP] },
  { group: 'listen', commands: SPEAK_COMMANDS },
] as const satisfies readonly { group: string; commands: readonly Command[] }[];

/** Every command. */
export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
