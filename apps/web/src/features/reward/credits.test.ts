import { describe, expect, it, vi } from 'vitest';
import { withMemory } from '../../lib/storage/memory.ts';
import { createStorage } from '../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import { CREDITS_KEY, createCreditAccount } from './credit-storage.ts';

const NOON = new Date(2025, 6, 1, 12).getTime();
const HOUR = 3_600_000;
const SPENT = '{"date":"2025-07-01","credits":0}';

function accountWith(text?: string) {
  const area = memoryArea();
  if (text !== undefined) area.setItem(CREDITS_KEY, text);
  area.setItem('nanpure-ad-count', '3');
  const clock = { now: NOON };
  const account = createCreditAccount(withMemory(createStorage(() => area)), () => clock.now);
  return { area, clock, account };
}

describe('credits', () => {
  it('are four at first, so that the first puzzles of a day cost no wait @9.7', () => {
    const { area, account } = accountWith();
    expect(account.balance()).toBe(4);
    expect(account.buy(() => undefined)).toBe(true);
    expect(JSON.parse(area.getItem(CREDITS_KEY) ?? '')).toEqual({ date: '2025-07-01', credits: 3 });
  });

  it('buy nothing once they are spent', () => {
    const { area, account } = accountWith(SPENT);
    expect(account.balance()).toBe(0);
    const handOver = vi.fn();
    expect(account.buy(handOver)).toBe(false);
    expect(handOver).not.toHaveBeenCalled();
    expect(area.getItem(CREDITS_KEY)).toBe(SPENT);
  });

  it('come four at a time and go one by one @3.22 @9.6', () => {
    const { area, account } = accountWith(SPENT);
    account.grant();
    expect(JSON.parse(area.getItem(CREDITS_KEY) ?? '')).toEqual({ date: '2025-07-01', credits: 4 });
    const handOver = vi.fn();
    expect([1, 2, 3, 4, 5].map(() => account.buy(handOver))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(handOver).toHaveBeenCalledTimes(4);
    account.grant();
    account.grant();
    expect(account.balance()).toBe(8);
  });

  it('are kept where the page dies before the puzzle is there @10.15', () => {
    const { account } = accountWith();
    const die = () => {
      throw new Error('the page is gone');
    };
    expect(() => account.buy(die)).toThrow('the page is gone');
    expect(account.balance()).toBe(4);
  });

  it('of two tabs pay once only @10.17', () => {
    const { area, account } = accountWith('{"date":"2025-07-01","credits":1}');
    const otherTab = createCreditAccount(withMemory(createStorage(() => area)), () => NOON);
    expect([account.balance(), otherTab.balance()]).toEqual([1, 1]);
    expect([account.buy(() => undefined), otherTab.buy(() => undefined)]).toEqual([true, false]);
    expect(account.balance()).toBe(0);
  });

  it('are four again on a new day, and those of a day to come count for nothing @9.7', () => {
    const { clock, account } = accountWith(SPENT);
    clock.now += 11 * HOUR;
    expect(account.balance()).toBe(0);
    clock.now += HOUR;
    expect(account.balance()).toBe(4);
    account.grant();
    expect(account.balance()).toBe(8);
    clock.now -= 24 * HOUR;
    expect(account.balance()).toBe(4);
  });

  it.each(['', 'null', '4', '{"date":"2025-07-01","credits":-1}', '{"date":"1","credits":4}'])(
    'are as on a new day where %o is stored',
    (text) => {
      const { account } = accountWith(text);
      expect(account.balance()).toBe(4);
      account.grant();
      expect(account.balance()).toBe(8);
    },
  );

  it('leave no count of ads behind', () => {
    expect(accountWith().area.getItem('nanpure-ad-count')).toBeNull();
  });
});
