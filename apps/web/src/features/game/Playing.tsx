import type { Difficulty } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { Board } from '../../board/Board.tsx';
import type { Onward } from '../../lib/onward.ts';
import type { Payment } from '../../lib/puzzle-gate.ts';
import type { Settings } from '../../lib/settings.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { Notice } from './announcements/Notice.tsx';
import { useAnnouncer } from './announcements/use-announcer.ts';
import { useVibration } from './announcements/use-vibration.ts';
import { plainViews } from './board/board-view.ts';
import { focusCell } from './board/focus-cell.ts';
import { useBoard } from './board/use-board.tsx';
import { useOverlappingTaps } from './board/use-overlapping-taps.ts';
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
import { shownBoard, usePast } from './result/look-back/use-shown-board.ts';
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
import type { Start } from './start/use-starting-session.ts';
import { useDialog } from './use-dialog.ts';
import { type GameCallbacks, useGameEvents } from './use-game-events.ts';

interface PlayingProps extends GameCallbacks {
  readonly title: string;
  readonly start: Start;
  /** Stands in place of the controls where the game can't be played. */
  readonly inPlaceOfControls: ReactNode;
  readonly slot: SaveSlot;
  /** For a puzzle that the page has handed in: where other puzzles of its kind are. */
  readonly onward: Onward | undefined;
  /** What is said of such a puzzle below the game. */
  readonly about: string | undefined;
  /** How long such a puzzle took, where it was solved before. */
  readonly solvedIn: string | undefined;
  readonly slots: GameSlots;
  readonly settings: Settings;
  /** Whether the page has a dialog open over the game. */
  readonly isUnderDialog: boolean;
  readonly onNewPuzzle: (source: ProblemOrigin, left: Session, pay?: Payment) => void;
  readonly onDifficulty: (difficulty: Difficulty, left: Session) => void;
}

/** The state of the game with its hints, announcements and commands. */
function usePlay({ start, slot, settings, solvedIn, ...callbacks }: PlayingProps) {
  const ready = start.status === 'ready' ? start : undefined;
  const { session, dispatch } = useSession(ready?.session, settings);
  const { isSaved, flush } = useAutosave(slot, session);
  useClockGuard({ isRunning: session.clock.running !== undefined, dispatch, save: flush });
  const { dialog, openDialog, closeDialog } = useDialog();
  const past = usePast();
  const { messages, speak } = useAnnouncer(session, {
    arrival: ready?.arrival,
    solvedIn,
    shown: past.board?.game,
  });
  const onAnnounce = useCallback((text: string) => messages.say(text, 'spoken'), [messages]);
  const isOwn = slot.kind === 'own';
  const hints = useHints({
    session,
    isBeyondCourse: isOwn,
    dispatch,
    onAnnounce,
    say: messages.say,
    onHint: callbacks.onHint,
  });
  const onScreen = (action: ScreenAction) => {
    if (action.type === 'open') openDialog(action.dialog);
    else if (action.type === 'speak') speak(action);
    else if (action.type === 'focus-cell') focusCell(action.cell);
    else hints.ask();
  };
  const run = useCommands({ session, dispatch, onScreen });
  useGameKeys(run);
  useOverlappingTaps();
  useVibration(session, settings.vibrate);
  useGameEvents(session, callbacks);
  const arrival = ready?.arrival;
  return {
    session,
    dispatch,
    run,
    isSaved,
    isOwn,
    messages,
    onAnnounce,
    hints,
    past,
    dialog,
    closeDialog,
    arrival,
  };
}

type Play = ReturnType<typeof usePlay>;

interface BesideBoardProps extends Pick<PlayingProps, 'slots' | 'onward'> {
  readonly play: Play;
  readonly onNext: () => void;
}

/** What the puzzle is played with, and once it is solved how it went. */
function BesideBoard({ play, ...finish }: BesideBoardProps) {
  const { session, messages, onAnnounce, past } = play;
  if (session.isToCome || !isWon(session.game)) return <Controls {...play} />;
  return (
    <>
      <Notice messages={messages} />
      <Finish {...finish} session={session} onShowPast={past.show} onAnnounce={onAnnounce} />
    </>
  );
}

/** The ways to another puzzle: what is asked before, and what the puzzle is for. */
function useLeaving(props: PlayingProps, { session, messages, arrival }: Play) {
  const newPuzzle = useEventCallback((source: ProblemOrigin) =>
    leaving.request({ reason: 'new-puzzle', source }),
  );
  const needed = usePractice({
    technique: props.slot.kind === 'practice' ? props.slot.technique : undefined,
    session,
    isRestored: arrival === 'restored',
    say: messages.say,
  });
  const leaving = useLeaveConfirmation({ ...props, session });
  const changeDifficulty = useEventCallback((difficulty: Difficulty) =>
    leaving.request({ reason: 'difficulty', difficulty }),
  );
  return { newPuzzle, changeDifficulty, needed, question: leaving.dialog };
}

/** The board of the game; until there is one, it is empty, or as another tab has it. */
function useGameBoard({ start, settings }: PlayingProps, { session, dispatch, hints, past }: Play) {
  const { drawn, onAnswer } = hints;
  // What a hint says is seen first, what it marks on the board a frame later: that is the whole board.
  const marked = useDeferredValue(drawn);
  const hint = drawn && marked;
  const isReadOnly = start.status === 'error' || start.status === 'elsewhere';
  const now = useBoard({ session, dispatch, settings, hint, onAnswer, isReadOnly });
  const board = shownBoard(now, past);
  const elsewhere = start.status === 'elsewhere' ? start.session : undefined;
  const cells = useMemo(() => elsewhere && plainViews(elsewhere.game), [elsewhere]);
  return cells ? { ...board, cells } : board;
}

interface OverGameProps {
  readonly props: PlayingProps;
  readonly play: Play;
  readonly leaving: ReturnType<typeof useLeaving>;
}

/** What is open over the game. */
function OverGame({ props, play, leaving }: OverGameProps) {
  return (
    <>
      {isWon(play.session.game) && <Confetti />}
      {leaving.question}
      <LaterDialog
        {...play}
        slots={props.slots}
        onward={props.onward}
        say={play.messages.say}
        onNewPuzzle={leaving.newPuzzle}
        onDifficulty={leaving.changeDifficulty}
        onClose={play.closeDialog}
      />
    </>
  );
}

/**
 * The screen of a game, from before its puzzle is there until it is won and the card of its end is shown: one, so
 * that nothing is drawn twice and the focus stays where it is.
 */
export function Playing(props: PlayingProps) {
  const { title, slot, start, slots, onward, settings, inPlaceOfControls } = props;
  const play = usePlay(props);
  const { session, dispatch, run, dialog } = play;
  const board = useGameBoard(props, play);
  const leaving = useLeaving(props, play);
  useStopUnderDialog(props.isUnderDialog || Boolean(leaving.question ?? dialog), dispatch);
  const stats = (
    <>
      <StatsBar session={session} run={run} showTimer={settings.showTimer} />
      <MenuButton run={run} />
    </>
  );
  const controls = inPlaceOfControls ?? (
    <BesideBoard
      play={play}
      slots={slots}
      onward={onward}
      onNext={() => leaving.newPuzzle('bank')}
    />
  );
  if (session.isToCome) {
    const current = slot.kind === 'own' ? undefined : slot.difficulty;
    return (
      <GameLayout
        title={title}
        settings={settings}
        stats={stats}
        isToCome
        board={<Board {...board} isBusy={start.status === 'loading'} />}
        controls={controls}
        footer={<GameFooter current={current} onward={onward} />}
      />
    );
  }
  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={stats}
      board={<Board {...board} />}
      controls={controls}
      footer={
        <GameFooter
          current={session.problem.difficulty}
          onDifficulty={leaving.changeDifficulty}
          technique={leaving.needed}
          about={props.about}
          onward={onward}
          isOver={isWon(session.game)}
        />
      }
    >
      <OverGame props={props} play={play} leaving={leaving} />
    </GameLayout>
  );
}
