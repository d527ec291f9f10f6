import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { TECHNIQUE_IDS } from './technique-ids.ts';

test('the techniques that paths know are those of the engine, in its order', () => {
  expect(TECHNIQUE_IDS).toEqual(TAUGHT_TECHNIQUES.map(({ id }) => id));
});
