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
  /** Undefined while it isn't known which day it is, and where the day has yet to come. */
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

type Became = Pick<PuzzleCardProps, 'begun' | 'result' | 'formatTime'>;

/** What became of a puzzle: one that is solved stays so while it is played again. */
function stateOf({ begun, result }: Became) {
  if (result) return 'solved';
  return begun ? 'begun' : 'new';
}

/** The same in words; of a game on a solved puzzle there is a second line. */
function State({ begun, result, formatTime }: Became) {
  const { t } = useTranslation('daily');
  if (!result) return begun ? t('board.begun', { time: begun.time }) : t('board.new');
  return (
    <>
      {t('board.solved', { time: formatTime(result.time) })}
      {begun && <span className={styles.replay}>{t('board.replay', { time: begun.time })}</span>}
    </>
  );
}

/** A puzzle of a day, with what became of it; leads to its game, where it has a date. */
export function PuzzleCard(props: PuzzleCardProps) {
  const { difficulty, date, givens, begun, result } = props;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const filling = begun?.filling ?? (result && givens?.map(fillingOf));
  const state = stateOf(props);
  const content = (
    <>
      <span className={styles.board}>
        <DayBoard givens={givens} filling={filling} />
      </span>
      <strong className={styles.difficulty}>{t(`difficulty.${difficulty}`)}</strong>
      <span className={styles.state}>
        <State {...props} />
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
