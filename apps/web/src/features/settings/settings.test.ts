import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, makeSettings, parseSettings, type Settings } from './settings.ts';

const CHANGED: Settings = {
  mistakePolicy: 'free',
  removeNotes: false,
  highlightPeers: false,
  highlightSame: false,
  showTimer: false,
  vibrate: true,
  leftHanded: true,
  digitSize: 'large',
};

describe('the settings', () => {
  it('come back as they were stored', () => {
    expect(parseSettings(makeSettings(CHANGED))).toEqual(CHANGED);
  });

  it('refuse wrong digits and tidy notes until something else is chosen', () => {
    expect(parseSettings(undefined)).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ mistakePolicy: 'reject', removeNotes: true });
  });

  it.each(['', '{', 'null', '[]', '"dark"', '{"__proto__":{"vibrate":true}}'])(
    'are as usual where %o is stored',
    (text) => {
      expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
    },
  );

  it('lose only the choice that cannot be read', () => {
    const damaged = JSON.stringify({ ...CHANGED, digitSize: 'huge', mistakePolicy: 7 });
    expect(parseSettings(damaged)).toEqual({
      ...CHANGED,
      digitSize: 'normal',
      mistakePolicy: 'reject',
    });
  });
});
