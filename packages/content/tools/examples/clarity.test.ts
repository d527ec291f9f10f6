import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/languages.ts';
import { loadReference, REFERENCE_PAGES } from '../../src/reference/index.ts';
import { isOfAnotherShape } from './clarity.ts';

test.each(REFERENCE_PAGES)('the examples of $id have what the page is about', async ({ id }) => {
  const { examples } = await loadReference(id, LANGUAGES[0]);
  const others = examples.map(({ step }) => step).filter(isOfAnotherShape);
  expect(others.map(({ technique }) => technique)).toEqual([]);
});

test('almost locked sets that share a cell are no clear example of three', async () => {
  const { examples } = await loadReference('als-xy-wing', LANGUAGES[0]);
  const [step] = examples.map((example) => example.step);
  if (!step) throw new Error('no example');
  const [first] = step.premises;
  if (!first || !('cells' in first)) throw new Error('a first set of one cell');
  const [cell = 0] = first.cells;
  const premises = [...step.premises, { cell, digits: [1, 2] as const }];
  expect(isOfAnotherShape({ ...step, premises })).toBe(true);
});

test('a chain without a group is no example of a grouped one', async () => {
  const { examples } = await loadReference('aic', LANGUAGES[0]);
  const [step] = examples.map((example) => example.step);
  if (!step) throw new Error('no example');
  expect(isOfAnotherShape(step)).toBe(false);
  expect(isOfAnotherShape({ ...step, technique: 'grouped-aic' })).toBe(true);
});
