import type { Language } from '@nanpure/content';
import * as english from '@nanpure/content/strings/en/play';
import * as japanese from '@nanpure/content/strings/ja/play';
import { createInstance, type i18n } from 'i18next';

const GAME_STRINGS = { en: english.game, ja: japanese.game };

/** An i18next with the texts of the game in one language, initialized synchronously. */
export function gameTextsIn(language: Language): i18n {
  const texts = createInstance({
    lng: language,
    resources: { [language]: { game: GAME_STRINGS[language] } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void texts.init();
  return texts;
}
