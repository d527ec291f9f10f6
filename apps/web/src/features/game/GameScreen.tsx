import { pathTo } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import { EMPTY_VIEWS } from './board-view.ts';
import { GameFooter } from './GameFooter.tsx';
import { GameLayout } from './GameLayout.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Playing } from './Playing.tsx';
import type { GameHooks, GameParts, GameSettings } from './parts.ts';
import { useCellName } from './use-names.ts';
import { useStartingSession } from './use-starting-session.ts';

interface GameScreenProps extends GameHooks {
  readonly difficulty: Difficulty;
  /** What other features draw. */
  readonly parts: GameParts;
  readonly settings: GameSettings;
}

/** The game of a difficulty: loading, not to be had, or being played. */
export function GameScreen({ difficulty, parts, settings, ...hooks }: GameScreenProps) {
  const { t } = useTranslation(['game', 'common']);
  const nameOf = useCellName();
  const language = useLanguage();
  const navigate = useNavigate();
  const { start, startOver } = useStartingSession(difficulty);
  const title = t('title', { difficulty: t(`common:difficulty.${difficulty}`) });

  if (start.status === 'ready') {
    return (
      <Playing
        key={start.session.problem.id}
        title={title}
        start={start.session}
        isRestored={start.isRestored}
        parts={parts}
        settings={settings}
        onNewPuzzle={startOver}
        onDifficulty={(other) => navigate(pathTo('game', { language, difficulty: other }))}
        {...hooks}
      />
    );
  }
  const isLoading = start.status === 'loading';
  return (
    <GameLayout
      title={title}
      settings={settings}
      stats={null}
      notice={null}
      board={
        <parts.Board
          cells={EMPTY_VIEWS}
          selected={undefined}
          label={t('board')}
          nameOf={nameOf}
          isBusy={isLoading}
        />
      }
      controls={isLoading ? <p role="status">{t('loading')}</p> : <LoadFailure />}
      footer={<GameFooter current={difficulty} />}
    />
  );
}
