import type { Language } from '@nanpure/content';
import { loadStrings } from '@nanpure/content/strings';
import { createInstance, type i18n } from 'i18next';

type Group = Parameters<typeof loadStrings>[0];

/** An i18next with some groups of texts in one language. */
export async function textsIn(language: Language, ...groups: readonly Group[]): Promise<i18n> {
  const loaded = await Promise.all(groups.map((group) => loadStrings(group, language)));
  const texts = createInstance({
    lng: language,
    resources: { [language]: Object.assign({}, ...loaded) },
  });
  await texts.init();
  return texts;
}
