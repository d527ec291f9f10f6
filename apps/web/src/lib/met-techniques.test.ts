import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MET_KEY, noteHardGame, noteMet } from './met-techniques.ts';
import { deviceStorage } from './storage/storage.ts';
import { memoryArea } from './storage/testing.ts';

let area: Storage;
const NOW = new Date(2026, 2, 3, 12).getTime();
const lines = () => (area.getItem(MET_KEY) ?? '').split('\n');

beforeEach(() => {
  area = memoryArea();
  vi.stubGlobal('window', { localStorage: area });
  // Other tests may have left something in memory.
  deviceStorage.removeItem(MET_KEY);
});
afterEach(() => vi.unstubAllGlobals());

test('what games led to is noted once a day and reason', () => {
  for (let times = 0; times < 3; times++) {
    noteMet('x-wing', undefined, 'hint', NOW);
    noteMet('hidden-single', 'row', 'look-back', NOW);
    noteHardGame('hard-1');
  }
  expect(lines()).toEqual([
    '2026-03-03 hint x-wing',
    '2026-03-03 look-back hidden-single row',
    'game hard-1',
  ]);
});

test('no more than forty lines are kept, the latest ones', () => {
  for (let day = 0; day < 50; day++) noteMet('x-wing', undefined, 'hint', NOW + day * 86_400_000);
  expect(lines()).toHaveLength(40);
  expect(lines().at(-1)).toBe('2026-04-21 hint x-wing');
});
