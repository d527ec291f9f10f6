import { afterEach, expect, it, vi } from 'vitest';
import tidyAddress from './tidy-address-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The address that a page has once the script has run. */
function tidied(address: string): string {
  const location = new URL(address);
  const history = {
    state: { key: 'a' },
    replaceState: (_state: unknown, _title: string, next: string) => {
      location.href = next;
    },
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  tidyAddress();
  return location.href;
}

const SITE = 'https://nanpure.example';

it.each([
  ['/en/', '/en'],
  ['/en/index.html', '/en'],
  ['/index.html', '/'],
  ['/game/easy/index.html?a=1#b', '/game/easy?a=1#b'],
  ['/en/?a=/index.html#/', '/en?a=/index.html#/'],
  ['//evil.example/', '//evil.example'],
])('%s is %s', (path, page) => {
  expect(tidied(SITE + path)).toBe(SITE + page);
});

it.each(['/', '/en', '/en?a=/', '/en/game/easy', '/en/404.html', '/enindex.html'])(
  '%s stays as it is',
  (path) => {
    expect(tidied(SITE + path)).toBe(SITE + path);
  },
);
