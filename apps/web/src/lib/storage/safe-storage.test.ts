import { describe, expect, it } from 'vitest';
import { createStorage } from './safe-storage.ts';
import { memoryArea } from './testing.ts';

function storageIn(area: Storage) {
  return createStorage(() => area);
}

describe('createStorage', () => {
  it('gives back what was written until it is removed', () => {
    const storage = storageIn(memoryArea());
    expect(storage.readItem('game')).toEqual({ ok: true, value: undefined });
    expect(storage.writeItem('game', '')).toEqual({ ok: true, value: undefined });
    expect(storage.readItem('game')).toEqual({ ok: true, value: '' });
    expect(storage.keys()).toEqual({ ok: true, value: ['game'] });
    expect(storage.removeItem('game').ok).toBe(true);
    expect(storage.readItem('game')).toEqual({ ok: true, value: undefined });
  });

  it('keeps the old text when there is no room for the new one', () => {
    const storage = storageIn(memoryArea(5));
    storage.writeItem('game', 'small');
    expect(storage.writeItem('game', 'too large')).toMatchObject({
      ok: false,
      error: { code: 'full' },
    });
    expect(storage.readItem('game')).toEqual({ ok: true, value: 'small' });
  });

  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('is full after %s', (name) => {
    const storage = createStorage(() => {
      throw new DOMException('too much', name);
    });
    expect(storage.writeItem('game', 'text')).toMatchObject({ error: { code: 'full' } });
  });

  it.each([
    ['throws when it is asked for', new DOMException('denied', 'SecurityError')],
    ['does not exist', new TypeError('localStorage is null')],
  ])('reports a storage that %s', (_case, reason) => {
    const storage = createStorage(() => {
      throw reason;
    });
    const blocked = { ok: false, error: { code: 'blocked' } };
    expect(storage.readItem('game')).toMatchObject(blocked);
    expect(storage.writeItem('game', 'text')).toMatchObject(blocked);
    expect(storage.removeItem('game')).toMatchObject(blocked);
    expect(storage.keys()).toMatchObject(blocked);
  });

  it('starts to work when the browser allows it later', () => {
    const area = memoryArea();
    let isAllowed = false;
    const storage = createStorage(() => {
      if (!isAllowed) throw new DOMException('denied', 'SecurityError');
      return area;
    });
    expect(storage.writeItem('game', 'text').ok).toBe(false);
    isAllowed = true;
    expect(storage.writeItem('game', 'text').ok).toBe(true);
  });
});
