import { useEventCallback } from '../../lib/use-event-callback.ts';
import type { Command, KeyboardFocus, ScreenAction } from './commands/command.ts';
import type { Session, SessionAction } from './session.ts';

/** Carries out a command, from wherever it comes; tells whether it did something, if only to say why not. */
export type RunCommand = (command: Command, focus?: KeyboardFocus) => boolean;

interface CommandsOptions {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  /** What isn't a matter of the game, but of the screen around it. */
  readonly onScreen: (action: ScreenAction) => void;
}

function isScreenAction(action: SessionAction | ScreenAction): action is ScreenAction {
  return action.type === 'ask-hint' || action.type === 'open' || action.type === 'speak';
}

/** Takes commands to where they are carried out. */
export function useCommands({ session, dispatch, onScreen }: CommandsOptions): RunCommand {
  return useEventCallback((command, focus) => {
    if (!command.isPossible(session)) {
      const fact = command.refusal?.(session);
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
