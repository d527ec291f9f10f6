import { type Language, SEARCH_WORDS } from '@nanpure/content';
import type { TFunction } from 'i18next';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import type { SearchEntry } from './entry.ts';

/** The texts that name the parts of pages. */
export type SourceTexts = TFunction<['pages', 'techniques']>;

/** Brings what can be found of one kind; rejects where that can't be loaded. */
export type Source = (language: Language, t: SourceTexts) => Promise<SearchEntry[]>;

/** What content says by, and does not say. */
const UNSAID = ['href', 'service'];

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  const said = Object.entries(content).filter(([key]) => !UNSAID.includes(key));
  return said.flatMap(([, value]) => textsOf(value));
}

/** Where a value comes in as the text is shown: here there is none. */
const PLACEHOLDER = '{{';

/** After a heading or a label, something has to tell it from what follows. */
const SENTENCE_END = /[.!?…:。！？：]$/;

/** All texts of something in a row, but those that are whole only with a value in them. */
export function textOf(content: unknown, language: Language): string {
  const whole = textsOf(content).filter((text) => !text.includes(PLACEHOLDER));
  const gapAfter = (text: string) => (SENTENCE_END.test(text) ? sentenceGap(language) : ' · ');
  return whole
    .map((text, index) => (index + 1 < whole.length ? `${text}${gapAfter(text)}` : text))
    .join('');
}

/** What else a part of the site is looked for by, where there is anything. */
export function keywordsOf(name: string): Pick<SearchEntry, 'keywords'> {
  const found = Object.entries(SEARCH_WORDS).find(([part]) => part === name);
  return found ? { keywords: found[1] } : {};
}
