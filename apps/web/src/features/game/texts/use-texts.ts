import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

export type GameTexts = TFunction<'game'>;
export type HelpTexts = TFunction<'help'>;

/** Caches texts without values, which would be looked up at each entry. */
function cached(texts: GameTexts): GameTexts {
  const known = new Map<unknown, unknown>();
  return new Proxy(texts, {
    apply: (target, self, [key, ...values]) => {
      if (values.length > 0) return Reflect.apply(target, self, [key, ...values]);
      if (!known.has(key)) known.set(key, Reflect.apply(target, self, [key]));
      return known.get(key);
    },
  });
}

const textsIn = new WeakMap<i18n, GameTexts>();

/**
 * The texts of the game in the language of the page. They are loaded before the page is shown, so unlike
 * `useTranslation` this subscribes to nothing, which would slow down each entry.
 */
export function useTexts(): GameTexts {
  const { i18n } = useContext(I18nContext);
  const known = textsIn.get(i18n);
  if (known) return known;
  const texts = cached(i18n.getFixedT(null, 'game'));
  textsIn.set(i18n, texts);
  return texts;
}
