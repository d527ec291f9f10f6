import type { Language } from '@nanpure/content';
import { createInstance, type i18n } from 'i18next';

const STRINGS = {
  en: async () => (await import('@nanpure/content/strings/en')).strings,
  ja: async () => (await import('@nanpure/content/strings/ja')).strings,
} satisfies Record<Language, () => Promise<unknown>>;

/** One for each language that was asked for, so that a page is never in two languages at once. */
const instances = new Map<Language, i18n>();

/** Makes the texts of a language available to `i18nIn`. Rejects when they can't be downloaded. */
export async function loadLanguage(language: Language): Promise<void> {
  if (instances.has(language)) return;
  const resources = { [language]: await STRINGS[language]() };
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources,
    defaultNS: 'common',
    fallbackLng: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
  });
  instances.set(language, instance);
}

/** The texts of a language. It must have been loaded before: routes see to that. */
export function i18nIn(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The texts for "${language}" are not loaded.`);
  return instance;
}
