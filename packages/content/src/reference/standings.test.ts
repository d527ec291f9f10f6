import { LADDER } from '@nanpure/engine/ladder';
import { expect, it } from 'vitest';
import { STANDINGS } from './standings.ts';

it('says of each technique what the ladder says', () => {
  expect(STANDINGS).toEqual(LADDER.map(({ id, level, score }) => ({ id, level, score })));
});
