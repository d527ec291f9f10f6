import type { Language } from '../languages.ts';
import type { HintPhrases } from './phrases.ts';
import { type HintWriter, hintWriter } from './writer.ts';

const PHRASES: Readonly<Record<Language, () => Promise<HintPhrases>>> = {
  en: async () => (await import('./en/index.ts')).phrases,
  ja: async () => (await import('./ja/index.ts')).phrases,
};

const loaded = new Map<Language, HintWriter>();

/** Loads what hints say in a language, once, and nothing of the other; rejects where loading fails. */
export async function loadHintWriter(language: Language): Promise<HintWriter> {
  const known = loaded.get(language);
  if (known) return known;
  const writer = hintWriter(await PHRASES[language]());
  loaded.set(language, writer);
  return writer;
}
