import { useDeferredValue } from 'react';
import type { Messages } from './announcements/messages.ts';
import { Coach } from './coach/Coach.tsx';
import type { RunCommand } from './commands/use-commands.ts';
import { DigitPad } from './controls/DigitPad.tsx';
import { Tools } from './controls/Tools.tsx';
import type { Hints } from './hints/use-hints.tsx';
import type { Session } from './session/session.ts';

interface ControlsProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly hints: Hints;
  readonly messages: Messages;
  readonly isSaved: boolean;
  /** Whether the puzzle is the player's own. */
  readonly isOwn: boolean;
}

/** The strip that speaks, the tools and the pad. */
export function Controls({ session, run, hints, messages, isSaved, isOwn }: ControlsProps) {
  // The board is rendered first after an entry, the controls a moment later.
  const surroundings = useDeferredValue(session);
  return (
    <>
      <Coach
        session={surroundings}
        messages={messages}
        isSaved={isSaved}
        isOwn={isOwn}
        hint={hints.panel}
      />
      <Tools session={surroundings} run={run} isHintLoading={hints.isLoading} />
      <DigitPad session={surroundings} run={run} />
    </>
  );
}
