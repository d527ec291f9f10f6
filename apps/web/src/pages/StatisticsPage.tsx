import { isLanguage, LANGUAGE_KEY } from '@nanpure/content';
import { DIFFICULTIES, isDifficulty } from '@nanpure/engine';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackupPanel, type BackupPart } from '../features/backup/BackupPanel.tsx';
import { COURSE_KEY, parseCourse } from '../features/course/memory/course-format.ts';
import { EMPTY_COURSE, practisedOf } from '../features/course/memory/course-state.ts';
import { OLD_COUNTS_KEY, parseOldCounts } from '../features/course/memory/old-counts.ts';
import { reloadCourse, useCourse } from '../features/course/memory/use-course.ts';
import { DAILY_KEY, loadRecords, parseRecords } from '../features/daily/daily-storage.ts';
import { solvedCount } from '../features/daily/records.ts';
import { StreakFacts } from '../features/daily/StreakFacts.tsx';
import { saveKeyOf } from '../features/game/saves/save-slot.ts';
import { withoutOwner } from '../features/game/saves/saved-game.ts';
import { slotOfKey } from '../features/game/saves/saved-slots.ts';
import { formatElapsed } from '../features/game/session/clock.ts';
import { parseRecentChoices, recentKeyOf } from '../features/game/start/recent-choices.ts';
import { CREDITS_KEY, parseCredits } from '../features/reward/credit-storage.ts';
import { LEVEL_KEY } from '../features/settings/play-level.ts';
import { changeSettings } from '../features/settings/use-settings.ts';
import { ASKING_KEY, isAsking } from '../features/solver/way/asking.ts';
import { StatisticsView } from '../features/statistics/StatisticsView.tsx';
import {
  loadStatistics,
  parseStatistics,
  STATISTICS_KEY,
} from '../features/statistics/statistics-storage.ts';
import { isTheme, THEME_KEY } from '../features/theme/theme.ts';
import { chooseTheme } from '../features/theme/use-theme.ts';
import type { Day } from '../lib/calendar.ts';
import { MET_KEY } from '../lib/met-techniques.ts';
import { parseSettings, SETTINGS_KEY, serializeSettings } from '../lib/settings.ts';
import { readItem } from '../lib/storage/storage.ts';
import { useToday } from '../lib/use-today.ts';
import styles from './statistics-page.module.css';

/** Keeps a text that passes. */
function ifSound(isSound: (text: string) => boolean) {
  return (text: string) => (isSound(text) ? text : undefined);
}

function isKey(key: string) {
  return (other: string) => other === key;
}

/** What a file can bring back, each part read by the feature that it belongs to. */
const PARTS: readonly BackupPart[] = [
  ...DIFFICULTIES.map((difficulty) => ({
    has: isKey(saveKeyOf({ kind: 'bank', difficulty })),
    kind: 'game' as const,
    difficulty,
    read: withoutOwner,
  })),
  ...(['practice', 'own', 'daily'] as const).map((kind) => ({
    has: (key: string) => slotOfKey(key)?.kind === kind,
    kind,
    read: withoutOwner,
  })),
  // Settings are read choice by choice, and those that are damaged are as usual.
  {
    has: isKey(SETTINGS_KEY),
    kind: 'settings',
    read: (text) => serializeSettings(parseSettings(text)),
  },
  { has: isKey(LEVEL_KEY), kind: 'settings', read: ifSound(isDifficulty) },
  { has: isKey(ASKING_KEY), kind: 'settings', read: ifSound(isAsking) },
  {
    has: isKey(STATISTICS_KEY),
    kind: 'statistics',
    read: ifSound((text) => parseStatistics(text).ok),
  },
  {
    has: isKey(CREDITS_KEY),
    kind: 'credits',
    read: ifSound((text) => parseCredits(text) !== undefined),
  },
  {
    has: isKey(DAILY_KEY),
    kind: 'dailyResults',
    read: ifSound((text) => parseRecords(text).ok),
  },
  { has: isKey(THEME_KEY), kind: 'theme', read: ifSound(isTheme) },
  { has: isKey(LANGUAGE_KEY), kind: 'language', read: ifSound(isLanguage) },
  {
    has: isKey(COURSE_KEY),
    kind: 'course',
    read: ifSound((text) => parseCourse(text) !== undefined),
  },
  // Read line by line, once the course takes it in.
  { has: isKey(MET_KEY), kind: 'course', read: (text) => text },
  {
    has: isKey(OLD_COUNTS_KEY),
    kind: 'exercises',
    read: ifSound((text) => parseOldCounts(text) !== undefined),
  },
  ...DIFFICULTIES.map((difficulty) => ({
    has: isKey(recentKeyOf(difficulty)),
    kind: 'recent' as const,
    difficulty,
    read: ifSound((text) => parseRecentChoices(text) !== undefined),
  })),
];

/** Has what is on the screen, and what was read before, follow what was brought back. */
function applyRestored() {
  const theme = readItem(THEME_KEY);
  if (theme.ok && isTheme(theme.value)) chooseTheme(theme.value);
  const settings = readItem(SETTINGS_KEY);
  if (settings.ok) changeSettings(parseSettings(settings.value));
  reloadCourse();
}

/** What was played, all puzzles together and day by day. */
function Played({ today }: { readonly today: Day }) {
  const records = loadRecords();
  const { state = EMPTY_COURSE } = useCourse();
  return (
    <>
      <StatisticsView
        statistics={loadStatistics()}
        practised={practisedOf(state)}
        today={today}
        formatTime={formatElapsed}
      />
      {solvedCount(records) > 0 && <StreakFacts records={records} today={today} />}
    </>
  );
}

/** What was played on this device, and the file to take it along. */
export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const today = useToday();
  const [, setRestored] = useState(0);
  const onRestored = useCallback(() => {
    applyRestored();
    setRestored((times) => times + 1);
  }, []);
  return (
    <div className={styles.page}>
      <header>
        <h1 id="title">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {today && <Played today={today} />}
      {/* Out of sight until it is known how much stands above it. */}
      <div data-reserved={today ? undefined : true}>
        <BackupPanel parts={PARTS} onRestored={onRestored} />
      </div>
    </div>
  );
}
