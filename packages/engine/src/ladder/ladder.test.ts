import { expect, test } from 'vitest';
import { TAUGHT_TECHNIQUES } from '../techniques/index.ts';
import { LADDER } from './ladder.ts';
import { LADDER_LEVELS } from './model/technique.ts';

test('the ladder goes up level by level, and each technique stands on it once', () => {
  const levels = LADDER.map(({ level }) => LADDER_LEVELS.indexOf(level));
  expect(levels).toEqual([...levels].sort((one, other) => one - other));
  expect(new Set(LADDER.map(({ id }) => id)).size).toBe(LADDER.length);
});

test('the techniques of the course have the level that the course gives them', () => {
  for (const { id, puzzleDifficulty } of TAUGHT_TECHNIQUES) {
    expect(LADDER.find((rung) => rung.id === id)?.level, id).toBe(puzzleDifficulty);
  }
});

test('what is told of a technique is plain data', () => {
  expect(structuredClone(LADDER)).toEqual(LADDER);
});
