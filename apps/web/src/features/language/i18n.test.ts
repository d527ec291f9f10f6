import { describe, expect, it, vi } from 'vitest';

// Without the texts that other tests have loaded.
vi.resetModules();
const { i18nIn, loadTexts } = await import('./i18n.ts');

describe('the texts', () => {
  it('are not there before they are loaded', () => {
    expect(() => i18nIn('ja')).toThrow('"ja"');
  });

  it('come in one language at a time, with plurals and numbers', async () => {
    await loadTexts('en', 'site');
    const english = i18nIn('en').getFixedT(null, 'home');
    expect(english('game.count', { count: 1 })).toBe('1 puzzle');
    expect(english('game.count', { count: 1000 })).toBe('1,000 puzzles');
    expect(() => i18nIn('ja')).toThrow('"ja"');

    await loadTexts('ja', 'site');
    const japanese = i18nIn('ja').getFixedT(null, 'home');
    expect(japanese('game.count', { count: 1 })).toBe('1問');
    expect(japanese('game.count', { count: 1000 })).toBe('1,000問');
  });

  it('of the game come beside the others', async () => {
    await loadTexts('en', 'site');
    await loadTexts('en', 'play');
    expect(i18nIn('en').getFixedT(null, 'game')('newPuzzle')).toBe('New puzzle');
    expect(i18nIn('en').getFixedT(null, 'common')('difficulty.easy')).toBe('Easy');
  });
});
