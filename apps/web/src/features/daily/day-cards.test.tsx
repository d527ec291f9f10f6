import type { Language } from '@nanpure/content';
import { loadStrings } from '@nanpure/content/strings';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PuzzleCard } from './PuzzleCard.tsx';

const RESULT = { time: 2000, hints: 0, mistakes: 0, onDay: true };
const BEGUN = { time: '0:05', filling: [] };

const formatTime = (milliseconds: number) => `0:0${milliseconds / 1000}`;

/** What a part of the page of the day becomes. */
async function drawn(part: ReactNode, language: Language): Promise<string> {
  const [site, daily] = await Promise.all([
    loadStrings('site', language),
    loadStrings('daily', language),
  ]);
  const texts = createInstance({
    lng: language,
    resources: { [language]: { ...site, ...daily } },
    initAsync: false,
  });
  void texts.init();
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
