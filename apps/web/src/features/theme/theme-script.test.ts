import { afterEach, describe, expect, it, vi } from 'vitest';
import setTheme from './theme-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A radio button. */
class Choice extends EventTarget {
  name = 'theme';
  checked = false;
  constructor(readonly value: string) {
    super();
  }
}

interface Browser {
  readonly stored: () => string | null;
  readonly asked?: string[];
  readonly isHydrated?: boolean;
}

function paint({ stored, asked = [], isHydrated = false }: Browser) {
  const body = { dataset: { theme: '' } };
  const documentElement = { dataset: { theme: '' } };
  const window = new EventTarget();
  const choices: Choice[] = [];
  const written: string[][] = [];
  const document = Object.assign(new EventTarget(), {
    body,
    documentElement,
    querySelector: () => (isHydrated ? {} : null),
    querySelectorAll: () => choices,
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLInputElement', Choice);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'theme' ? stored() : null),
    setItem: (...item: string[]) => written.push(item),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked.includes(query) }));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  setTheme();
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  /** The page is there down to its end. */
  const finish = () => {
    choices.push(...['minimal', 'dark', 'highContrast'].map((value) => new Choice(value)));
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
  const choose = (target: EventTarget) => {
    const event = new Event('change');
    Object.defineProperty(event, 'target', { value: target });
    document.dispatchEvent(event);
  };
  const checked = () => choices.filter(({ checked }) => checked).map(({ value }) => value);
  return { body, documentElement, tell, finish, choose, checked, written };
}

const themeAfter = (browser: Parameters<typeof paint>[0]) => paint(browser).body.dataset.theme;

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

describe('the theme at first paint', () => {
  it('is the stored one', () => {
    expect(themeAfter({ stored: () => 'dark' })).toBe('dark');
    expect(themeAfter({ stored: () => 'minimal', asked: [DARK] })).toBe('minimal');
  });

  it('is what the browser asks for when none is stored', () => {
    expect(themeAfter({ stored: () => null })).toBe('minimal');
    expect(themeAfter({ stored: () => null, asked: [DARK] })).toBe('dark');
    expect(themeAfter({ stored: () => null, asked: [DARK, CONTRAST] })).toBe('highContrast');
  });

  it.each(['', 'DARK', '"dark"', 'constructor', '<script>'])(
    'ignores a stored %o @3.23',
    (value) => {
      expect(themeAfter({ stored: () => value })).toBe('minimal');
    },
  );

  it('survives a browser that blocks storage', () => {
    const stored = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(themeAfter({ stored, asked: [DARK] })).toBe('dark');
  });
});

describe('a theme that another tab chooses', () => {
  const open = () => paint({ stored: () => 'minimal' });

  it('is shown here too', () => {
    const { body, documentElement, tell } = open();
    tell('theme', 'dark');
    expect([body.dataset.theme, documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  });

  it.each([
    ['theme', '<script>'],
    ['theme', null],
    ['nanpure-statistics', 'dark'],
    [null, null],
  ])('is not %s: %s', (key, newValue) => {
    const { body, tell } = open();
    tell(key, newValue);
    expect(body.dataset.theme).toBe('minimal');
  });
});

describe('a theme that is chosen here', () => {
  it('is checked once there is a button for it', () => {
    const { finish, checked } = paint({ stored: () => 'dark' });
    finish();
    expect(checked()).toEqual(['dark']);
  });

  it('is put on and stored before the app is there', () => {
    const { body, finish, choose, checked, written } = paint({ stored: () => 'minimal' });
    finish();
    choose(new Choice('dark'));
    expect(body.dataset.theme).toBe('dark');
    expect(checked()).toEqual(['dark']);
    expect(written).toEqual([['theme', 'dark']]);
  });

  it('is left to the app where that is there', () => {
    const { body, choose, written } = paint({ stored: () => 'minimal', isHydrated: true });
    choose(new Choice('dark'));
    expect([body.dataset.theme, written]).toEqual(['minimal', []]);
  });

  it.each([
    ['of no such name', new Choice('constructor')],
    ['of another field', Object.assign(new Choice('dark'), { name: 'digit' })],
    ['of no field', new EventTarget()],
  ])('is none %s', (_, target) => {
    const { body, choose, written } = paint({ stored: () => 'minimal' });
    choose(target);
    expect([body.dataset.theme, written]).toEqual(['minimal', []]);
  });
});
