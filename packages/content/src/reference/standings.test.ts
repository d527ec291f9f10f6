import { LADDER } from '@nanpure/engine/ladder';
import { expect, it } from 'vitest';
import { STANDINGS } from './standings.ts';

it('says of each technique what the ladder says', () => {
  expect(STANDINGS, 'a line for each rung of the ladder, in its order, in standings.ts').toEqual(
    LADDER.map(({ id, level, score }) => ({ id, level, score })),
  );
});
