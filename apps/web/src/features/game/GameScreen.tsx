import type { Difficulty } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { type BoardComponent, cellViews, EMPTY_VIEWS } from './board-view.ts';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { GameLayout } from './GameLayout.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PlayedElsewhere } from './PlayedElsewhere.tsx';
import { Playing } from './Playing.tsx';
import { useCellName } from './use-names.ts';
import { useStartingSession } from './use-starting-session.ts';

interface GameScreenProps {
  readonly difficulty: Difficulty;
  /** Draws the board. */
  readonly Board: BoardComponent;
}

/** The game of a difficulty: loading, not to be had, or being played. */
export function GameScreen({ difficulty, Board }: GameScreenProps) {
  const { t } = useTranslation(['game', 'common']);
  const nameOf = useCellName();
  const { start, startOver, startMade, takeOver } = useStartingSession(difficulty);
  const title = t('title', { difficulty: t(`common:difficulty.${difficulty}`) });
  const footer = (
    <>
      <DifficultyLinks current={difficulty} />
      <p>{t('promise')}</p>
    </>
  );

  if (start.status === 'ready') {
    return (
      <Playing
        key={start.session.problem.id}
        title={title}
        start={start.session}
        isRestored={start.isRestored}
        footer={footer}
        Board={Board}
        onNewPuzzle={startOver}
      />
    );
  }
  const isLoading = start.status === 'loading';
  const shown = start.status === 'elsewhere' ? start.session : undefined;
  return (
    <GameLayout
      title={title}
      stats={null}
      notice={null}
      board={
        <Board
          cells={shown ? cellViews(shown.game, undefined) : EMPTY_VIEWS}
          selected={undefined}
          label={t('board')}
          nameOf={nameOf}
          isBusy={isLoading}
        />
      }
      controls={
        <>
          {isLoading && <p role="status">{t('loading')}</p>}
          {start.status === 'error' && <LoadFailure error={start.error} onMake={startMade} />}
          {start.status === 'elsewhere' && <PlayedElsewhere onTakeOver={takeOver} />}
        </>
      }
      footer={footer}
    />
  );
}
