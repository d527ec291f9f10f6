import { pathTo } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Board } from '../../board/Board.tsx';
import type { Settings } from '../../lib/settings.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { EMPTY_VIEWS, plainViews } from './board/board-view.ts';
import { useCellNames } from './board/use-cell-names.ts';
import { Waiting } from './coach/Waiting.tsx';
import { GameFooter } from './GameFooter.tsx';
import { GameLayout } from './GameLayout.tsx';
import { Playing } from './Playing.tsx';
import { gameStore } from './saves/game-storage.ts';
import type { GameSlots } from './slots.ts';
import { LoadFailure } from './start/LoadFailure.tsx';
import { PlayedElsewhere } from './start/PlayedElsewhere.tsx';
import { useRestoredFocus } from './start/use-restored-focus.ts';
import { useStartingSession } from './start/use-starting-session.ts';
import type { GameCallbacks } from './use-game-events.ts';

interface GameScreenProps extends GameCallbacks {
  readonly difficulty: Difficulty;
  /** A technique that a new puzzle should need. */
  readonly technique?: string | undefined;
  readonly slots: GameSlots;
  readonly settings: Settings;
  /** Whether the page has a dialog open over the game. */
  readonly isUnderDialog: boolean;
}

type StartingSession = ReturnType<typeof useStartingSession>;

interface BeforePlayProps {
  readonly start: Exclude<StartingSession['start'], { readonly status: 'ready' }>;
  readonly onTakeOver: () => void;
  readonly rescue: Omit<StartingSession, 'start' | 'startNew' | 'takeOver'>;
}

/** Shown in place of the controls while there is no game to play. */
function BeforePlay({ start, onTakeOver, rescue }: BeforePlayProps) {
  switch (start.status) {
    case 'loading':
      return <Waiting />;
    case 'error':
      return <LoadFailure {...start} {...rescue} />;
    case 'elsewhere':
      return <PlayedElsewhere onTakeOver={onTakeOver} />;
  }
}

/** Goes to another difficulty and deletes the game of this one. */
function useDifficultyChange(difficulty: Difficulty) {
  const language = useLanguage();
  const navigate = useNavigate();
  return (other: Difficulty) => {
    gameStore.forget(difficulty);
    void navigate(pathTo('game', { language, difficulty: other }));
  };
}

/** The game of a difficulty: loading, failed, in another tab, or being played. */
export function GameScreen({
  difficulty,
  technique,
  slots,
  settings,
  isUnderDialog,
  ...callbacks
}: GameScreenProps) {
  const { t } = useTranslation(['game', 'common']);
  const { nameOf } = useCellNames();
  const changeDifficulty = useDifficultyChange(difficulty);
  const { start, startNew, takeOver, ...rescue } = useStartingSession({
    difficulty,
    technique,
    onProblem: callbacks.onProblem,
  });
  useRestoredFocus(start);
  const title = t('title', { difficulty: t(`common:difficulty.${difficulty}`) });

  if (start.status === 'ready') {
    return (
      <Playing
        key={start.session.problem.id}
        title={title}
        start={start.session}
        arrival={start.arrival}
        technique={technique}
        slots={slots}
        settings={settings}
        isUnderDialog={isUnderDialog}
        onNewPuzzle={startNew}
        onDifficulty={changeDifficulty}
        {...callbacks}
      />
    );
  }
  const shown = start.status === 'elsewhere' ? start.session : undefined;
  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={null}
      board={
        <Board
          cells={shown ? plainViews(shown.game) : EMPTY_VIEWS}
          selected={undefined}
          label={t('board')}
          nameOf={nameOf}
          isBusy={start.status === 'loading'}
        />
      }
      controls={<BeforePlay start={start} onTakeOver={takeOver} rescue={rescue} />}
      footer={<GameFooter current={difficulty} />}
    />
  );
}
