import type { Language } from '@nanpure/content';
import { loadStrings, type StringGroup } from '@nanpure/content/strings';
import { createInstance, type i18n } from 'i18next';

/** One for each language that was asked for, so that a page is never in two languages at once. */
const instances = new Map<Language, i18n>();

function createInstanceIn(language: Language): i18n {
  const instance = createInstance({
    lng: language,
    resources: {},
    // At once, so that nobody sees it unfinished.
    initAsync: false,
    defaultNS: 'common',
    fallbackLng: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
  });
  void instance.init();
  instances.set(language, instance);
  return instance;
}

/**
 * Makes a group of texts in a language available to `i18nIn`. Rejects when they can't be downloaded.
 */
export async function loadTexts(language: Language, group: StringGroup): Promise<void> {
  const namespaces = await loadStrings(group, language);
  const instance = instances.get(language) ?? createInstanceIn(language);
  for (const [name, texts] of Object.entries(namespaces)) {
    if (!instance.hasResourceBundle(language, name)) {
      instance.addResourceBundle(language, name, texts);
    }
  }
}

/** The texts of a language. They must have been loaded before: routes see to that. */
export function i18nIn(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The texts for "${language}" are not loaded.`);
  return instance;
}
