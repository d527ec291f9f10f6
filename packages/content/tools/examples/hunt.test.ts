import { formatGrid, formatPosition, parsePuzzle } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { loadReference, type ReferenceId } from '../../src/reference/index.ts';
import { exampleFile } from './example-file.ts';
import { hunt } from './hunt.ts';

async function exampleOn(id: ReferenceId) {
  const { examples } = await loadReference(id, 'en');
  const [example] = examples;
  if (!example) throw new Error(`no example on ${id}`);
  return example;
}

function puzzleOf(givens: string) {
  const puzzle = parsePuzzle(givens);
  if (!puzzle.ok) throw new Error(`not a puzzle: ${givens}`);
  return puzzle.value;
}

test('the example of a page is what the hunt brings home from its puzzle', async () => {
  const { givens, position, step } = await exampleOn('skyscraper');
  const caught = hunt({ puzzles: [puzzleOf(givens)], others: [] }, [step.technique]).get(
    step.technique,
  );
  expect(caught?.step).toEqual(step);
  expect(caught && formatPosition(caught.position, 'line')).toBe(position);
});

test('two techniques have examples from different puzzles, and a file has a line for each', async () => {
  const examples = await Promise.all([exampleOn('skyscraper'), exampleOn('two-string-kite')]);
  const puzzles = examples.map(({ givens }) => puzzleOf(givens));
  const grounds = { puzzles: [], others: puzzles };
  const caught = [...hunt(grounds, ['full-house', 'hidden-single']).values()];
  expect(new Set(caught.map(({ puzzle }) => puzzle)).size).toBe(2);

  const file = exampleFile(caught, 'npm run hunt:examples');
  for (const { puzzle, step } of caught) {
    const lines = file.split('\n').filter((line) => line.includes(`"${step.technique}"`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(formatGrid(puzzle.givens));
  }
});
