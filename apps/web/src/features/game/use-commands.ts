import type { Cell } from '@nanpure/engine';
import { useStable } from '../../lib/use-stable.ts';
import type { Command, ScreenAction } from './commands/command.ts';
import type { Session, SessionAction } from './session.ts';

/** Carries out a command, from wherever it comes; tells whether it did something. */
export type RunCommand = (command: Command, focused?: Cell) => boolean;

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
  return useStable((command, focused) => {
    const action = command.isPossible(session)
      ? command.actionFor(session, { now: Date.now(), focused })
      : command.whyNot?.(session);
    if (!action) return false;
    if (isScreenAction(action)) onScreen(action);
    else dispatch(action);
    return true;
  });
}
