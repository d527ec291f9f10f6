import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, type Settings, serializeSettings } from './settings.ts';

/** Each setting at another value than its default. */
const CHANGED: Settings = {
  ...DEFAULT_SETTINGS,
  ...Object.fromEntries(
    Object.entries(DEFAULT_SETTINGS).flatMap(([setting, value]) =>
      typeof value === 'boolean' ? [[setting, !value]] : [],
    ),
  ),
  mistakePolicy: 'free',
  digitSize: 'large',
};

describe('the settings', () => {
  it('come back as they were stored', () => {
    expect(parseSettings(serializeSettings(CHANGED))).toEqual(CHANGED);
  });

  it('reject wrong digits and tidy notes until something else is chosen', () => {
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
