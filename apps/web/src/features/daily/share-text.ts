import type { Language } from '@nanpure/content';
import { pathTo, SITE } from '@nanpure/content';
import { DIFFICULTIES } from '@nanpure/engine';
import type { TFunction } from 'i18next';
import { type Day, formatDay } from '../../lib/calendar.ts';
import { hashOfDay } from './address.ts';
import type { DayResults } from './records.ts';

interface ShareTextOptions {
  readonly date: Day;
  readonly results: DayResults;
  readonly language: Language;
  /** Of this site. */
  readonly origin: string;
  readonly formatTime: (milliseconds: number) => string;
  readonly t: TFunction<['daily', 'common']>;
}

/** What was solved of a day, to be told others: nothing that helps with the puzzles. */
export function shareText({ date, results, language, origin, formatTime, t }: ShareTextOptions) {
  const day = formatDay(date, language, { dateStyle: 'long' });
  const lines = DIFFICULTIES.flatMap((difficulty) => {
    const result = results[difficulty];
    if (!result) return [];
    return t('share.result', {
      difficulty: t(`common:difficulty.${difficulty}`),
      time: formatTime(result.time),
      hints: t('share.hints', { count: result.hints }),
      mistakes: t('share.mistakes', { count: result.mistakes }),
    });
  });
  const link = origin + pathTo('daily', { language }) + hashOfDay(date);
  return [t('share.heading', { site: SITE.name[language], date: day }), ...lines, link].join('\n');
}
