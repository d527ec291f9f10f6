import { pathTo } from '@nanpure/content';
import type { Difficulty, Grid } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Day } from '../../lib/calendar.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { hashOfName } from './address.ts';
import { DayBoard, type Filling } from './DayBoard.tsx';
import styles from './puzzle-card.module.css';
import type { DailyResult } from './records.ts';

/** A game on a daily puzzle that waits to be gone on with. */
export interface BegunGame {
  /** The playing time as players read it. */
  readonly time: string;
  readonly filling: Filling;
}

interface PuzzleCardProps {
  readonly difficulty: Difficulty;
  /** Undefined while it isn't known which day it is. */
  readonly date: Day | undefined;
  readonly givens: Grid | undefined;
  readonly begun: BegunGame | undefined;
  readonly result: DailyResult | undefined;
  readonly formatTime: (milliseconds: number) => string;
}

/** Of a solved puzzle, every cell that was empty is filled. */
function fillingOf(given: number): Filling[number] {
  return given === 0 ? 'entered' : 'given';
}

/** What became of a puzzle. */
function stateOf({ begun, result }: Pick<PuzzleCardProps, 'begun' | 'result'>) {
  if (begun) return 'begun';
  return result ? 'solved' : 'new';
}

/** A puzzle of a day, with what became of it; leads to its game. */
export function PuzzleCard(props: PuzzleCardProps) {
  const { difficulty, date, givens, begun, result, formatTime } = props;
  const { t } = useTranslation(['daily', 'common']);
  const language = useLanguage();
  const filling = begun?.filling ?? (result && givens?.map(fillingOf));
  const state = stateOf(props);
  const content = (
    <>
      <span className={styles.board}>
        <DayBoard givens={givens} filling={filling} />
      </span>
      <strong className={styles.difficulty}>{t(`common:difficulty.${difficulty}`)}</strong>
      <span className={styles.state}>
        {state === 'new' && t('board.new')}
        {begun && t('board.begun', { time: begun.time })}
        {state === 'solved' && result && t('board.solved', { time: formatTime(result.time) })}
      </span>
    </>
  );
  return date ? (
    <Link
      to={{
        pathname: pathTo('dailyGame', { language }),
        hash: hashOfName({ date, difficulty }),
      }}
      className={styles.card}
      data-state={state}
    >
      {content}
    </Link>
  ) : (
    <span className={styles.card} data-state={state}>
      {content}
    </span>
  );
}
