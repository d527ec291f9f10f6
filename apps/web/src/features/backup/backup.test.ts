import { describe, expect, it } from 'vitest';
import { withMemory } from '../../lib/storage/memory.ts';
import { createStorage } from '../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import {
  type FindReader,
  type ItemReader,
  LONGEST_BACKUP,
  makeBackup,
  parseBackup,
} from './backup.ts';
import { collectItems, replacedKeys, restoreItems } from './backup-storage.ts';

const READERS = new Map<string, ItemReader>([
  ['nanpure-game-easy', (text) => (text.startsWith('game') ? text : undefined)],
  ['theme', (text) => (text === 'dark' ? text : undefined)],
]);
const readerOf: FindReader = (key) => READERS.get(key);

function storageWith(items: Readonly<Record<string, string>>, capacity?: number) {
  const area = memoryArea(capacity);
  for (const [key, text] of Object.entries(items)) area.setItem(key, text);
  return { area, storage: withMemory(createStorage(() => area)) };
}

describe('a backup', () => {
  it('brings back what was collected', () => {
    const { storage } = storageWith({
      'nanpure-game-easy': 'game 1',
      theme: 'dark',
      i18nextLng: 'ja',
      'klaro-consent': 'not a thing to carry along',
      foreign: 'of another script',
    });
    const items = collectItems(storage);
    expect(Object.keys(items)).toEqual(['i18nextLng', 'nanpure-game-easy', 'theme']);
    expect(parseBackup(makeBackup(items, 7), readerOf)).toEqual({
      ok: true,
      value: { items: { 'nanpure-game-easy': 'game 1', theme: 'dark' }, madeAt: 7 },
    });
  });

  it('has what could not be stored', () => {
    const { storage } = storageWith({ theme: 'dark' }, 5);
    storage.writeItem('nanpure-game-easy', 'game that is too large');
    expect(collectItems(storage)).toEqual({
      'nanpure-game-easy': 'game that is too large',
      theme: 'dark',
    });
  });

  it.each([
    ['', 'no-backup'],
    ['<!doctype html>', 'no-backup'],
    ['null', 'no-backup'],
    ['{"format":"nanpure-lab-backup"}', 'no-backup'],
    ['{"format":"other","version":1,"madeAt":1,"items":{}}', 'no-backup'],
    ['{"format":"nanpure-lab-backup","version":2,"stuff":[]}', 'newer'],
    [makeBackup({ theme: 'dark' }, 1e300), 'no-backup'],
    [makeBackup({}, 1), 'empty'],
    [makeBackup({ 'nanpure-unheard-of': 'x', __proto__: 'x' }, 1), 'empty'],
    [' '.repeat(LONGEST_BACKUP + 1), 'too-large'],
  ])('refuses what is none: %.60s', (text, code) => {
    expect(parseBackup(text, readerOf)).toEqual({ ok: false, error: { code } });
  });

  it('refuses all when a part is damaged, and says which', () => {
    const text = makeBackup({ theme: 'dark', 'nanpure-game-easy': 'nonsense' }, 1);
    expect(parseBackup(text, readerOf)).toEqual({
      ok: false,
      error: { code: 'damaged', at: 'nanpure-game-easy' },
    });
  });
});

describe('bringing items back', () => {
  it('says beforehand what is replaced: not what is missing or the same', () => {
    const { storage } = storageWith({ a: '1', b: '2' });
    expect(replacedKeys({ a: '1', b: 'other', c: '3' }, storage, readerOf)).toEqual(['b']);
  });

  it('takes for the same what is only written in another way', () => {
    const { storage } = storageWith({ a: 'mine: 1', b: 'mine: 2' });
    const withoutOwner: FindReader = () => (text) => text.replace('mine: ', '');
    expect(replacedKeys({ a: '1', b: '3' }, storage, withoutOwner)).toEqual(['b']);
  });

  it('replaces what is in the items and nothing else', () => {
    const { area, storage } = storageWith({ a: '1', b: '2' });
    expect(restoreItems({ b: '3', c: '4' }, storage).ok).toBe(true);
    expect({ ...area }).toEqual({ a: '1', b: '3', c: '4' });
  });

  it('changes nothing when not all of it fits', () => {
    const { area, storage } = storageWith({ a: '1', b: '2' }, 3);
    const restored = restoreItems({ a: 'new', c: 'x', b: 'too large' }, storage);
    expect(restored).toMatchObject({ ok: false, error: { code: 'full' } });
    expect({ ...area }).toEqual({ a: '1', b: '2' });
    expect(storage.trouble()).toBeUndefined();
  });
});
