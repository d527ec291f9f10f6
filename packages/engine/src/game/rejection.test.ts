import { expect, test } from 'vitest';
import { answer, NEW_GAME } from '../testing/games.ts';
import { cellNamed } from '../testing/notation.ts';
import { play } from './play.ts';
import { rejectionOf } from './rejection.ts';

const cell = cellNamed('r1c3');

test('a right digit is not rejected, not even where it stands already', () => {
  expect(rejectionOf(NEW_GAME, { cell, digit: 4 })).toBeUndefined();
  expect(rejectionOf(play(NEW_GAME, answer('r1c3', 4)), { cell, digit: 4 })).toBeUndefined();
});

test('a repetition among the player’s own answers is named by house and cell', () => {
  const game = play(NEW_GAME, answer('r1c3', 4));
  expect(rejectionOf(game, { cell: cellNamed('r1c4'), digit: 4 })).toEqual({
    cell: cellNamed('r1c4'),
    digit: 4,
    reason: { code: 'repeats', house: 0, cell },
  });
});
