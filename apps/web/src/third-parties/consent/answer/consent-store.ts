import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { type Choice, CONSENT_KEY, isCurrent, NOTHING, parseChoice } from './consent.ts';

/** Where it is stored when the answer was given: Klaro itself would keep it for ever. */
const STAMP_KEY = 'klaro-consent-given-at';

/** How often the answer is read again, in milliseconds: other scripts may change it, too. */
const READ_EVERY = 1000;

/** Told to the window whenever the answer is another one. */
export const CONSENT_CHANGED = 'consent-changed';

/** What is known of the visitor's will. */
export interface Consent extends Choice {
  /** The answer was looked for; until then nothing is agreed to. */
  readonly isLoaded: boolean;
  /** There is an answer, and it still holds. */
  readonly isAnswered: boolean;
}

/** Before anything was read. */
export const UNKNOWN: Consent = { ...NOTHING, isLoaded: false, isAnswered: false };
const UNANSWERED: Consent = { ...NOTHING, isLoaded: true, isAnswered: false };

interface StoreOptions {
  readonly storage: Pick<SafeStorage, 'readItem' | 'writeItem' | 'removeItem'>;
  readonly now: () => number;
  /** Where events go to and come from. */
  readonly window: () => EventTarget;
}

type Storage = StoreOptions['storage'];

function textAt(storage: Storage, key: string): string | undefined {
  const text = storage.readItem(key);
  return text.ok ? text.value : undefined;
}

/** What is stored, if it holds. An answer without a stamp counts from the first time it is seen. */
function readChoice(storage: Storage, now: number): Choice | undefined {
  const text = textAt(storage, CONSENT_KEY);
  const choice = text === undefined ? undefined : parseChoice(text);
  const stamp = textAt(storage, STAMP_KEY);
  if (choice && stamp === undefined) storage.writeItem(STAMP_KEY, String(now));
  return choice && isCurrent(stamp ?? String(now), now) ? choice : undefined;
}

/** Takes away the answer, and what stands in its place without being one. */
function clear(storage: Storage) {
  for (const key of [CONSENT_KEY, STAMP_KEY]) {
    if (textAt(storage, key) !== undefined) storage.removeItem(key);
  }
}

function isSame(one: Consent, other: Consent): boolean {
  return (
    one.isLoaded === other.isLoaded &&
    one.isAnswered === other.isAnswered &&
    one.analytics === other.analytics &&
    one.advertising === other.advertising
  );
}

/** The visitor's answer, kept in the browser's storage and read from there again and again. */
export function createConsentStore({ storage, now, window }: StoreOptions) {
  let consent = UNKNOWN;

  const refresh = () => {
    const choice = readChoice(storage, now());
    if (!choice) clear(storage);
    const next = choice ? { ...choice, isLoaded: true, isAnswered: true } : UNANSWERED;
    if (isSame(consent, next)) return;
    consent = next;
    window().dispatchEvent(new Event(CONSENT_CHANGED));
  };

  return {
    /** The same object until something changes. */
    current: () => consent,
    /** Keeps an answer, for 365 days from now. */
    choose: ({ analytics, advertising }: Choice) => {
      // The stamp first: another tab must never see a new answer with the old one's stamp.
      storage.writeItem(STAMP_KEY, String(now()));
      storage.writeItem(CONSENT_KEY, JSON.stringify({ analytics, advertising }));
      refresh();
    },
    /** Forgets the answer, so that it is asked for again. */
    reset: () => {
      clear(storage);
      refresh();
    },
    /** Calls back after each change; the result ends that. */
    subscribe: (listener: () => void) => {
      window().addEventListener(CONSENT_CHANGED, listener);
      return () => window().removeEventListener(CONSENT_CHANGED, listener);
    },
    /** Reads the answer now, whenever another tab changes it, and every second. */
    watch: () => {
      refresh();
      window().addEventListener('storage', refresh);
      const timer = setInterval(refresh, READ_EVERY);
      return () => {
        window().removeEventListener('storage', refresh);
        clearInterval(timer);
      };
    },
  };
}
