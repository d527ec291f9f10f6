import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../lib/calendar.ts';
import { dayOf } from '../../lib/calendar.ts';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { loadRecords } from './daily-storage.ts';
import styles from './daily-win.module.css';
import { dailyStreak } from './records.ts';
import { ShareButton } from './ShareButton.tsx';
import { shareText } from './share-text.ts';

interface DailyWinProps {
  /** The day of the puzzle that was solved. */
  readonly date: Day;
  readonly formatTime: (milliseconds: number) => string;
}

/** On the card of a solved puzzle: the days in a row, and the result to be passed on. */
export function DailyWin({ date, formatTime }: DailyWinProps) {
  const { t } = useTranslation(['daily', 'common']);
  const language = useLanguage();
  const [records] = useState(() => loadRecords());
  const { current, longest } = dailyStreak(records, dayOf(Date.now()));
  const results = records.results[date];
  return (
    <div className={styles.win}>
      {current > 0 && (
        <p>
          {t('play.streak', { count: current })}
          {sentenceGap(language)}
          {longest > current && t('play.longest', { count: longest })}
        </p>
      )}
      {results && (
        <ShareButton
          text={shareText({ date, results, language, origin: location.origin, formatTime, t })}
        />
      )}
    </div>
  );
}
