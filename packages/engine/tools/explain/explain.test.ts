import { describe, expect, test } from 'vitest';
import { Position } from '../../src/position.ts';
import { solveByLogic } from '../../src/rating.ts';
import { findSteps } from '../../src/step.ts';
import { TAUGHT_TECHNIQUES, type TechniqueId } from '../../src/techniques/index.ts';
import { positionWithPlaces, puzzleFrom, unwrap } from '../../src/testing/boards.ts';
import { cellsNamed } from '../../src/testing/notation.ts';
import { ALL_PUZZLES, PUZZLES } from '../../src/testing/puzzles.ts';
import { askedPuzzle } from './asked-puzzle.ts';
import { explanationOf } from './explanation.ts';
import { parseOptions } from './options.ts';
import { listOf, sentenceOf } from './words.ts';

const STEPS = ALL_PUZZLES.flatMap((text) => solveByLogic(puzzleFrom(text)).steps);

function firstSentence(position: Position, technique: TechniqueId): string {
  const [step] = findSteps(position, { techniques: [technique] });
  return step ? sentenceOf(step) : 'nothing found';
}

test('a list in words', () => {
  expect([listOf([]), listOf(['a']), listOf([1, 2]), listOf([1, 2, 3], 'or')]).toEqual([
    '',
    'a',
    '1 and 2',
    '1, 2 or 3',
  ]);
});

describe('a step as a sentence', () => {
  test.each(TAUGHT_TECHNIQUES.map(({ id }) => id))('names each cell that %s changes', (id) => {
    const steps = STEPS.filter(({ technique }) => technique === id);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const sentence = sentenceOf(step);
      expect(sentence).toMatch(/^[a-zA-Z- ]+: .+, so .+\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[|,,/);
      const changed = [...step.placements, ...step.eliminations];
      const named = changed.filter(({ cell }) =>
        sentence.includes(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`),
      );
      expect(named).toEqual(changed);
    }
  });

  test('says where a fish lies and what it removes', () => {
    const cells = cellsNamed('r1c2 r1c7 r4c2 r4c7 r8c7 r9c2');
    expect(firstSentence(positionWithPlaces(5, cells), 'x-wing')).toBe(
      'X-Wing: in row 1 and row 4, 5 fits into column 2 and column 7 only, so no 5 in r8c7 or r9c2.',
    );
  });

  test('says what a single places', () => {
    const position = Position.fromGrid(puzzleFrom(PUZZLES.easy[0] ?? '').givens);
    expect(firstSentence(position, 'hidden-single')).toMatch(
      /^hidden single: in (row|column|box) \d, (\d) fits into (r\dc\d) only, so \3 is \2\.$/,
    );
  });
});

describe('the command line', () => {
  test.each([[['--help']], [['-h']], [['hard-0001', '--help']]])('%j asks for help', (args) => {
    expect(parseOptions(args)).toEqual({ ok: true, value: 'help' });
  });

  test('names an option that there is not, and a puzzle that is missing', () => {
    expect(parseOptions(['--hlep'])).toEqual({ ok: false, error: 'Unknown option --hlep.' });
    expect(parseOptions([])).toEqual({ ok: false, error: 'Which puzzle?' });
  });

  test('takes a puzzle in several words, and one that begins with dashes', () => {
    expect(parseOptions(['53..', '7...'])).toEqual({ ok: true, value: { puzzle: '53.. 7...' } });
    expect(parseOptions(['--3-2'])).toEqual({ ok: true, value: { puzzle: '--3-2' } });
  });
});

describe('the puzzle that was asked for', () => {
  test('comes from the bank by its id, or from its 81 characters', () => {
    const { givens } = unwrap(askedPuzzle('hard-0001'));
    expect(unwrap(askedPuzzle(givens.join(''))).givens).toEqual(givens);
  });

  test.each([
    ['easy-9999', 'the bank has no problem easy-9999'],
    ['', 'a puzzle has 81 cells, this text has 0'],
    [`x${'.'.repeat(80)}`, '"x" in row 1, column 1 is no digit'],
    [`11${'.'.repeat(79)}`, 'a digit stands twice in a row, column or box'],
    [`12345678.........9${'.'.repeat(63)}`, 'it has no solution'],
    ['.'.repeat(81), 'it has more than one solution'],
  ])('"%s" is answered with: %s', (asked, error) => {
    expect(askedPuzzle(asked)).toEqual({ ok: false, error });
  });
});

describe('an explanation', () => {
  test('leads to the solution and says what it takes', () => {
    const text = explanationOf(puzzleFrom(PUZZLES.easy[0] ?? ''));
    expect(text).toContain('\n 1. ');
    expect(text).toContain('Difficulty: easy, by logic alone');
    expect(text).toMatch(/Techniques on the easiest-first path: naked single/);
  });

  test('shows where logic ends in a puzzle beyond the eight techniques', () => {
    const text = explanationOf(puzzleFrom(PUZZLES.beyond[0] ?? ''));
    expect(text).toContain('None of the eight techniques goes on from here');
    expect(text).toContain('Difficulty: beyond the eight techniques');
  });
});
