import { fragmentOf } from '@nanpure/content/puzzle-fragment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MiniBoard, type MiniBoardProps } from '../../board/MiniBoard.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { ownLabelText } from './own-label-text.ts';
import styles from './own-puzzle.module.css';
import type { OwnRating } from './own-rating.ts';

/** A game on a puzzle of the player's own. */
export interface OwnGame extends MiniBoardProps {
  /** 81 characters. */
  readonly puzzle: string;
  readonly problem: OwnRating;
  /** The playing time (`m:ss`). */
  readonly time: string;
  readonly isWon: boolean;
}

/** The games that are kept, each with the way into it. */
export function OwnGameList({ games }: { readonly games: readonly OwnGame[] }) {
  const { t } = useTranslation(['ownGame', 'common']);
  const language = useLanguage();
  if (games.length === 0) return <p className={styles.quiet}>{t('none')}</p>;
  return (
    <ul className={styles.list}>
      {games.map(({ puzzle, problem, time, isWon, cells }) => {
        const filled = cells.filter((cell) => cell !== 'empty').length;
        return (
          <li key={puzzle}>
            <Link to={{ hash: fragmentOf(puzzle) }} className={styles.game}>
              <MiniBoard cells={cells} />
              <strong>{ownLabelText(t, language, problem)}</strong>
              <span>{isWon ? t('solved', { time }) : t('progress', { filled, time })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
