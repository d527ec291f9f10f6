import type { Language } from '../languages.ts';
import type { HowToPlay } from './how-to-play.ts';

export type { HowToPlay } from './how-to-play.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly howToPlay: HowToPlay }>>> = {
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
};

/** The page that explains the game, in one language; rejects where loading fails. */
export async function loadHowToPlay(language: Language): Promise<HowToPlay> {
  return (await TEXTS[language]()).howToPlay;
}
