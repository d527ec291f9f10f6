import { loadLadderWriter } from '@nanpure/content/ladder';
import { Position } from '@nanpure/engine';
import { findSteps, type LadderStep, type LadderTechniqueId } from '@nanpure/engine/ladder';
import { describe, expect, it } from 'vitest';
import { toldUses } from './told-uses.ts';

const PUZZLE = '.......3...514...81....27...5.4.6...4..2...53..7......2..31.4....36.52.........9.';

function usesOf(technique: LadderTechniqueId): readonly LadderStep[] {
  return [...findSteps(Position.fromGrid(PUZZLE), { techniques: [technique] })].slice(0, 100);
}

describe.each(['en', 'ja'] as const)('uses of a technique in %s', (language) => {
  const gap = language === 'en' ? ' ' : '';

  it.each([
    'hidden-single',
    'turbot-fish',
    'finned-x-wing',
    'franken-swordfish',
    'mutant-jellyfish',
    'death-blossom',
    'forcing-net',
  ] as const)('are told apart: %s', async (technique) => {
    const writer = await loadLadderWriter(language);
    const uses = usesOf(technique);
    const texts = toldUses(uses, writer, gap).map(({ text }) => text);
    expect(new Set(uses.map(writer.answerOf)).size).toBeLessThan(uses.length);
    expect(texts).toHaveLength(uses.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are told without reasons where no other has the same outcome', async () => {
    const writer = await loadLadderWriter(language);
    const [use] = usesOf('hidden-single');
    if (!use) throw new Error('no use');
    expect(toldUses([use], writer, gap)).toEqual([{ use, text: writer.answerOf(use) }]);
  });

  it('are one where all of their words are the same', async () => {
    const writer = await loadLadderWriter(language);
    const [use] = usesOf('hidden-single');
    if (!use) throw new Error('no use');
    expect(toldUses([use, { ...use }], writer, gap)).toHaveLength(1);
  });
});

it('a digit that has one place in several houses is told with each of them', async () => {
  const texts = toldUses(usesOf('hidden-single'), await loadLadderWriter('en'), ' ');
  expect(texts.map(({ text }) => text)).toContain(
    '2 goes in row 9 column 5. In row 9, 2 fits only in column 5.',
  );
});
