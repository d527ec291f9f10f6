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
import type { DayResults } from './records.ts';
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

/** Why a day has no puzzles; undefined where it has some. */
function useWhyNone(chosen: Day | undefined, range: DayRange | undefined) {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  if (!chosen || !range) return undefined;
  const written = (day: Day) => formatDay(day, language, { dateStyle: 'long' });
  if (chosen > range.last) return t('toCome', { date: written(chosen) });
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

/** The three puzzles of a day. */
export function DayPuzzles(props: DayPuzzlesProps) {
  const { today, chosen, range, results, begun, formatTime } = props;
  const { t } = useTranslation(['daily', 'common']);
  const language = useLanguage();
  const headingId = useId();
  const whyNone = useWhyNone(chosen, range);
  const { puzzles, retry } = useDailyPuzzles(whyNone === undefined ? chosen : undefined);
  const isSolved = Object.keys(results).length > 0;
  return (
    <section className={styles.day} aria-labelledby={headingId}>
      <DayHeading id={headingId} today={today} chosen={chosen} />
      {whyNone !== undefined ? (
        <p>{whyNone}</p>
      ) : (
        <ul className={styles.cards}>
          {DIFFICULTIES.map((difficulty, index) => (
            <li key={difficulty}>
              <PuzzleCard
                difficulty={difficulty}
                date={chosen}
                givens={typeof puzzles === 'object' ? puzzles[index]?.puzzle.givens : undefined}
                begun={begun[difficulty]}
                result={results[difficulty]}
                formatTime={formatTime}
              />
            </li>
          ))}
        </ul>
      )}
      {puzzles === 'failed' && <Trouble onRetry={retry} />}
      {chosen && isSolved && (
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
