import { isWon } from '@nanpure/engine/game';
import { type ReactNode, useReducer, useState } from 'react';
import type { BoardComponent } from './board-view.ts';
import { DigitPad } from './DigitPad.tsx';
import { GameLayout } from './GameLayout.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { Notice } from './Notice.tsx';
import type { GameSettings } from './parts.ts';
import { SelectedCell } from './SelectedCell.tsx';
import { newSession, reduceSession, type Session } from './session.ts';
import { trialProblem } from './trial-problem.ts';
import { useBoard } from './use-board.tsx';
import { useCommands } from './use-commands.ts';
import { useConversation } from './use-conversation.ts';
import { useGameKeys } from './use-game-keys.ts';

interface TrialGameProps {
  readonly title: string;
  readonly Board: BoardComponent;
  readonly settings: GameSettings;
  /** Stands in place of the pad once the puzzle is solved. */
  readonly solved: string;
  /** Below the pad: what to say about it, and a way to begin again. */
  readonly below: (reset: () => void) => ReactNode;
}

type TrialProps = TrialGameProps & { readonly start: Session; readonly onReset: () => void };

function Trial({ title, Board, settings, solved, below, start, onReset }: TrialProps) {
  const [session, dispatch] = useReducer(reduceSession, start);
  const { messages, speak } = useConversation(session);
  const run = useCommands({
    session,
    dispatch,
    // Here is neither hint nor dialog.
    onScreen: (action) => action.type === 'speak' && speak(action),
  });
  useGameKeys(run);
  const board = useBoard({ session, dispatch, settings, hintMarks: [] });
  const input = isWon(session.game) ? (
    <p role="status">{solved}</p>
  ) : (
    <>
      <ModeSwitch mode={session.mode} run={run} />
      <DigitPad session={session} run={run} onArm={(digit) => dispatch({ type: 'arm', digit })} />
      <SelectedCell session={session} isSaved={false} />
    </>
  );
  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={null}
      notice={<Notice messages={messages} />}
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

/** A sample puzzle on the board of the game: wrong digits are refused, and nothing is saved or counted. */
export function TrialGame(props: TrialGameProps) {
  const [start, setStart] = useState(() => newSession(trialProblem()));
  const [round, setRound] = useState(0);
  const reset = () => {
    setStart(newSession(start.problem));
    setRound((count) => count + 1);
  };
  return <Trial key={round} {...props} start={start} onReset={reset} />;
}
