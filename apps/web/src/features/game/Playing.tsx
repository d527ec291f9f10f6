import { isWon } from '@nanpure/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type BoardComponent, cellViews } from './board-view.ts';
import { CompletionBanner } from './CompletionBanner.tsx';
import { DigitPad } from './DigitPad.tsx';
import { GameLayout } from './GameLayout.tsx';
import { Notice } from './Notice.tsx';
import { SelectedCell } from './SelectedCell.tsx';
import { StatsBar } from './StatsBar.tsx';
import { isInProgress, type Session } from './session.ts';
import { Tools } from './Tools.tsx';
import { useGameKeys } from './use-game-keys.ts';
import { useCellName, useRejectionText } from './use-names.ts';
import { useSession } from './use-session.ts';

interface PlayingProps {
  readonly title: string;
  readonly start: Session;
  readonly isRestored: boolean;
  readonly footer: ReactNode;
  readonly Board: BoardComponent;
  readonly onNewPuzzle: () => void;
}

const RESTORED_SHOWN_FOR = 3000;

/** True for a moment after the screen has appeared, if it was restored. */
function useRestoredNotice(isRestored: boolean): boolean {
  const [isShown, setIsShown] = useState(isRestored);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), RESTORED_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}

/** Asks before a puzzle that was begun is given up. */
function useNewPuzzle(session: Session, onNewPuzzle: () => void) {
  const { t } = useTranslation('game');
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => (isInProgress(session) ? setIsAsking(true) : onNewPuzzle());
  const dialog = isAsking && (
    <ConfirmDialog
      title={t('confirmNew.title')}
      text={t('confirmNew.text')}
      confirm={t('confirmNew.confirm')}
      cancel={t('confirmNew.cancel')}
      onConfirm={onNewPuzzle}
      onCancel={() => setIsAsking(false)}
    />
  );
  return { ask, dialog };
}

/** A game being played, from its first look to the completion banner. */
export function Playing({ title, start, isRestored, footer, Board, onNewPuzzle }: PlayingProps) {
  const { t } = useTranslation('game');
  const nameOf = useCellName();
  const { session, dispatch, run } = useSession(start);
  const { game, clock, selected } = session;
  const isOver = isWon(game);
  const selection = isOver ? undefined : selected;
  const cells = useMemo(() => cellViews(game, selection), [game, selection]);
  const onSelect = useCallback((cell: number) => dispatch({ type: 'select', cell }), [dispatch]);
  const isRestoredShown = useRestoredNotice(isRestored);
  const rejectionText = useRejectionText(game.rejection);
  const newPuzzle = useNewPuzzle(session, onNewPuzzle);
  useGameKeys(run);

  return (
    <GameLayout
      title={title}
      stats={<StatsBar clock={clock} mistakes={game.mistakes} />}
      notice={
        <Notice
          text={rejectionText ?? (isRestoredShown ? t('restored') : undefined)}
          occasion={game.mistakes}
          isWrong={rejectionText !== undefined}
        />
      }
      board={
        <Board
          cells={cells}
          selected={selection}
          label={t('board')}
          nameOf={nameOf}
          {...(isOver ? {} : { onSelect })}
        />
      }
      controls={
        isOver ? (
          <CompletionBanner
            elapsed={clock.elapsed}
            mistakes={game.mistakes}
            onAgain={onNewPuzzle}
          />
        ) : (
          <>
            <Tools
              session={session}
              run={run}
              onMode={(mode) => dispatch({ type: 'mode', mode })}
            />
            <DigitPad session={session} run={run} />
            <SelectedCell selected={selected} />
            <Button onClick={newPuzzle.ask}>{t('newPuzzle')}</Button>
            {newPuzzle.dialog}
          </>
        )
      }
      footer={footer}
    />
  );
}
