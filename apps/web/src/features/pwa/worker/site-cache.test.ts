import { afterEach, expect, it, vi } from 'vitest';
import { dropOldSites } from './site-cache.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The names of the browser's caches that are left, of those that there were in the order of their making. */
async function leftOf(version: string, names: readonly string[]): Promise<string[]> {
  const left = new Set(names);
  vi.stubGlobal('caches', {
    keys: async () => [...left],
    delete: async (name: string) => left.delete(name),
  });
  await dropOldSites({ version, entry: '', assets: [] });
  return [...left];
}

it.each([
  ['the first one', 'c', ['c'], ['c']],
  ['one and its forerunner', 'c', ['b', 'c'], ['b', 'c']],
  ['the latest two of four', 'd', ['a', 'b', 'c', 'd'], ['c', 'd']],
])('what is kept of the builds: %s', async (_, version, before, after) => {
  const others = ['nanpure-data', 'elsewhere'];
  const named = (versions: readonly string[]) => versions.map((each) => `nanpure-site-${each}`);
  expect(await leftOf(version, [...others, ...named(before)])).toEqual([
    ...others,
    ...named(after),
  ]);
});
