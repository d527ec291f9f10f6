import type { Language } from '@nanpure/content';
import { createInstance, type i18n } from 'i18next';

type Download = () => Promise<Readonly<Record<string, unknown>>>;

/** Texts that are downloaded together, by language; all but those of every page are named as their file. */
const TEXTS = {
  site: {
    en: async () => (await import('@nanpure/content/strings/en')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja')).strings,
  },
  play: {
    en: async () => (await import('@nanpure/content/strings/en/play')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/play')).strings,
  },
  learn: {
    en: async () => (await import('@nanpure/content/strings/en/learn')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/learn')).strings,
  },
  records: {
    en: async () => (await import('@nanpure/content/strings/en/records')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/records')).strings,
  },
  asking: {
    en: async () => (await import('@nanpure/content/strings/en/asking')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/asking')).strings,
  },
  between: {
    en: async () => (await import('@nanpure/content/strings/en/between')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/between')).strings,
  },
  find: {
    en: async () => (await import('@nanpure/content/strings/en/find')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/find')).strings,
  },
  workshop: {
    en: async () => (await import('@nanpure/content/strings/en/workshop')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/workshop')).strings,
  },
  'small-print': {
    en: async () => (await import('@nanpure/content/strings/en/small-print')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/small-print')).strings,
  },
  write: {
    en: async () => (await import('@nanpure/content/strings/en/write')).strings,
    ja: async () => (await import('@nanpure/content/strings/ja/write')).strings,
  },
} satisfies Record<string, Record<Language, Download>>;

/** Which texts: `site` for every page, the others for those that need them. */
export type TextGroup = keyof typeof TEXTS;

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
export async function loadTexts(language: Language, group: TextGroup): Promise<void> {
  const namespaces = await TEXTS[group][language]();
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
