import { describe, expect, it } from 'vitest';
import { withMemory } from '../../lib/storage/memory.ts';
import { createStorage } from '../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import { CREDITS_KEY, createCreditAccount } from './credit-storage.ts';

const NOON = new Date(2025, 6, 1, 12).getTime();
const HOUR = 3_600_000;

function accountWith(text?: string) {
  const area = memoryArea();
  if (text !== undefined) area.setItem(CREDITS_KEY, text);
  area.setItem('nanpure-ad-count', '3');
  const clock = { now: NOON };
  const account = createCreditAccount(withMemory(createStorage(() => area)), () => clock.now);
  return { area, clock, account };
}

describe('credits', () => {
  it('begin at none, and nothing can be bought for that', () => {
    const { area, account } = accountWith();
    expect(account.balance()).toBe(0);
    expect(account.spend()).toBe(false);
    expect(area.getItem(CREDITS_KEY)).toBeNull();
  });

  it('come four at a time and go one by one', () => {
    const { area, account } = accountWith();
    account.grant();
    expect(JSON.parse(area.getItem(CREDITS_KEY) ?? '')).toEqual({ date: '2025-07-01', credits: 4 });
    expect([1, 2, 3, 4, 5].map(() => account.spend())).toEqual([true, true, true, true, false]);
    account.grant();
    account.grant();
    expect(account.balance()).toBe(8);
  });

  it('are gone on a new day, and those of a day to come count for nothing', () => {
    const { clock, account } = accountWith();
    account.grant();
    clock.now += 11 * HOUR;
    expect(account.balance()).toBe(4);
    clock.now += HOUR;
    expect(account.balance()).toBe(0);
    account.grant();
    clock.now -= 24 * HOUR;
    expect(account.balance()).toBe(0);
  });

  it.each(['', 'null', '4', '{"date":"2025-07-01","credits":-1}', '{"date":"1","credits":4}'])(
    'are none where %o is stored',
    (text) => {
      const { account } = accountWith(text);
      expect(account.balance()).toBe(0);
      account.grant();
      expect(account.balance()).toBe(4);
    },
  );

  it('leave no count of ads behind', () => {
    expect(accountWith().area.getItem('nanpure-ad-count')).toBeNull();
  });
});
