import { type Language, pathTo } from '@nanpure/content';
import { err, ok } from '@nanpure/engine';
import { DAILY_DATES } from '@nanpure/engine/generator';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStorageNotice } from '../features/backup/use-storage-notice.tsx';
import { hashOfDay, nameOfHash } from '../features/daily/address.ts';
import {
  isSolved,
  loadRecords,
  recordBegun,
  recordSolved,
} from '../features/daily/daily-storage.ts';
import { type DailyName, resultOf } from '../features/daily/records.ts';
import { HandedGame } from '../features/game/HandedGame.tsx';
import { type DailySlot, saveKeyOf } from '../features/game/saves/save-slot.ts';
import { formatElapsed } from '../features/game/session/clock.ts';
import type { HandedPuzzle } from '../features/game/start/handed-puzzle.ts';
import type { GameFacts } from '../features/game/use-game-events.ts';
import { loadTexts } from '../features/language/i18n.ts';
import { useSettings } from '../features/settings/use-settings.ts';
import { recordStart, recordWin } from '../features/statistics/statistics-storage.ts';
import { type Day, formatDay } from '../lib/calendar.ts';
import { readItem } from '../lib/storage/storage.ts';
import { useLanguage } from '../lib/use-language.ts';
import { useToday } from '../lib/use-today.ts';
import { makeDailyPuzzles } from '../lib/workers/daily-maker.ts';
import { countHint, countStart, countWin } from '../third-parties/game-events.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import {
  loadFinishParts,
  loadGuideTexts,
  loadSettings,
  noteForCourse,
  SiteMenu,
} from './game/beside-game.tsx';
import { loadStorageNotice } from './saving/load-storage-notice.ts';

/** The puzzle of a day and a difficulty, as the game asks for it. */
function sourceOf({ date, difficulty }: DailyName): HandedPuzzle['source'] {
  return async (_origin, signal) => {
    const made = await makeDailyPuzzles(date, signal);
    if (!made.ok) return err({ code: 'not-made', message: made.error.message });
    const problem = made.value.find((each) => each.difficulty === difficulty);
    return problem
      ? ok(problem)
      : err({ code: 'not-made', message: `there is no ${difficulty} one` });
  };
}

/** The puzzle, with what stands around it in the language of the page. */
function useHanded(name: DailyName): HandedPuzzle {
  const { t } = useTranslation(['daily', 'common']);
  const language = useLanguage();
  const source = useMemo(() => sourceOf(name), [name]);
  const { date, difficulty } = name;
  const [result] = useState(() => loadRecords().results[date]?.[difficulty]);
  return useMemo(
    () => ({
      source,
      solvedIn: result && formatElapsed(result.time),
      title: t('play.title', {
        difficulty: t(`common:difficulty.${difficulty}`),
        date: formatDay(date, language, { month: 'short', day: 'numeric' }),
      }),
      onward: { to: pathTo('daily', { language }) + hashOfDay(date), label: t('play.back') },
    }),
    [source, date, difficulty, result, language, t],
  );
}

/** What is kept and counted of a game on a puzzle of a day; who solves one again knows it, so that no record is set. */
function callbacksFor(name: DailyName) {
  return {
    onStarted: (facts: GameFacts) => {
      recordBegun(name);
      if (!isSolved(name)) recordStart(facts);
      countStart({ ...facts, origin: 'made' });
    },
    onFinished: (facts: GameFacts) => {
      const isFirstTime = !isSolved(name);
      recordSolved(name, resultOf(facts));
      if (isFirstTime) recordWin(facts);
      noteForCourse(facts);
      countWin({ ...facts, origin: 'made' });
    },
  };
}

/** What other features draw in the game; on the card of a win, the streak and the way to share it. */
function slotsFor({ date }: DailyName) {
  const load = async (language: Language) => {
    const [parts, { DailyWin }] = await Promise.all([
      loadFinishParts(language),
      import('../features/daily/DailyWin.tsx'),
      loadTexts(language, 'daily'),
    ]);
    return { ...parts, Besides: () => <DailyWin date={date} formatTime={formatElapsed} /> };
  };
  return {
    loadSettings,
    loadGuideTexts,
    SiteMenu,
    loadFinishParts: load,
    isTipDue: () => false,
  };
}

/** A game on a puzzle of a day. */
function DailyGame({ name }: { readonly name: DailyName }) {
  const language = useLanguage();
  const settings = useSettings();
  const notice = useStorageNotice(useCallback(() => loadStorageNotice(language), [language]));
  const slot = useMemo<DailySlot>(() => ({ kind: 'daily', ...name }), [name]);
  const callbacks = useMemo(() => callbacksFor(name), [name]);
  const slots = useMemo(() => slotsFor(name), [name]);
  const handed = useHanded(name);
  return (
    <>
      <HandedGame
        slot={slot}
        handed={handed}
        slots={slots}
        settings={settings}
        isUnderDialog={false}
        onHint={countHint}
        {...callbacks}
      />
      {notice}
    </>
  );
}

/** Whether a puzzle can be played: its day has begun, or had before the clock was set back in the midst of it. */
function isOpen(name: DailyName, today: Day): boolean {
  if (name.date < DAILY_DATES.first || name.date > DAILY_DATES.last) return false;
  const saved = readItem(saveKeyOf({ kind: 'daily', ...name }));
  return name.date <= today || (saved.ok && saved.value !== undefined);
}

/** Where the address names no puzzle of a day that has begun. */
function NoPuzzle() {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  return (
    <Panel level={1} title={t('play.none')}>
      <p>{t('play.noneText')}</p>
      <LinkButton kind="primary" to={pathTo('daily', { language })}>
        {t('play.toDaily')}
      </LinkButton>
    </Panel>
  );
}

/** The game on the puzzle in the hash of the address. */
export function DailyGamePage() {
  const { t } = useTranslation('daily');
  const { hash } = useLocation();
  const today = useToday();
  const name = useMemo(() => nameOfHash(hash), [hash]);
  // Which puzzle it is, only the browser knows: the page is the same for all of them.
  if (!today) return <h1 id="title">{t('title')}</h1>;
  if (!name || !isOpen(name, today)) return <NoPuzzle />;
  return <DailyGame key={saveKeyOf({ kind: 'daily', ...name })} name={name} />;
}
