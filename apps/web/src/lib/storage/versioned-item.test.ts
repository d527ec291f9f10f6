import { err, ok } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { withMemory } from './memory.ts';
import { createStorage } from './safe-storage.ts';
import { memoryArea } from './testing.ts';
import { createVersionedItem } from './versioned-item.ts';

const NOW = 7;
const NONE: readonly string[] = [];

/** Names, each on a line below the version. */
const names = createVersionedItem({
  key: 'names',
  parse: (text) => {
    const [version, ...lines] = text.split('\n');
    if (version === '1') return ok(lines);
    return err(version === '2' ? 'newer' : 'damaged');
  },
  serialize: (lines: readonly string[]) => ['1', ...lines].join('\n'),
  empty: NONE,
});

function storageWith(text?: string) {
  const area = memoryArea();
  if (text !== undefined) area.setItem('names', text);
  return { area, storage: withMemory(createStorage(() => area)) };
}

test('what is stored is read and changed, and nothing is written where nothing changes', () => {
  const { area, storage } = storageWith();
  expect(names.load(storage, NOW)).toBe(NONE);
  names.update((lines) => lines, storage, NOW);
  expect(area.getItem('names')).toBeNull();
  names.update((lines) => [...lines, 'a'], storage, NOW);
  expect(names.load(storage, NOW)).toEqual(['a']);
  expect(area.getItem('names')).toBe('1\na');
});

test('what is damaged is set aside, and what a later version has written stays', () => {
  const damaged = storageWith('?');
  names.update((lines) => [...lines, 'a'], damaged.storage, NOW);
  expect(damaged.area.getItem('names-unreadable-7')).toBe('?');
  expect(damaged.area.getItem('names')).toBe('1\na');
  const newer = storageWith('2\nb');
  names.update((lines) => [...lines, 'a'], newer.storage, NOW);
  expect(newer.area.getItem('names')).toBe('2\nb');
  expect(names.load(newer.storage, NOW)).toEqual(['a']);
});
