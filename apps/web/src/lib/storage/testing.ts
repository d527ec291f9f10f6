/** A browser's storage that takes only texts up to some length. */
export function memoryArea(capacity = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  const methods: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > capacity) throw new DOMException('too much', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
  // As in browsers, the keys are the properties.
  return new Proxy(methods, {
    get: (target, key) => items.get(String(key)) ?? Reflect.get(target, key),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
