import type { Difficulty } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import { useCallback } from 'react';
import { Board } from '../../board/Board.tsx';
import type { Onward } from '../../lib/onward.ts';
import type { Payment } from '../../lib/puzzle-gate.ts';
import type { Settings } from '../../lib/settings.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { Notice } from './announcements/Notice.tsx';
import { useAnnouncer } from './announcements/use-announcer.ts';
import { useVibration } from './announcements/use-vibration.ts';
import { useBoard } from './board/use-board.tsx';
import { Controls } from './Controls.tsx';
import type { ScreenAction } from './commands/command.ts';
import { useCommands } from './commands/use-commands.ts';
import { useGameKeys } from './commands/use-game-keys.ts';
import { MenuButton } from './controls/MenuButton.tsx';
import { StatsBar } from './controls/StatsBar.tsx';
import { GameFooter } from './GameFooter.tsx';
import { GameLayout } from './GameLayout.tsx';
import { useHints } from './hints/use-hints.tsx';
import { LaterDialog } from './LaterDialog.tsx';
import { Confetti } from './result/Confetti.tsx';
import { Finish } from './result/Finish.tsx';
import { type PastBoard, useShownBoard } from './result/look-back/use-shown-board.ts';
import type { SaveSlot } from './saves/save-slot.ts';
import { useAutosave } from './saves/use-autosave.ts';
import type { Session } from './session/session.ts';
import { useClockGuard } from './session/use-clock-guard.ts';
import { useSession } from './session/use-session.ts';
import { useStopUnderDialog } from './session/use-stop-under-dialog.ts';
import type { GameSlots } from './slots.ts';
import type { ProblemOrigin } from './start/problem-source.ts';
import { useLeaveConfirmation } from './start/use-leave-confirmation.tsx';
import { usePractice } from './start/use-practice.ts';
import type { Arrival } from './start/use-starting-session.ts';
import { useDialog } from './use-dialog.ts';
import { type GameCallbacks, useGameEvents } from './use-game-events.ts';

interface PlayingProps extends GameCallbacks {
  readonly title: string;
  readonly start: Session;
  readonly arrival: Arrival;
  readonly slot: SaveSlot;
  /** For a puzzle that the page has handed in: where other puzzles of its kind are. */
  readonly onward: Onward | undefined;
  /** What is said of such a puzzle below the game. */
  readonly about: string | undefined;
  readonly slots: GameSlots;
  readonly settings: Settings;
  /** Whether the page has a dialog open over the game. */
  readonly isUnderDialog: boolean;
  readonly onNewPuzzle: (source: ProblemOrigin, pay?: Payment) => void;
  readonly onDifficulty: (difficulty: Difficulty) => void;
}

/** The state of the game with its hints, announcements and commands. */
function usePlay({ start, slot, settings, arrival, ...callbacks }: PlayingProps) {
  const { session, dispatch } = useSession(start, settings);
  const { isSaved, flush } = useAutosave(slot, session);
  useClockGuard({ isRunning: session.clock.running !== undefined, dispatch, save: flush });
  const { dialog, openDialog, closeDialog } = useDialog();
  const { messages, speak } = useAnnouncer(session, arrival);
  const onAnnounce = useCallback((text: string) => messages.say(text, 'spoken'), [messages]);
  const hints = useHints({
    session,
    isBeyondCourse: slot.kind === 'own',
    dispatch,
    onAnnounce,
    say: messages.say,
    onHint: callbacks.onHint,
  });
  const onScreen = (action: ScreenAction) => {
    if (action.type === 'open') openDialog(action.dialog);
    else if (action.type === 'speak') speak(action);
    else hints.ask();
  };
  const run = useCommands({ session, dispatch, onScreen });
  useGameKeys(run);
  useVibration(session, settings.vibrate);
  useGameEvents(session, callbacks);
  return { session, dispatch, run, isSaved, messages, onAnnounce, hints, dialog, closeDialog };
}

interface BesideBoardProps extends Pick<PlayingProps, 'slots' | 'onward'> {
  readonly play: ReturnType<typeof usePlay>;
  readonly onNext: () => void;
  readonly onShowPast: (board: PastBoard | undefined) => void;
}

/** What the puzzle is played with, and once it is solved how it went. */
function BesideBoard({ play, onShowPast, ...finish }: BesideBoardProps) {
  const { session, messages, onAnnounce } = play;
  if (!isWon(session.game)) return <Controls {...play} />;
  return (
    <>
      <Notice messages={messages} />
      <Finish {...finish} session={session} onShowPast={onShowPast} onAnnounce={onAnnounce} />
    </>
  );
}

/** The ways to another puzzle: what is asked before, and what the puzzle is for. */
function useLeaving(props: PlayingProps, { session, messages }: ReturnType<typeof usePlay>) {
  const newPuzzle = useEventCallback((source: ProblemOrigin) =>
    leaving.request({ reason: 'new-puzzle', source }),
  );
  const needed = usePractice({
    technique: props.slot.kind === 'practice' ? props.slot.technique : undefined,
    session,
    isRestored: props.arrival === 'restored',
    say: messages.say,
  });
  const leaving = useLeaveConfirmation({ ...props, session });
  const changeDifficulty = useEventCallback((difficulty: Difficulty) =>
    leaving.request({ reason: 'difficulty', difficulty }),
  );
  return { newPuzzle, changeDifficulty, needed, question: leaving.dialog };
}

/** A game being played, until it is won and the card of its end is shown. */
export function Playing(props: PlayingProps) {
  const { title, slots, onward, settings } = props;
  const play = usePlay(props);
  const { session, dispatch, run, dialog } = play;
  const { drawn: hint, onAnswer } = play.hints;
  const { board, showPast } = useShownBoard(
    useBoard({ session, dispatch, settings, hint, onAnswer }),
  );
  const { newPuzzle, changeDifficulty, needed, question } = useLeaving(props, play);
  const isOver = isWon(session.game);
  useStopUnderDialog(props.isUnderDialog || Boolean(question ?? dialog), dispatch);

  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={
        <>
          <StatsBar session={session} run={run} showTimer={settings.showTimer} />
          <MenuButton run={run} />
        </>
      }
      board={<Board {...board} />}
      controls={
        <BesideBoard
          play={play}
          slots={slots}
          onward={onward}
          onNext={() => newPuzzle('bank')}
          onShowPast={showPast}
        />
      }
      footer={
        <GameFooter
          current={session.problem.difficulty}
          onDifficulty={changeDifficulty}
          technique={needed}
          about={props.about}
          onward={onward}
          isOver={isOver}
        />
      }
    >
      {isOver && <Confetti />}
      {question}
      <LaterDialog
        {...play}
        slots={slots}
        onward={onward}
        say={play.messages.say}
        onNewPuzzle={newPuzzle}
        onDifficulty={changeDifficulty}
        onClose={play.closeDialog}
      />
    </GameLayout>
  );
}
