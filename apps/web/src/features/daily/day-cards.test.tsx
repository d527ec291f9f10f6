import type { Language } from '@nanpure/content';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textsIn } from '../../lib/testing.ts';
import { MonthCalendar } from './calendar/MonthCalendar.tsx';
import { DayPuzzles, type DayPuzzlesProps } from './DayPuzzles.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';

// The address of the site is passed on with a result.
beforeAll(() => void vi.stubGlobal('location', { origin: 'https://nanpure.example' }));
afterAll(() => void vi.unstubAllGlobals());

const RESULT = { time: 2000, hints: 0, mistakes: 0, onDay: true };
const BEGUN = { time: '0:05', filling: [] };

const formatTime = (milliseconds: number) => `0:0${milliseconds / 1000}`;

/** What a part of the page of the day becomes. */
async function drawn(part: ReactNode, language: Language): Promise<string> {
  const texts = await textsIn(language, 'site', 'daily');
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[`/${language}/daily`]}>{part}</MemoryRouter>
    </I18nextProvider>,
  );
}

/** The lines of it that are read. */
const linesOf = (html: string) => html.split(/<[^>]*>/).filter((line) => line !== '');

describe('the card of a puzzle', () => {
  it.each([
    ['en', undefined, undefined, ['Easy', 'New']],
    ['en', BEGUN, undefined, ['Easy', 'Continue: 0:05']],
    ['en', undefined, RESULT, ['Easy', 'Solved in 0:02']],
    ['en', BEGUN, RESULT, ['Easy', 'Solved in 0:02', 'Playing again: 0:05']],
    ['ja', BEGUN, RESULT, ['初級', '完成 0:02', '再挑戦中 0:05']],
  ] as const)('says what became of it, in %s: begun %j, solved %j', async (...row) => {
    const [language, begun, result, lines] = row;
    const card = (
      <PuzzleCard
        difficulty="easy"
        date="2026-11-22"
        givens={undefined}
        begun={begun}
        result={result}
        formatTime={formatTime}
      />
    );
    const html = await drawn(card, language);
    expect(linesOf(html)).toEqual(lines);
    expect(html.includes('data-state="solved"')).toBe(result !== undefined);
  });
});

describe('a day that is yet to come by the clock', () => {
  const TODAY = '2026-11-10';
  const RANGE = { first: '2026-01-01', last: TODAY };
  const day = (parts: Partial<DayPuzzlesProps>) => (
    <DayPuzzles
      today={TODAY}
      chosen="2026-11-21"
      range={RANGE}
      results={{}}
      begun={{}}
      formatTime={formatTime}
      {...parts}
    />
  );

  it.each([
    ['en', 'Your results for this day are kept. You can start its puzzles again from', 'Share'],
    ['ja', 'この日の結果は残っています。問題を新しく始められるのは2026年11月21日から', '共有'],
  ] as const)('shows what was solved of it, in %s', async (language, kept, share) => {
    const html = await drawn(day({ results: { easy: RESULT } }), language);
    expect(html).toContain(kept);
    expect(html).toContain('0:02');
    expect(html).toContain(share);
    expect(html).not.toMatch(/appear on that day|その日になると現れます/);
    // No way to a game that isn't there, and no word of puzzles that are to come.
    expect(html).not.toContain('/daily/play');
    expect(html).not.toMatch(/New|未プレイ/);
  });

  it('leads to a game on what was solved, and to none where nothing was', async () => {
    const again = await drawn(day({ results: { easy: RESULT }, begun: { easy: BEGUN } }), 'en');
    expect(again).toContain('href="/en/daily/play#2026-11-21-easy"');
    expect(linesOf(await drawn(day({}), 'en'))).toContain(
      'The puzzles for November 21, 2026 appear on that day.',
    );
  });

  it('can be chosen in the calendar where it was solved', async () => {
    const calendar = (
      <MonthCalendar
        results={{ '2026-11-21': { easy: RESULT } }}
        chosen="2026-11-21"
        today={TODAY}
        range={RANGE}
        formatTime={formatTime}
      />
    );
    const html = await drawn(calendar, 'en');
    expect(html).toContain('#2026-11-21"');
    expect(html).not.toContain('#2026-11-20"');
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  });
});
