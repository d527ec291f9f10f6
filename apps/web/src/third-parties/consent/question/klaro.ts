import { type Language, pathTo } from '@nanpure/content';
import type { TFunction } from 'i18next';
import { type Choice, NOTHING, SERVICES } from '../answer/consent.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Klaro's configuration, as far as it is used here. */
interface KlaroConfig {
  readonly elementID: string;
  readonly storageMethod: 'test';
  readonly embedded: boolean;
  readonly noticeAsModal: boolean;
  readonly showNoticeTitle: boolean;
  readonly acceptAll: boolean;
  readonly groupByPurpose: boolean;
  readonly hideToggleAll: boolean;
  readonly disablePoweredBy: boolean;
  readonly lang: Language;
  readonly privacyPolicy: string;
  readonly translations: Readonly<Partial<Record<Language, Texts>>>;
  readonly services: readonly {
    readonly name: keyof Choice;
    readonly default: boolean;
    readonly purposes: readonly string[];
  }[];
}

interface KlaroWatcher {
  readonly update: (manager: unknown, type: string, data: unknown) => void;
}

interface KlaroManager {
  readonly resetConsents: () => void;
  readonly updateConsent: (name: keyof Choice, value: boolean) => void;
  readonly getConsent: (name: keyof Choice) => boolean;
  readonly watch: (watcher: KlaroWatcher) => void;
  readonly unwatch: (watcher: KlaroWatcher) => void;
}

/** The consent manager, as far as it is used here. */
export interface Klaro {
  readonly show: (config: KlaroConfig, isModal: boolean) => void;
  readonly getManager: (config: KlaroConfig) => KlaroManager;
}

declare global {
  interface Window {
    /** Where the script of a CDN puts it. */
    klaro?: Klaro;
  }
}

function loadScript(url: string): Promise<Klaro> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () =>
      window.klaro ? resolve(window.klaro) : reject(new Error(`no Klaro at ${url}`)),
    );
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
    document.head.append(script);
  });
}

/** Downloads Klaro: the one that belongs to the site, or that of a CDN. */
export async function loadKlaro(url: string): Promise<Klaro> {
  return url ? await loadScript(url) : (await import('klaro/dist/klaro-no-css.js')).default;
}

/** What the visitor is asked, and where on the page. */
export interface Question {
  /** The id of an empty element, which Klaro fills. */
  readonly elementId: string;
  /** The short question, or every service with its switch. */
  readonly kind: 'notice' | 'settings';
  readonly services: readonly (keyof Choice)[];
  /** How the switches stand at first. */
  readonly proposal: Choice;
  readonly language: Language;
}

/** Which of the texts says what the cookies are for. */
export function usesOf(services: Question['services']): keyof Choice | 'both' {
  const [only, other] = services;
  return only === undefined || other ? 'both' : only;
}

function textsOf(services: Question['services'], t: TFunction<'consent'>): Texts {
  const ofServices = services.map((name) => [
    name,
    { title: t(`services.${name}.title`), description: t(`services.${name}.text`) },
  ]);
  const question = t('text', { uses: t(`uses.${usesOf(services)}`) });
  return {
    privacyPolicy: { name: t('privacy'), text: '{privacyPolicy}' },
    ok: t('accept'),
    decline: t('decline'),
    acceptAll: t('settings.acceptAll'),
    acceptSelected: t('settings.save'),
    close: t('settings.close'),
    consentNotice: {
      title: t('title'),
      // Klaro puts the link in place of the braces.
      description: `${question} {privacyPolicy}`,
      learnMore: t('choose'),
    },
    consentModal: { title: t('settings.title'), description: question },
    ...Object.fromEntries(ofServices),
  };
}

function configOf(question: Question, t: TFunction<'consent'>): KlaroConfig {
  const { elementId, kind, services, language } = question;
  return {
    elementID: elementId,
    // The answer is kept by our own store, and Klaro never sees what is stored.
    storageMethod: 'test',
    // Ours is the dialog around it, which keeps the focus and knows Escape.
    embedded: kind === 'settings',
    noticeAsModal: true,
    showNoticeTitle: true,
    acceptAll: true,
    groupByPurpose: false,
    hideToggleAll: true,
    disablePoweredBy: true,
    lang: language,
    privacyPolicy: pathTo('privacy', { language }),
    translations: { [language]: textsOf(services, t) },
    services: services.map((name) => ({ name, default: true, purposes: [] })),
  };
}

/** Without a list of purposes Klaro keeps its switches out of the order of tabs. */
function makeReachable(elementId: string) {
  const inputs = document.getElementById(elementId)?.querySelectorAll('input') ?? [];
  for (const input of inputs) input.tabIndex = 0;
}

/** Has Klaro ask; the result ends that. `onChoice` is told each answer. */
export function askWithKlaro(
  klaro: Klaro,
  question: Question,
  t: TFunction<'consent'>,
  onChoice: (choice: Choice) => void,
): () => void {
  const config = configOf(question, t);
  const manager = klaro.getManager(config);
  manager.resetConsents();
  for (const name of question.services) manager.updateConsent(name, question.proposal[name]);
  const watcher: KlaroWatcher = {
    update: (_manager, type) => {
      if (type !== 'saveConsents') return;
      const agreed = SERVICES.filter((name) => manager.getConsent(name));
      onChoice({ ...NOTHING, ...Object.fromEntries(agreed.map((name) => [name, true])) });
    },
  };
  manager.watch(watcher);
  klaro.show(config, question.kind === 'settings');
  makeReachable(question.elementId);
  return () => manager.unwatch(watcher);
}
