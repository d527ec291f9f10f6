import { LANGUAGE_KEY } from '@nanpure/content';
import { LEGAL_FACTS } from '@nanpure/content/legal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '../../lib/storage/testing.ts';
import keepLanguage from './language-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Visit {
  readonly address: string;
  readonly stored?: string;
  readonly cookie?: string;
  readonly isHydrated?: boolean;
  readonly scrollY?: number;
  readonly tab?: Storage;
  readonly areBlocked?: boolean;
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** What is pressed: in a link, or not. */
class PressedElement {
  readonly #closest: unknown;
  constructor(closest: unknown) {
    this.#closest = closest;
  }
  closest() {
    return this.#closest;
  }
}

/** A global that may not even be looked at where storage is blocked. */
function stubArea(name: 'localStorage' | 'sessionStorage', area: Storage, isBlocked = false) {
  vi.stubGlobal(name, area);
  if (isBlocked) Object.defineProperty(globalThis, name, { get: denied });
}

/** A page at an address that has run the script. */
function open(visit: Visit) {
  const {
    address,
    stored,
    cookie = '',
    isHydrated,
    scrollY,
    tab = memoryArea(),
    areBlocked,
  } = visit;
  const kept = memoryArea();
  if (stored !== undefined) kept.setItem(LANGUAGE_KEY, stored);
  const document = Object.assign(new EventTarget(), {
    cookie,
    querySelector: () => (isHydrated ? {} : null),
  });
  const scrolled: [number, number][] = [];
  const link = Object.assign(new URL('/ja/how-to-play', address), { hreflang: 'ja' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('scrollTo', (x: number, y: number) => scrolled.push([x, y]));
  vi.stubGlobal('Element', PressedElement);
  stubArea('localStorage', kept, areBlocked);
  stubArea('sessionStorage', tab, areBlocked);
  keepLanguage();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.runAllTimers();
  const press = (closest: unknown) => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: new PressedElement(closest) });
    document.dispatchEvent(event);
  };
  return { document, kept, tab, scrolled, link, pressLink: () => press(link), press };
}

const HELP = 'https://nanpure.example/en/how-to-play?a=1#hints';

describe('a language that is chosen', () => {
  it('is kept for the scripts of the site and for its server', () => {
    const { document, kept, pressLink } = open({ address: HELP });
    expect(document.cookie).toBe('');
    pressLink();
    expect(kept.getItem(LANGUAGE_KEY)).toBe('ja');
    expect(document.cookie).toBe('i18nextLng=ja; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it('takes query, hash and place along before the app is there', () => {
    const before = open({ address: HELP, scrollY: 900 });
    before.pressLink();
    expect(before.link.href).toBe('https://nanpure.example/ja/how-to-play?a=1#hints');
    const tab = before.tab;
    const after = open({ address: before.link.href, tab });
    expect(after.scrolled).toEqual([[0, 900]]);
    // Once: whoever comes here again begins at the beginning.
    expect(open({ address: before.link.href, tab }).scrolled).toEqual([]);
  });

  it('leaves them to the app once that is there', () => {
    const { link, tab, pressLink } = open({ address: HELP, isHydrated: true });
    pressLink();
    expect(link.href).toBe('https://nanpure.example/ja/how-to-play');
    expect(tab).toHaveLength(0);
  });

  it('does not move another page', () => {
    const before = open({ address: HELP, scrollY: 900 });
    before.pressLink();
    const tab = before.tab;
    expect(open({ address: 'https://nanpure.example/ja', tab }).scrolled).toEqual([]);
  });

  it('is one only where it is pressed', () => {
    const { document, kept, press } = open({ address: HELP });
    press(null);
    expect(document.cookie).toBe('');
    expect(kept).toHaveLength(0);
  });

  it('leads on with its query where the browser keeps nothing', () => {
    const { link, pressLink } = open({ address: HELP, areBlocked: true });
    pressLink();
    expect(link.href).toBe('https://nanpure.example/ja/how-to-play?a=1#hints');
  });
});

describe('the cookie for the server', () => {
  it('lasts as long as the privacy policy says', () => {
    const { document, pressLink } = open({ address: HELP });
    pressLink();
    const seconds = LEGAL_FACTS.languageCookieYears * 31_536_000;
    expect(document.cookie.split('; ')).toContain(`Max-Age=${seconds}`);
  });

  const cookieAfter = (stored: string | undefined, cookie: string) =>
    open({ address: 'http://localhost/en', cookie, ...(stored !== undefined && { stored }) })
      .document.cookie;

  it('is written again where it is not what is stored', () => {
    const written = 'i18nextLng=en; Path=/; Max-Age=31536000; SameSite=Lax';
    expect(cookieAfter('en', '')).toBe(written);
    expect(cookieAfter('en', 'a=b; i18nextLng=ja')).toBe(written);
    expect(cookieAfter('en', 'a=b; i18nextLng=en')).toBe('a=b; i18nextLng=en');
  });

  it.each([undefined, '', 'EN', 'ja-JP', 'en; Domain=evil.example'])(
    'is not written for a stored %o',
    (stored) => {
      expect(cookieAfter(stored, '')).toBe('');
    },
  );
});
