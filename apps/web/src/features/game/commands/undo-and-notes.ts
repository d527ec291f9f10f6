import { type MistakePolicy, play } from '@nanpure/engine/game';
import { wrongDigitsIn } from '../session/session.ts';
import { type Command, isBeingPlayed } from './command.ts';

export const UNDO: Command = {
  id: 'undo',
  name: 'undo',
  keys: [{ code: 'KeyZ', ctrl: true }],
  repeats: true,
  isPossible: (session) => isBeingPlayed(session) && session.game.past.length > 0,
  reasonNotPossible: (session) => (isBeingPlayed(session) ? 'nothing-to-undo' : undefined),
  actionFor: (_, { now }) => ({ type: 'play', move: { type: 'undo' }, at: now }),
};

export const REDO: Command = {
  id: 'redo',
  name: 'redo',
  keys: [
    { code: 'KeyY', ctrl: true },
    { code: 'KeyZ', ctrl: true, shift: true },
  ],
  repeats: true,
  isPossible: (session) => isBeingPlayed(session) && session.game.future.length > 0,
  reasonNotPossible: (session) => (isBeingPlayed(session) ? 'nothing-to-redo' : undefined),
  actionFor: (_, { now }) => ({ type: 'play', move: { type: 'redo' }, at: now }),
};

const FILL_NOTES: Command = {
  id: 'fill-notes',
  name: 'fill-notes',
  keys: [],
  isInMenu: true,
  isPossible: isBeingPlayed,
  actionFor: ({ game }, { now }) =>
    play(game, { type: 'fill-notes' }) === game
      ? { type: 'speak', fact: 'notes-complete' }
      : { type: 'play', move: { type: 'fill-notes' }, at: now },
};

const CLEAR_ALL_NOTES: Command = {
  id: 'clear-all-notes',
  name: 'clear-all-notes',
  keys: [],
  isInMenu: true,
  isPossible: (session) =>
    isBeingPlayed(session) && play(session.game, { type: 'clear-all-notes' }) !== session.game,
  reasonNotPossible: (session) => (isBeingPlayed(session) ? 'no-notes' : undefined),
  actionFor: (_, { now }) => ({ type: 'play', move: { type: 'clear-all-notes' }, at: now }),
};

/** Policies under which the board doesn't show each wrong digit, so that no button may tell of one either. */
const SECRETIVE: readonly MistakePolicy[] = ['rules-only', 'free'];

/** Where nothing is wrong, that is announced. */
const CLEAR_MISTAKES: Command = {
  id: 'clear-mistakes',
  name: 'clear-mistakes',
  keys: [],
  isInMenu: true,
  isPossible: (session) => {
    const { game } = session;
    const isTold = !SECRETIVE.includes(game.config.mistakePolicy);
    return isBeingPlayed(session) && !(isTold && wrongDigitsIn(game) === 0);
  },
  reasonNotPossible: (session) => (isBeingPlayed(session) ? 'nothing-wrong' : undefined),
  actionFor: ({ game }, { now }) =>
    wrongDigitsIn(game) === 0
      ? { type: 'speak', fact: 'nothing-wrong' }
      : { type: 'play', move: { type: 'clear-mistakes' }, at: now },
};

/** Without a question, as one undo brings all of it back. */
const RESTART: Command = {
  id: 'restart',
  name: 'restart',
  keys: [],
  isInMenu: true,
  isPossible: (session) =>
    isBeingPlayed(session) && play(session.game, { type: 'restart' }) !== session.game,
  reasonNotPossible: (session) => (isBeingPlayed(session) ? 'nothing-entered' : undefined),
  actionFor: (_, { now }) => ({ type: 'play', move: { type: 'restart' }, at: now }),
};

export const UNDO_AND_NOTES_COMMANDS: readonly Command[] = [
  UNDO,
  REDO,
  FILL_NOTES,
  CLEAR_ALL_NOTES,
  CLEAR_MISTAKES,
  RESTART,
];
