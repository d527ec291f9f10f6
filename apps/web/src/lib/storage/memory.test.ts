import { err, ok } from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import { withMemory } from './memory.ts';
import { createStorage, type SafeStorage } from './safe-storage.ts';
import { setAside } from './set-aside.ts';
import { memoryArea } from './testing.ts';

const BLOCKED = err({ code: 'blocked', message: 'denied' } as const);
const blocked: SafeStorage = {
  readItem: () => BLOCKED,
  writeItem: () => BLOCKED,
  removeItem: () => BLOCKED,
  keys: () => BLOCKED,
};

function storageOf(capacity?: number) {
  const area = memoryArea(capacity);
  return { area, storage: withMemory(createStorage(() => area)) };
}

describe('withMemory', () => {
  it('keeps out of the way while the storage works', () => {
    const { area, storage } = storageOf();
    expect(storage.writeItem('game', 'a')).toEqual(ok(undefined));
    area.setItem('game', 'b');
    expect(storage.readItem('game')).toEqual(ok('b'));
    expect(storage.trouble()).toBeUndefined();
  });

  it('goes on in memory where storage is blocked, and says so', () => {
    const storage = withMemory(blocked);
    expect(storage.readItem('game')).toEqual(BLOCKED);
    expect(storage.writeItem('game', 'a')).toEqual(BLOCKED);
    expect(storage.readItem('game')).toEqual(ok('a'));
    expect(storage.trouble()).toBe('blocked');
    storage.removeItem('game');
    expect(storage.readItem('game')).toEqual(ok(undefined));
    expect(storage.trouble()).toBeUndefined();
  });

  it('reads the newer text from memory while the storage is full, until there is room', () => {
    const { area, storage } = storageOf(5);
    storage.writeItem('game', 'small');
    expect(storage.writeItem('game', 'too large').ok).toBe(false);
    expect(storage.readItem('game')).toEqual(ok('too large'));
    expect(storage.readStored('game')).toEqual(ok('small'));
    expect(area.getItem('game')).toBe('small');
    expect(storage.trouble()).toBe('full');
    storage.writeItem('game', 'fits');
    expect(area.getItem('game')).toBe('fits');
    expect(storage.trouble()).toBeUndefined();
  });

  it('leaves alone what is protected, also when it is taken away', () => {
    const { area, storage } = storageOf();
    area.setItem('game', 'from a newer version');
    storage.protectItem('game');
    expect(storage.writeItem('game', 'a')).toMatchObject({ error: { code: 'protected' } });
    expect(storage.readItem('game')).toEqual(ok('a'));
    storage.removeItem('game');
    expect(storage.readItem('game')).toEqual(ok(undefined));
    expect(area.getItem('game')).toBe('from a newer version');
  });

  it('names the keys of storage and memory alike', () => {
    const { area, storage } = storageOf(5);
    area.setItem('a', '1');
    area.setItem('b', '2');
    storage.writeItem('c', 'too large');
    storage.protectItem('b');
    storage.removeItem('b');
    expect(storage.keys()).toEqual(ok(['a', 'c']));
    expect(withMemory(blocked).keys()).toEqual(BLOCKED);
  });

  it('tells those who listen, as long as they do', () => {
    const storage = withMemory(blocked);
    const heard: unknown[] = [];
    const stop = storage.onTrouble(() => heard.push(storage.trouble()));
    storage.writeItem('game', 'a');
    stop();
    storage.removeItem('game');
    expect(heard).toEqual(['blocked']);
  });
});

describe('setAside', () => {
  it('moves a text to a key of its own', () => {
    const { area, storage } = storageOf();
    area.setItem('game', 'broken');
    setAside(storage, 'game', 'broken', 7);
    expect(area.getItem('game')).toBeNull();
    expect(area.getItem('game-unreadable-7')).toBe('broken');
  });

  it('leaves it where it is when there is no room for a copy, and has nothing written over it', () => {
    const full = err({ code: 'full', message: 'too much' } as const);
    const storage = withMemory({
      readItem: () => ok('broken'),
      writeItem: () => full,
      removeItem: () => ok(undefined),
      keys: () => ok(['game']),
    });
    setAside(storage, 'game', 'broken', 7);
    expect(storage.writeItem('game', 'new')).toMatchObject({ error: { code: 'protected' } });
    storage.removeItem('game');
    expect(storage.readStored('game')).toEqual(ok('broken'));
  });
});
