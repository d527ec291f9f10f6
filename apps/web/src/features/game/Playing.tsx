import { type Difficulty, isWon } from '@nanpure/engine';
import { useCallback } from 'react';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { CompletionBanner } from './CompletionBanner.tsx';
import { Controls } from './Controls.tsx';
import type { ScreenAction } from './commands/command.ts';
import { GameDialog } from './GameDialog.tsx';
import { GameFooter } from './GameFooter.tsx';
import { GameLayout } from './GameLayout.tsx';
import { Notice } from './Notice.tsx';
import type { GameHooks, GameParts, GameSettings, Payment } from './parts.ts';
import { StatsBar } from './StatsBar.tsx';
import type { Session } from './session.ts';
import { useBoard } from './use-board.tsx';
import { useCommands } from './use-commands.ts';
import { useConversation } from './use-conversation.ts';
import { useCover } from './use-cover.ts';
import { useDeparture } from './use-departure.tsx';
import { useDialog } from './use-dialog.ts';
import { useGameHooks } from './use-game-hooks.ts';
import { useGameKeys } from './use-game-keys.ts';
import { useHints } from './use-hints.ts';
import { useLookBack } from './use-look-back.ts';
import { usePractice } from './use-practice.ts';
import { useSession } from './use-session.ts';
import type { Arrival, NewPuzzleSource } from './use-starting-session.ts';
import { useVibration } from './use-vibration.ts';

interface PlayingProps extends GameHooks {
  readonly title: string;
  readonly start: Session;
  readonly arrival: Arrival;
  /** The technique that the player wants to practise. */
  readonly technique: string | undefined;
  readonly parts: GameParts;
  readonly settings: GameSettings;
  /** Whether the page has opened a dialog over the game. */
  readonly isCovered: boolean;
  /** The puzzle is given up for another one, or for another difficulty. */
  readonly onNewPuzzle: (source: NewPuzzleSource, pay?: Payment) => void;
  readonly onDifficulty: (difficulty: Difficulty) => void;
}

/** The game with its hints, its messages and its commands: all that happens while it is played. */
function usePlay({ start, settings, arrival, ...hooks }: PlayingProps) {
  const { session, dispatch, isSaved } = useSession(start, settings);
  const { dialog, openDialog, closeDialog } = useDialog();
  const { messages, speak } = useConversation(session, arrival);
  const onTold = useCallback((text: string) => messages.say(text, 'spoken'), [messages]);
  const hints = useHints({ session, dispatch, onTold, say: messages.say, onHint: hooks.onHint });
  const onScreen = (action: ScreenAction) => {
    if (action.type === 'open') openDialog(action.dialog);
    else if (action.type === 'speak') speak(action);
    else hints.ask();
  };
  const run = useCommands({ session, dispatch, onScreen });
  useGameKeys(run);
  useVibration(session, settings.vibrate);
  useGameHooks(session, hooks);
  return { session, dispatch, run, isSaved, messages, onTold, hints, dialog, closeDialog };
}

/** A game being played, from its first look to the completion banner. */
export function Playing(props: PlayingProps) {
  const { title, parts, settings, technique, arrival } = props;
  const play = usePlay(props);
  const { session, dispatch, run, dialog } = play;
  const { marks: hintMarks, onAnswer } = play.hints;
  const board = useBoard({ session, dispatch, settings, hintMarks, onAnswer });
  const lookBack = useLookBack(session, play.onTold);
  const newPuzzle = useEventCallback((source: NewPuzzleSource) =>
    departure.request({ reason: 'new-puzzle', source }),
  );
  const practice = usePractice({
    technique,
    session,
    isRestored: arrival === 'restored',
    say: play.messages.say,
    onOther: () => newPuzzle('bank'),
  });
  const departure = useDeparture({ ...props, session, onKeep: practice.keep });
  const changeDifficulty = useEventCallback((difficulty: Difficulty) =>
    departure.request({ reason: 'difficulty', difficulty }),
  );
  const isOver = isWon(session.game);
  useCover(props.isCovered || Boolean(departure.dialog ?? dialog), dispatch);

  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={<StatsBar session={session} run={run} showTimer={settings.showTimer} />}
      notice={<Notice messages={play.messages} />}
      board={<parts.Board {...board} cells={lookBack.cells ?? board.cells} />}
      controls={
        isOver ? (
          <>
            <CompletionBanner session={session} onAgain={() => newPuzzle('bank')} />
            <parts.LookBack {...lookBack.props} />
          </>
        ) : (
          <Controls {...play} HintPanel={parts.HintPanel} onNewPuzzle={newPuzzle} />
        )
      }
      footer={
        <GameFooter
          current={session.problem.difficulty}
          onDifficulty={changeDifficulty}
          technique={practice.needed}
        />
      }
    >
      {isOver && <parts.Celebration />}
      {departure.dialog}
      {dialog && <GameDialog dialog={dialog} parts={parts} onClose={play.closeDialog} />}
    </GameLayout>
  );
}
