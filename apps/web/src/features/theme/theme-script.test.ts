import { afterEach, describe, expect, it, vi } from 'vitest';
import setTheme from './theme-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function paint({ stored, asked = [] }: { stored: () => string | null; asked?: string[] }) {
  const body = { dataset: { theme: '' } };
  const documentElement = { dataset: { theme: '' } };
  const window = new EventTarget();
  vi.stubGlobal('document', { body, documentElement });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'theme' ? stored() : null) });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked.includes(query) }));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  setTheme();
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { body, documentElement, tell };
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
