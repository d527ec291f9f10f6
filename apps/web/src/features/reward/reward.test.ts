import { loadStrings } from '@nanpure/content/strings';
import { seededRandom } from '@nanpure/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RewardProvider, withTimeouts } from './provider.ts';
import { LOOKING, nextPhase, type RewardEvent } from './reward-phase.ts';
import { nextTip, TIPS, type Tip } from './tips.ts';

function phaseAfter(...events: RewardEvent[]) {
  return events.reduce(nextPhase, LOOKING);
}

const SECONDS: RewardEvent[] = Array(5).fill('second-over');

describe('the phases of a reward', () => {
  it('lead through a tip of five seconds @4.37', () => {
    expect(phaseAfter('nothing-found')).toEqual({ name: 'tip', secondsLeft: 5 });
    expect(phaseAfter('nothing-found', ...SECONDS.slice(1))).toMatchObject({ secondsLeft: 1 });
    expect(phaseAfter('nothing-found', ...SECONDS)).toEqual({ name: 'granted', for: 'tip' });
  });

  it('lead through an ad that is viewed, and from one that is not to the tip', () => {
    expect(phaseAfter('ad-found', 'ad-chosen', 'ad-viewed')).toEqual({
      name: 'granted',
      for: 'ad',
    });
    const dismissed = phaseAfter('ad-found', 'ad-chosen', 'ad-dismissed');
    expect(dismissed).toEqual({ name: 'tip', secondsLeft: 5 });
    expect(phaseAfter('ad-found', 'tip-chosen')).toEqual(dismissed);
  });

  it('take nothing that comes too late or twice', () => {
    const granted = phaseAfter('nothing-found', ...SECONDS);
    for (const event of [...SECONDS, 'ad-viewed', 'ad-found', 'ad-chosen'] as const) {
      expect(nextPhase(granted, event)).toBe(granted);
    }
    expect(phaseAfter('second-over', 'ad-viewed')).toBe(LOOKING);
  });
});

describe('a provider with timeouts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = new Promise<never>(() => undefined);
  const withoutAd: readonly (readonly [string, RewardProvider['find']])[] = [
    ['has none', () => Promise.resolve(undefined)],
    ['fails', () => Promise.reject(new Error('blocked'))],
    [
      'breaks',
      () => {
        throw new Error('broken');
      },
    ],
    ['is slow', () => never],
  ];

  it.each(withoutAd)('finds no ad where the provider %s', async (_case, find) => {
    const found = withTimeouts({ find }).find();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toBeUndefined();
  });

  it.each([
    ['is viewed', () => Promise.resolve('viewed' as const), 'viewed'],
    ['is dismissed', () => Promise.resolve('dismissed' as const), 'dismissed'],
    ['fails', () => Promise.reject(new Error('broken')), 'dismissed'],
    ['never ends', () => never, 'dismissed'],
  ])('takes an ad that %s for one that is %3$s', async (_case, show, outcome) => {
    const ad = await withTimeouts({ find: async () => ({ show }) }).find();
    const shown = ad?.show();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await shown).toBe(outcome);
  });

  it('lets an ad take longer to be viewed than to be found', async () => {
    const show = () =>
      new Promise<'viewed'>((resolve) => void setTimeout(resolve, 30_000, 'viewed'));
    const ad = await withTimeouts({ find: async () => ({ show }) }).find();
    const shown = ad?.show();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await shown).toBe('viewed');
  });
});

describe('tips', () => {
  it('are all those that there are texts for', async () => {
    const { reward } = await loadStrings('reward', 'en');
    expect([...TIPS].sort()).toEqual(Object.keys(reward.tips).sort());
  });

  it('come in all sorts, never the same twice running', () => {
    const random = seededRandom(11);
    const tips: Tip[] = [];
    for (let each = 0; each < 300; each++) tips.push(nextTip(tips.at(-1), random));
    expect(tips.some((tip, index) => tip === tips[index - 1])).toBe(false);
    expect(new Set(tips).size).toBe(TIPS.length);
  });
});
