import { type LegalDocument, loadLegalDocument } from '@nanpure/content/legal';
import { expect, it } from 'vitest';
import { withMemory } from '../../lib/storage/memory.ts';
import { createStorage } from '../../lib/storage/safe-storage.ts';
import { setAside } from '../../lib/storage/set-aside.ts';
import { memoryArea } from '../../lib/storage/testing.ts';

/** The product's own code as text, tests aside. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.ts', '!../../**/testing.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Under which names something is stored: a key or a cache as it stands in the code, or its beginning. */
const KEY = /(?:_KEY\w*|\bKEY_PREFIX|_CACHE|\bPREFIX(?=\s*=\s*'nanpure))\s*=\s*'([\w-]+)'/g;

/** It holds nothing: an earlier version's is only taken away. */
const ONLY_REMOVED = 'nanpure-ad-count';

function namesIn({ sections }: LegalDocument): string[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const rows = blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? block.table.rows : [],
  );
  return rows.flat().flatMap((cell) => (typeof cell === 'string' ? [] : cell.names));
}

it('names everything that is stored in a browser @1.11 @9.13', async () => {
  const named = namesIn(await loadLegalDocument('privacy', 'en'));
  const matches = Object.values(SOURCES).flatMap((source) => [...source.matchAll(KEY)]);
  const stored = matches.flatMap(([, key]) => key ?? []);
  // As many as there were when this was written: fewer, and the search has gone blind.
  expect(stored.length).toBeGreaterThanOrEqual(14);
  const unnamed = stored.filter((key) => !named.some((name) => name.startsWith(key)));
  expect(unnamed).toEqual([ONLY_REMOVED]);
});

it('names what is set aside because it can not be read', async () => {
  const named = namesIn(await loadLegalDocument('privacy', 'en'));
  const storage = withMemory(createStorage(() => memoryArea()));
  const kept: string[] = [];
  const writeItem: typeof storage.writeItem = (key, text) => {
    kept.push(key);
    return storage.writeItem(key, text);
  };
  setAside({ ...storage, writeItem }, 'nanpure-game-easy', '{', 1_800_000_000_000);
  const forms = named.map((name) => new RegExp(`^${name.replaceAll('…', '.+')}$`));
  expect(kept).toHaveLength(1);
  expect(kept.filter((key) => !forms.some((form) => form.test(key)))).toEqual([]);
});
