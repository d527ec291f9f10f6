import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridOf, valueAt } from './grid.ts';
import { gridFrom, withValue } from './testing/boards.ts';
import { GAME_PUZZLE } from './testing/game/games.ts';
import { cellNamed } from './testing/notation.ts';
import { SEED, TRIALS } from './testing/trials.ts';
import { validate } from './validation.ts';

const { givens, solution } = GAME_PUZZLE;

describe('the facts about a board', () => {
  test('the solution is all that it can be, with and without being told so', () => {
    const facts = {
      conflicts: [],
      wrongCells: [],
      isValid: true,
      isComplete: true,
      isCorrect: true,
    };
    expect(validate(solution)).toEqual(facts);
    expect(validate(solution, solution)).toEqual(facts);
  });

  test('the givens are valid and right so far, but not complete', () => {
    const facts = {
      conflicts: [],
      wrongCells: [],
      isValid: true,
      isComplete: false,
      isCorrect: false,
    };
    expect(validate(givens)).toEqual(facts);
    expect(validate(givens, solution)).toEqual(facts);
  });

  test('a digit that stands twice in two houses is a conflict in each @5.6', () => {
    const cells = [cellNamed('r1c1'), cellNamed('r1c3')];
    const facts = validate(withValue(givens, cellNamed('r1c3'), 5), solution);
    expect(facts).toEqual({
      conflicts: [
        { house: 0, digit: 5, cells },
        { house: 18, digit: 5, cells },
      ],
      wrongCells: [cellNamed('r1c3')],
      isValid: false,
      isComplete: false,
      isCorrect: false,
    });
  });

  test('a digit can be wrong without breaking a rule: only the solution tells', () => {
    const board = withValue(givens, cellNamed('r1c3'), 1);
    expect(validate(board)).toMatchObject({ isValid: true, wrongCells: [] });
    expect(validate(board, solution)).toMatchObject({
      isValid: true,
      wrongCells: [cellNamed('r1c3')],
    });
  });

  test('a full board that keeps the rules is correct, unless another solution was asked for', () => {
    // Any permutation of the digits keeps the rules.
    const other = gridFrom(solution.map((digit) => (digit % 9) + 1).join(''));
    expect(validate(other)).toMatchObject({ isCorrect: true });
    const facts = validate(other, solution);
    expect(facts).toMatchObject({ isValid: true, isComplete: true, isCorrect: false });
    expect(facts.wrongCells).toHaveLength(81);
  });

  test('a full board with a repetition is not correct', () => {
    const board = withValue(solution, cellNamed('r1c3'), 5);
    expect(validate(board)).toMatchObject({ isValid: false, isComplete: true, isCorrect: false });
  });

  test('an empty board is valid @5.6', () => {
    expect(validate(gridOf(() => 0))).toMatchObject({ isValid: true, isComplete: false });
  });
});

test('whatever is changed about the solution is wrong, and nothing else is', () => {
  const changes = fc.uniqueArray(fc.nat(80), { maxLength: 81 });
  const property = fc.property(changes, fc.boolean(), (cells, isCleared) => {
    const board = gridOf((cell) => {
      if (!cells.includes(cell)) return valueAt(solution, cell);
      return isCleared ? 0 : valueAt(solution, (cell + 1) % 81);
    });
    const differing = cells.filter((cell) => valueAt(board, cell) !== valueAt(solution, cell));
    const facts = validate(board, solution);
    expect(facts.wrongCells).toEqual(isCleared ? [] : differing.sort((a, b) => a - b));
    expect(facts.isComplete).toBe(!isCleared || cells.length === 0);
    expect(facts.isCorrect).toBe(differing.length === 0);
  });
  fc.assert(property, { seed: SEED, numRuns: TRIALS.grids });
});
