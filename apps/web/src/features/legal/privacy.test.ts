import { type LegalDocument, loadLegalDocument } from '@nanpure/content/legal';
import { expect, it } from 'vitest';

/** The product's own code as text, tests aside. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.ts', '!../../**/testing.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Under which names something is stored: a key as it stands in the code, or its beginning. */
const KEY = /_KEY\w*\s*=\s*'([\w-]+)'|KEY_PREFIX\s*=\s*'([\w-]+)'/g;

/** It holds nothing: an earlier version's is only taken away. */
const ONLY_REMOVED = 'nanpure-ad-count';

function namesIn({ sections }: LegalDocument): string[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const rows = blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? block.table.rows : [],
  );
  return rows.flat().flatMap((cell) => (typeof cell === 'string' ? [] : cell.names));
}

it('names everything that is stored in a browser', async () => {
  const named = namesIn(await loadLegalDocument('privacy', 'en'));
  const matches = Object.values(SOURCES).flatMap((source) => [...source.matchAll(KEY)]);
  const stored = matches.flatMap(([, key, prefix]) => key ?? prefix ?? []);
  // As many as there were when this was written: fewer, and the search has gone blind.
  expect(stored.length).toBeGreaterThanOrEqual(9);
  const unnamed = stored.filter((key) => !named.some((name) => name.startsWith(key)));
  expect(unnamed).toEqual([ONLY_REMOVED]);
});
