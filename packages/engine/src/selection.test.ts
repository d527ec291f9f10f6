import { describe, expect, test } from 'vitest';
import { seededRandom } from './generator/random.ts';
import { REMEMBERED_CHOICES, rememberChoice, selectIndex, selectPuzzle } from './selection.ts';
import { SEED } from './testing/trials.ts';

/** A source that gives these numbers, the last one for ever, and counts how many were taken. */
function scripted(...numbers: number[]) {
  const source = {
    taken: 0,
    random: () => numbers[Math.min(source.taken++, numbers.length - 1)] ?? 0,
  };
  return source;
}

describe('choosing a puzzle', () => {
  test('never takes one of the last five while there are more than five @9.5', () => {
    const random = seededRandom(`${SEED}/selection`);
    // With 60 to choose from, ten tries all among five come about once in 10^10 choices.
    let recent: number[] = [];
    for (let choice = 0; choice < 2000; choice++) {
      const index = selectIndex(60, recent, random) ?? -1;
      expect(recent).not.toContain(index);
      recent = rememberChoice(recent, index);
    }
  });

  test('reaches all of them', () => {
    const random = seededRandom(`${SEED}/all`);
    const chosen = new Set(Array.from({ length: 300 }, () => selectIndex(20, [], random)));
    expect([...chosen].sort((a = 0, b = 0) => a - b)).toEqual([...Array(20).keys()]);
  });

  test('tries again as long as the choice is a recent one', () => {
    const source = scripted(0.05, 0.15, 0.25, 0.95);
    expect(selectIndex(10, [0, 1, 2, 3, 4], source.random)).toBe(9);
    expect(source.taken).toBe(4);
  });

  test('gives up after ten tries and takes what comes @9.5', () => {
    const stuck = scripted(0);
    expect(selectIndex(10, [0], stuck.random)).toBe(0);
    expect(stuck.taken).toBe(10);
    const lucky = scripted(...Array(9).fill(0), 0.55);
    expect(selectIndex(10, [0], lucky.random)).toBe(5);
  });

  test('looks at the last five only', () => {
    expect(selectIndex(10, [0, 1, 2, 3, 4, 5], scripted(0, 0.15).random)).toBe(0);
  });

  test('avoids nothing where there are five or fewer @9.5', () => {
    const source = scripted(0);
    expect(selectIndex(5, [0, 1, 2, 3, 4], source.random)).toBe(0);
    expect(source.taken).toBe(1);
    expect(selectIndex(6, [0], scripted(0, 0.5).random)).toBe(3);
  });

  test('is not possible where there is nothing', () => {
    expect(selectIndex(0, [])).toBeUndefined();
    expect(selectIndex(-1, [])).toBeUndefined();
  });
});

test('the last five choices are remembered, oldest first', () => {
  expect(rememberChoice([], 3)).toEqual([3]);
  expect(rememberChoice([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4, 5]);
  expect(rememberChoice([1, 2, 3, 4, 5], 6)).toEqual([2, 3, 4, 5, 6]);
  const recent = [1, 2, 3, 4, 5];
  rememberChoice(recent, 6);
  expect(recent).toEqual([1, 2, 3, 4, 5]);
  expect(REMEMBERED_CHOICES).toBe(5);
});

describe('choosing a puzzle of a difficulty', () => {
  const problems = Array.from({ length: 36 }, (_, index) => ({
    name: `problem ${index}`,
    difficulty: index % 3 === 0 ? ('easy' as const) : ('hard' as const),
  }));

  test('takes it from the pool of that difficulty, all of which come in turn', () => {
    const random = seededRandom(`${SEED}/pool`);
    const names = new Set<string>();
    let recent: readonly number[] = [];
    for (let choice = 0; choice < 200; choice++) {
      const selection = selectPuzzle(problems, 'easy', { recent, random });
      expect(selection?.problem.difficulty).toBe('easy');
      names.add(selection?.problem.name ?? '');
      recent = selection?.recent ?? [];
    }
    expect(names.size).toBe(12);
  });

  test('avoids the last five, and remembers the new one among them', () => {
    const selection = selectPuzzle(problems, 'easy', {
      recent: [0, 1, 2, 3, 4],
      random: scripted(0, 0.99).random,
    });
    expect(selection?.problem.name).toBe('problem 33');
    expect(selection?.recent).toEqual([1, 2, 3, 4, 11]);
  });

  test('needs nothing but puzzles and a difficulty', () => {
    expect(selectPuzzle(problems, 'hard')?.problem.difficulty).toBe('hard');
    expect(selectPuzzle(problems, 'medium')).toBeUndefined();
    expect(selectPuzzle([], 'easy')).toBeUndefined();
  });
});
