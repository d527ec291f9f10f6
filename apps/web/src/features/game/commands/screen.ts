import { canRequestHint } from '@nanpure/engine/game';
import { isInProgress } from '../session/session.ts';
import {
  type Command,
  type CommandName,
  type DialogName,
  isBeingPlayed,
  type Key,
  type SpokenFact,
} from './command.ts';

export const HINT: Command = {
  id: 'hint',
  name: 'hint',
  keys: [{ code: 'KeyH', onBoardOnly: true }],
  isPossible: (session) => isBeingPlayed(session) && canRequestHint(session.game),
  actionFor: () => ({ type: 'ask-hint' }),
};

/** Only a game in progress can be paused: before it the clock doesn't run. */
export const PAUSE: Command = {
  id: 'pause',
  name: 'pause',
  keys: [{ code: 'KeyP', onBoardOnly: true }],
  isPossible: isInProgress,
  actionFor: ({ isPaused }, { now }) => ({ type: isPaused ? 'resume' : 'pause', at: now }),
};

function dialogCommand(name: DialogName, keys: readonly Key[]): Command {
  return {
    id: name,
    name,
    keys,
    isPossible: () => true,
    actionFor: () => ({ type: 'open', dialog: name }),
  };
}

/** The question mark in any keyboard layout. */
const HELP: Command = {
  ...dialogCommand('help', [{ code: 'Slash', shift: true, onBoardOnly: true }]),
  isInMenu: true,
};

const SETTINGS: Command = { ...dialogCommand('settings', []), isInMenu: true };

/** What isn't needed at each move. */
export const MENU = dialogCommand('menu', []);

/** Kinds of notes, colours, and how several cells are selected. */
export const MODES: Command = { ...dialogCommand('modes', []), isPossible: isBeingPlayed };

export const GAME_COMMANDS: readonly Command[] = [HINT, PAUSE, MODES, MENU, SETTINGS, HELP];

function speakCommand(name: CommandName, code: string, fact: SpokenFact): Command {
  return {
    id: name,
    name,
    keys: [{ code, onBoardOnly: true }],
    isPossible: ({ isPaused }) => !isPaused,
    reasonNotPossible: () => 'paused',
    // Where the focus is, the player is: a finished board, or an earlier one, has no selection.
    actionFor: ({ selected }, { focused }) => ({ type: 'speak', fact, cell: focused ?? selected }),
  };
}

/** For screen readers: each announces one thing about the board. */
export const SPEAK_COMMANDS: readonly Command[] = [
  speakCommand('say-row', 'KeyR', 'row'),
  speakCommand('say-column', 'KeyC', 'column'),
  speakCommand('say-box', 'KeyB', 'box'),
  speakCommand('say-missing', 'KeyD', 'missing'),
  speakCommand('say-candidates', 'KeyK', 'candidates'),
  speakCommand('say-remaining', 'KeyL', 'remaining'),
  speakCommand('say-where', 'KeyW', 'where'),
  speakCommand('say-again', 'KeyM', 'again'),
];
