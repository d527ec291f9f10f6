import { LANGUAGES, type Language } from '@nanpure/content';
import { loadLegalDocument } from '@nanpure/content/legal';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { textsIn } from '../../lib/testing.ts';
import { LegalView } from './LegalView.tsx';

const PAGES = ['privacy', 'terms'] as const;
const DAYS = {
  en: 'Last updated: July 1, 2025',
  ja: '最終更新日：2025年7月1日',
} as const;

/** What a page becomes. */
async function drawn(id: (typeof PAGES)[number], language: Language): Promise<string> {
  const [document, texts] = await Promise.all([
    loadLegalDocument(id, language),
    textsIn(language, 'legal'),
  ]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[`/${language}/${id}`]}>
        <LegalView document={document} services={[]} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test.each(PAGES.flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))(
  'the page of %s is of the day that is agreed, in %s @9.30',
  async (id, language) => {
    const [first] = (await drawn(id, language)).match(/<time.*?<\/time>/) ?? [];
    expect(first).toBe(`<time dateTime="2025-07-01">${DAYS[language]}</time>`);
  },
);
