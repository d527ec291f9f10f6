import { pathTo } from '@nanpure/content';
import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Day, formatDay } from '../../lib/calendar.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import type { DayRange } from './calendar/month.ts';
import styles from './day-puzzles.module.css';
import { type BegunGame, PuzzleCard } from './PuzzleCard.tsx';
import { type DayResults, hasResults } from './records.ts';
import { ShareButton } from './ShareButton.tsx';
import { shareText } from './share-text.ts';
import { useDailyPuzzles } from './use-daily-puzzles.ts';

export interface DayPuzzlesProps {
  /** Undefined while the prerendered page is taken over. */
  readonly today: Day | undefined;
  /** The day whose puzzles are shown. */
  readonly chosen: Day | undefined;
  readonly range: DayRange | undefined;
  readonly results: DayResults;
  readonly begun: Readonly<Partial<Record<Difficulty, BegunGame>>>;
  readonly formatTime: (milliseconds: number) => string;
}

/** Whether a day is still to come: even so it may have results, where the clock was set back since. */
function isAhead({ chosen, range }: Pick<DayPuzzlesProps, 'chosen' | 'range'>): boolean {
  return chosen !== undefined && range !== undefined && chosen > range.last;
}

/** What is said of a day whose puzzles can't be begun; undefined of all others. */
function useWhyClosed(props: Pick<DayPuzzlesProps, 'chosen' | 'range' | 'results'>) {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  const { chosen, range, results } = props;
  if (!chosen || !range) return undefined;
  const written = (day: Day) => formatDay(day, language, { dateStyle: 'long' });
  if (isAhead(props)) {
    return t(hasResults(results) ? 'solvedAhead' : 'toCome', { date: written(chosen) });
  }
  return chosen < range.first ? t('tooEarly', { date: written(range.first) }) : undefined;
}

function Trouble({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('daily');
  return (
    <div role="alert" className={styles.trouble}>
      <strong>{t('trouble.title')}</strong>
      <p>{t('trouble.text')}</p>
      <Button onClick={onRetry}>{t('trouble.retry')}</Button>
    </div>
  );
}

/** Which day it is that is shown, and the way back to today. */
function DayHeading({
  id,
  today,
  chosen,
}: { readonly id: string } & Pick<DayPuzzlesProps, 'today' | 'chosen'>) {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <h2 id={id}>{chosen ? formatDay(chosen, language, { dateStyle: 'full' }) : t('today')}</h2>
      {chosen && chosen !== today && (
        <Link to={{ pathname: pathTo('daily', { language }), hash: '' }} replace preventScrollReset>
          {t('toToday')}
        </Link>
      )}
    </div>
  );
}

type CardsProps = Omit<DayPuzzlesProps, 'today'> & {
  readonly puzzles: ReturnType<typeof useDailyPuzzles>['puzzles'];
};

/** The puzzles of a day; of one to come those that were solved, which lead nowhere but to games on them. */
function Cards({ puzzles, ...props }: CardsProps) {
  const { chosen, results, begun, formatTime } = props;
  const isClosed = isAhead(props);
  const shown = DIFFICULTIES.filter((difficulty) => !isClosed || results[difficulty]);
  const problems = typeof puzzles === 'object' ? puzzles : undefined;
  return (
    <ul className={styles.cards}>
      {shown.map((difficulty) => (
        <li key={difficulty}>
          <PuzzleCard
            difficulty={difficulty}
            date={isClosed && !begun[difficulty] ? undefined : chosen}
            givens={problems?.find((each) => each.difficulty === difficulty)?.puzzle.givens}
            begun={begun[difficulty]}
            result={results[difficulty]}
            formatTime={formatTime}
          />
        </li>
      ))}
    </ul>
  );
}

/** The three puzzles of a day. */
export function DayPuzzles(props: DayPuzzlesProps) {
  const { today, chosen, results, formatTime } = props;
  const { t } = useTranslation(['daily', 'common']);
  const language = useLanguage();
  const headingId = useId();
  const whyClosed = useWhyClosed(props);
  const hasCards = whyClosed === undefined || hasResults(results);
  const { puzzles, retry } = useDailyPuzzles(hasCards ? chosen : undefined);
  return (
    <section className={styles.day} aria-labelledby={headingId}>
      <DayHeading id={headingId} today={today} chosen={chosen} />
      {whyClosed !== undefined && <p>{whyClosed}</p>}
      {hasCards && <Cards {...props} puzzles={puzzles} />}
      {puzzles === 'failed' && <Trouble onRetry={retry} />}
      {chosen && hasResults(results) && (
        <ShareButton
          key={chosen}
          text={shareText({
            date: chosen,
            results,
            language,
            origin: location.origin,
            formatTime,
            t,
          })}
        />
      )}
    </section>
  );
}
