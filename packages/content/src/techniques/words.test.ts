import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { loadLessonTexts } from './index.ts';

/** What an English lesson says, in the order in which it is read. */
async function readThrough(id: (typeof TAUGHT_TECHNIQUES)[number]['id']): Promise<string> {
  const { concept, howToFind, tips, mastery } = await loadLessonTexts(id, 'en');
  return [...concept, ...howToFind.scan, ...howToFind.notes, ...tips, mastery].join(' ');
}

describe.each(TAUGHT_TECHNIQUES)('the English lesson of $id', ({ id }) => {
  test('says what a house is where it first speaks of one', async () => {
    const [first] = (await readThrough(id)).match(/(?:\w+ ){0,3}houses?\b/) ?? [];
    expect(first ?? 'is called a house').toMatch(/is called a house$/);
  });

  test('uses no word that it does not explain', async () => {
    expect(await readThrough(id)).not.toMatch(/\b(?:sees|closed|base)\b/);
  });
});
