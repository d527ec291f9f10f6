import { isWon } from '@nanpure/engine/game';
import { type ReactNode, useReducer, useState } from 'react';
import { Board } from '../../../board/Board.tsx';
import type { Settings } from '../../../lib/settings.ts';
import { useAnnouncer } from '../announcements/use-announcer.ts';
import { focusCell } from '../board/focus-cell.ts';
import { useBoard } from '../board/use-board.tsx';
import { Coach } from '../coach/Coach.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { useGameKeys } from '../commands/use-game-keys.ts';
import { DigitPad } from '../controls/DigitPad.tsx';
import { ModeSwitch } from '../controls/ModeSwitch.tsx';
import { GameLayout } from '../GameLayout.tsx';
import { newSession, reduceSession, type Session } from '../session/session.ts';
import { demoProblem } from './demo-problem.ts';

interface DemoGameProps {
  readonly title: string;
  readonly settings: Settings;
  /** Shown in place of the pad once the puzzle is solved. */
  readonly solved: string;
  /** Shown below the pad. */
  readonly below: (reset: () => void) => ReactNode;
}

type DemoProps = DemoGameProps & { readonly start: Session; readonly onReset: () => void };

function Demo({ title, settings, solved, below, start, onReset }: DemoProps) {
  const [session, dispatch] = useReducer(reduceSession, start);
  const { messages, speak } = useAnnouncer(session);
  const run = useCommands({
    session,
    dispatch,
    // There are no hints and no dialogs here.
    onScreen: (action) => {
      if (action.type === 'speak') speak(action);
      else if (action.type === 'focus-cell') focusCell(action.cell);
    },
  });
  useGameKeys(run);
  const board = useBoard({ session, dispatch, settings });
  const input = isWon(session.game) ? (
    <p role="status">{solved}</p>
  ) : (
    <>
      <Coach session={session} messages={messages} isSaved={false} hint={undefined} />
      <ModeSwitch mode={session.mode} pencil={session.pencil} run={run} hasOthers={false} />
      <DigitPad session={session} run={run} />
    </>
  );
  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={null}
      board={<Board {...board} />}
      controls={
        <>
          {input}
          {below(onReset)}
        </>
      }
      footer={null}
    />
  );
}

/** A sample puzzle to try the board on: nothing is saved or counted. */
export function DemoGame(props: DemoGameProps) {
  const [start, setStart] = useState(() => newSession(demoProblem()));
  const [round, setRound] = useState(0);
  const reset = () => {
    setStart(newSession(start.problem));
    setRound((count) => count + 1);
  };
  return <Demo key={round} {...props} start={start} onReset={reset} />;
}
