import { LEGAL_FACTS } from '@nanpure/content/legal';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../../lib/storage/testing.ts';
import { ANSWER_LASTS, CONSENT_KEY, isCurrent, parseChoice } from './consent.ts';
import { CONSENT_CHANGED, createConsentStore } from './consent-store.ts';

const YES = { analytics: true, advertising: true };
const YES_TEXT = JSON.stringify(YES);
const STAMP_KEY = 'klaro-consent-given-at';
const NOON = Date.UTC(2026, 0, 2, 12);

describe('a stored answer', () => {
  test.each([
    [YES_TEXT, YES],
    [encodeURIComponent(YES_TEXT), YES],
    ['{"advertising":false,"analytics":true}', { analytics: true, advertising: false }],
    ['{"analytics":false,"advertising":false,"other":1}', { analytics: false, advertising: false }],
  ])('%s is read @3.20', (text, choice) => {
    expect(parseChoice(text)).toEqual(choice);
  });

  test.each([
    '',
    ' ',
    'null',
    'true',
    '1',
    '"yes"',
    '[]',
    '[true,true]',
    '{}',
    '{"analytics":true',
    '{"analytics":true,"advertising":tru',
    '{"analytics":true}',
    '{"advertising":true}',
    '{"analytics":"true","advertising":"true"}',
    '{"analytics":1,"advertising":1}',
    '{"analytics":true,"advertising":1}',
    '{"analytics":null,"advertising":true}',
    '{"analytics":[true],"advertising":{"a":true}}',
    '{"Analytics":true,"Advertising":true}',
    '{"__proto__":{"analytics":true,"advertising":true}}',
    '{"constructor":{"analytics":true,"advertising":true}}',
    JSON.stringify(YES_TEXT),
    JSON.stringify(JSON.stringify(YES_TEXT)),
    encodeURIComponent(encodeURIComponent(YES_TEXT)),
    '%',
    '%7B%22analytics%22%3Atrue',
    '%E0%A4%A',
    'undefined',
    'NaN',
    '[object Object]',
    '<script>alert(1)</script>',
    '\u0000',
    '\uFEFF',
    'analytics=true&advertising=true',
    `${YES_TEXT}${YES_TEXT}`,
    `${YES_TEXT.padEnd(5000)}`,
    '['.repeat(900),
  ])('%j is none @8.19', (text) => {
    expect(parseChoice(text)).toBeUndefined();
  });

  test('whatever is stored, nothing throws, and only booleans are flags', () => {
    const anything = fc.oneof(
      // Any code units, halves of characters among them.
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      fc.json(),
      fc.json().map(encodeURIComponent),
      fc
        .record({ analytics: fc.jsonValue(), advertising: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const choice = parseChoice(text);
        if (!choice) return;
        expect(Object.values(choice).map((flag) => typeof flag)).toEqual(['boolean', 'boolean']);
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  test('is damaged by any cut', () => {
    for (let length = 0; length < YES_TEXT.length; length++) {
      expect(parseChoice(YES_TEXT.slice(0, length)), `${length} characters`).toBeUndefined();
    }
  });
});

test('an answer holds as long as the privacy policy says', () => {
  expect(ANSWER_LASTS).toBe(LEGAL_FACTS.consentDays * 86_400_000);
});

test.each([
  [NOON, true],
  [NOON - ANSWER_LASTS + 1, true],
  [NOON - ANSWER_LASTS, false],
  [NOON + 1, false],
  ['', false],
  ['-1', false],
  ['1e12', false],
  ['yesterday', false],
  ['Infinity', false],
  ['0x1', false],
])('an answer of %s holds: %s', (stamp, holds) => {
  expect(isCurrent(String(stamp), NOON)).toBe(holds);
});

describe('the store', () => {
  let now: number;
  let area: Storage;
  let window: EventTarget;

  const openStore = (storage = createStorage(() => area)) =>
    createConsentStore({ storage, now: () => now, window: () => window });

  beforeEach(() => {
    now = NOON;
    area = memoryArea();
    window = new EventTarget();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('knows nothing before it is watched, and then that nobody has answered @3.21', () => {
    const store = openStore();
    expect(store.current()).toEqual({
      analytics: false,
      advertising: false,
      isLoaded: false,
      isAnswered: false,
    });
    store.watch();
    expect(store.current()).toMatchObject({ isLoaded: true, isAnswered: false });
  });

  test('keeps an answer, tells of it once, and finds it again @3.20 @4.46', () => {
    const store = openStore();
    store.watch();
    const told = vi.fn();
    store.subscribe(told);
    store.choose({ analytics: true, advertising: false });
    store.choose({ analytics: true, advertising: false });
    expect(told).toHaveBeenCalledTimes(1);
    expect(area.getItem(CONSENT_KEY)).toBe('{"analytics":true,"advertising":false}');
    const other = openStore();
    other.watch();
    expect(other.current()).toMatchObject({
      analytics: true,
      advertising: false,
      isAnswered: true,
    });
  });

  test('forgets an answer after 365 days, while the page is open @9.14', () => {
    const store = openStore();
    store.watch();
    store.choose(YES);
    now += ANSWER_LASTS - 1000;
    vi.advanceTimersByTime(1000);
    expect(store.current().analytics).toBe(true);
    now += 1000;
    vi.advanceTimersByTime(1000);
    expect(store.current()).toMatchObject({ analytics: false, isAnswered: false });
    expect(area.length).toBe(0);
  });

  test('counts 365 days from the latest answer, not from the first', () => {
    const store = openStore();
    store.watch();
    store.choose(YES);
    now += 300 * 86_400_000;
    store.choose({ analytics: true, advertising: false });
    now += 100 * 86_400_000;
    vi.advanceTimersByTime(1000);
    expect(store.current()).toMatchObject({
      analytics: true,
      advertising: false,
      isAnswered: true,
    });
  });

  test('counts an answer without a stamp from when it is first seen', () => {
    area.setItem(CONSENT_KEY, encodeURIComponent(YES_TEXT));
    const store = openStore();
    store.watch();
    expect(store.current()).toMatchObject({ ...YES, isAnswered: true });
    expect(area.getItem(STAMP_KEY)).toBe(String(NOON));
  });

  test('cleans away what is no answer', () => {
    area.setItem(CONSENT_KEY, '{"analytics":"true"');
    area.setItem(STAMP_KEY, 'soon');
    const store = openStore();
    store.watch();
    expect(store.current().isAnswered).toBe(false);
    expect(area.length).toBe(0);
  });

  test('sees within a second, or at once by an event, what others store @4.45 @9.15', () => {
    const store = openStore();
    const stop = store.watch();
    area.setItem(CONSENT_KEY, YES_TEXT);
    vi.advanceTimersByTime(1000);
    expect(store.current().advertising).toBe(true);
    area.setItem(CONSENT_KEY, '{"analytics":true,"advertising":false}');
    window.dispatchEvent(new Event('storage'));
    expect(store.current().advertising).toBe(false);
    stop();
    area.setItem(CONSENT_KEY, YES_TEXT);
    window.dispatchEvent(new Event('storage'));
    vi.advanceTimersByTime(5000);
    expect(store.current().advertising).toBe(false);
  });

  test('asks again after a reset', () => {
    const store = openStore();
    store.watch();
    store.choose(YES);
    store.reset();
    expect(store.current()).toMatchObject({ analytics: false, isLoaded: true, isAnswered: false });
    expect(area.length).toBe(0);
  });

  test('takes blocked storage for no answer @8.19', () => {
    const store = openStore(
      createStorage(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    const told = vi.fn();
    window.addEventListener(CONSENT_CHANGED, told);
    store.watch();
    expect(store.current()).toMatchObject({ isLoaded: true, isAnswered: false });
    expect(told).toHaveBeenCalledTimes(1);
  });
});
