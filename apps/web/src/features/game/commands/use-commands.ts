import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { Session, SessionAction } from '../session/session.ts';
import type { Command, KeyboardFocus, ScreenAction } from './command.ts';

/** Runs a command; true if it did something, including the announcement that it can't be done. */
export type RunCommand = (command: Command, focus?: KeyboardFocus) => boolean;

interface CommandsOptions {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  /** For actions that concern the screen, not the session. */
  readonly onScreen: (action: ScreenAction) => void;
}

const SCREEN_ACTIONS = ['ask-hint', 'open', 'focus-cell', 'speak'] as const;

/** Whether an action concerns the screen, not the session. */
export function isScreenAction(action: SessionAction | ScreenAction): action is ScreenAction {
  return SCREEN_ACTIONS.some((type) => type === action.type);
}

export function useCommands({ session, dispatch, onScreen }: CommandsOptions): RunCommand {
  return useEventCallback((command, focus) => {
    if (session.isToCome) return false;
    if (!command.isPossible(session)) {
      const fact = command.reasonNotPossible?.(session);
      if (fact) onScreen({ type: 'speak', fact });
      return fact !== undefined;
    }
    const action = command.actionFor(session, { ...focus, now: Date.now() });
    if (!action) return false;
    if (isScreenAction(action)) onScreen(action);
    else dispatch(action);
    return true;
  });
}
