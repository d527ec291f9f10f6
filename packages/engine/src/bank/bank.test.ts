import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { factsOf, type PuzzleFacts } from '../../tools/build-puzzles/facts.ts';
import { KINDS, MOST_GIVENS } from '../../tools/build-puzzles/mix.ts';
import { recordedFacts } from '../../tools/build-puzzles/recorded-facts.ts';
import { tableOfBank } from '../../tools/build-puzzles/table.ts';
import { canonicalForm } from '../canonical-form.ts';
import { givenCount } from '../generator/dig-holes.ts';
import { EASY_SINGLES } from '../generator/singles.ts';
import { formatGrid, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { rate, solveByLogic } from '../rating.ts';
import { countSolutions } from '../solver/solve.ts';
import { TAUGHT_TECHNIQUES } from '../techniques/index.ts';
import { unwrap, withValue } from '../testing/boards.ts';
import { ofToday } from '../testing/day.ts';
import { shapeOf } from '../testing/shape.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { DIFFICULTIES, type Difficulty } from '../types.ts';
import { type Problem, parseProblemFile, parseProblemIndex } from './problem.ts';

/*
 * The proof of the committed puzzles: what data/ claims about each of them is worked out again.
 */

/** How many there are to be: the thousand that players are promised. */
const COUNTS = { easy: 334, medium: 333, hard: 333 };

/** For each technique, puzzles enough to teach it with: it stands on the path that hints follow. */
const ENOUGH_TO_TEACH = 40;

function readText(name: string): string {
  return readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8');
}

function readData(name: string): unknown {
  return JSON.parse(readText(name));
}

const BANK: readonly (readonly [Difficulty, readonly Problem[]])[] = DIFFICULTIES.map(
  (difficulty) => [
    difficulty,
    unwrap(parseProblemFile(readData(`problems_${difficulty}.json`))).problems,
  ],
);
const ALL = BANK.flatMap(([, problems]) => problems);

/** All that the bank's table counts, as it was recorded: to work it out is the longest part of the proof. */
const FACTS: readonly PuzzleFacts[] = ALL.map((problem) => {
  const facts = recordedFacts(problem);
  if (!facts) throw new Error(`no facts of ${problem.id}: npm run list:problems-needing`);
  return facts;
});

/** How long it takes until the facts of every puzzle were worked out again. */
const DAYS = 8;

/** The kinds that promise a need in every order, and of which technique. */
const NEEDED = KINDS.flatMap(({ name, neededInEveryOrder: id }) =>
  id === undefined ? [] : [[name, id] as const],
);

function factsOfProblem(problem: Problem): PuzzleFacts {
  const facts = FACTS[ALL.indexOf(problem)];
  if (!facts) throw new Error(`no facts of ${problem.id}`);
  return facts;
}

/** The ids of the problems for which something does not hold. */
function idsWhereNot(
  holds: (problem: Problem) => boolean,
  problems: readonly Problem[] = ALL,
): string[] {
  return problems.filter((problem) => !holds(problem)).map(({ id }) => id);
}

function isMinimal({ puzzle }: Problem): boolean {
  return CELLS.filter((cell) => valueAt(puzzle.givens, cell) !== 0).every(
    (cell) => countSolutions(withValue(puzzle.givens, cell, 0)) > 1,
  );
}

const SHAPES = ALL.map(({ puzzle: { givens } }) => ({ givens, shape: shapeOf(givens) }));

/** The number of different texts. */
function countDifferent(texts: readonly string[]): number {
  return new Set(texts).size;
}

describe('the puzzle bank', { timeout: LONG_TEST_MS }, () => {
  test('has as many puzzles of every difficulty as it is meant to, each in its own file @1.3', () => {
    for (const [difficulty, problems] of BANK) {
      expect(problems, difficulty).toHaveLength(COUNTS[difficulty]);
      expect(idsWhereNot((each) => each.difficulty === difficulty, problems)).toEqual([]);
    }
  });

  test('gives every puzzle an id of its own that tells its difficulty', () => {
    expect(countDifferent(ALL.map(({ id }) => id))).toBe(ALL.length);
    const isNamed = ({ id, difficulty }: Problem) => new RegExp(`^${difficulty}-\\d{4}$`).test(id);
    expect(idsWhereNot(isNamed)).toEqual([]);
  });

  test('is counted rightly in its index @1.9 @3.13', () => {
    const json = readData('problems_index.json');
    const { totalProblems, byDifficulty } = unwrap(parseProblemIndex(json));
    expect(totalProblems).toBe(ALL.length);
    const counts = BANK.map(([difficulty, problems]) => [difficulty, problems.length]);
    expect(byDifficulty).toEqual(Object.fromEntries(counts));
    const generators = BANK.map(([difficulty, problems]) => {
      const { generator } = unwrap(parseProblemFile(readData(`problems_${difficulty}.json`)));
      return [generator, problems.length] as const;
    });
    const byGenerator: Record<string, number> = {};
    for (const [name, count] of generators) byGenerator[name] = (byGenerator[name] ?? 0) + count;
    expect(json).toMatchObject({ by_generator: byGenerator });
  });

  test('tells when and how fast it was built @3.13', () => {
    const { generated_at: at, generation_time_seconds: seconds } = readData(
      'problems_index.json',
    ) as Record<string, unknown>;
    expect(new Date(String(at)).toISOString()).toBe(at);
    expect(Number(seconds)).toBeGreaterThan(0);
  });

  test('has the facts that are recorded of its puzzles', () => {
    const hasRecordedFacts = (problem: Problem) =>
      isDeepStrictEqual(factsOf(problem.puzzle, problem.difficulty), factsOfProblem(problem));
    expect(idsWhereNot(hasRecordedFacts, ofToday(ALL, DAYS))).toEqual([]);
  });

  test('holds no puzzle and no solution twice', () => {
    expect(countDifferent(ALL.map(({ puzzle }) => formatGrid(puzzle.givens)))).toBe(ALL.length);
    expect(countDifferent(ALL.map(({ puzzle }) => formatGrid(puzzle.solution)))).toBe(ALL.length);
  });

  test('holds no two puzzles that are the same under the symmetries of Sudoku @9.4', () => {
    const shapes = new Map<string, number>();
    for (const { shape } of SHAPES) shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    // A canonical form takes long: only puzzles of one shape could be the same.
    const alike = SHAPES.filter(({ shape }) => (shapes.get(shape) ?? 0) > 1);
    const names = alike.map(({ givens }) => formatGrid(canonicalForm(givens)));
    expect(countDifferent(names)).toBe(alike.length);
  });

  test('has puzzles whose shape is that of all that are the same', () => {
    for (const { givens, shape } of SHAPES.slice(0, 20)) {
      expect(shapeOf(canonicalForm(givens))).toBe(shape);
    }
  });

  test('holds puzzles with one solution only @1.10', () => {
    expect(idsWhereNot(({ puzzle }) => countSolutions(puzzle.givens) === 1)).toEqual([]);
  });

  test('holds puzzles as hard as it says @9.2', () => {
    expect(idsWhereNot(({ puzzle, difficulty }) => rate(puzzle).difficulty === difficulty)).toEqual(
      [],
    );
  });

  test('names the techniques that each puzzle requires @3.11', () => {
    const isTrue = ({ puzzle, techniquesRequired }: Problem) =>
      rate(puzzle).techniquesRequired.join() === techniquesRequired.join();
    expect(idsWhereNot(isTrue)).toEqual([]);
  });

  test('holds puzzles whose logical path never contradicts the solution', () => {
    const isSound = ({ puzzle }: Problem) =>
      solveByLogic(puzzle).steps.every(
        ({ placements, eliminations }) =>
          placements.every(({ cell, digit }) => valueAt(puzzle.solution, cell) === digit) &&
          eliminations.every(({ cell, digit }) => valueAt(puzzle.solution, cell) !== digit),
      );
    expect(idsWhereNot(isSound)).toEqual([]);
  });

  test('holds puzzles with few enough givens, symmetric or minimal @9.4', () => {
    expect(idsWhereNot(({ puzzle }) => givenCount(puzzle.givens) <= MOST_GIVENS)).toEqual([]);
    const withoutSymmetry = ALL.filter((_, index) => FACTS[index]?.symmetry === 'none');
    expect(idsWhereNot(isMinimal, withoutSymmetry)).toEqual([]);
  });

  test.each(KINDS.map(({ name, difficulty, atLeast }) => [difficulty, name, atLeast] as const))(
    'has, among the %s ones, enough of the kind "%s": %d @9.3',
    (difficulty, name, atLeast) => {
      const own = FACTS.filter((each) => each.difficulty === difficulty);
      const ofKind = own.filter(({ kinds }) => kinds.includes(name));
      expect(ofKind.length).toBeGreaterThanOrEqual(atLeast);
    },
  );

  test.each(NEEDED)('needs what its puzzles of the kind %s promise in every order', (name, id) => {
    const isKept = ({ kinds, indispensable }: PuzzleFacts) =>
      !kinds.includes(name) || indispensable.includes(id);
    expect(idsWhereNot((problem) => isKept(factsOfProblem(problem)))).toEqual([]);
  });

  test('never leaves the player of an easy puzzle a single way on before the end', () => {
    const easy = FACTS.filter(({ difficulty }) => difficulty === 'easy');
    expect(Math.min(...easy.map(({ singles }) => singles))).toBeGreaterThanOrEqual(EASY_SINGLES);
  });

  test.each(TAUGHT_TECHNIQUES.map(({ id }) => id))('has puzzles enough to teach %s with', (id) => {
    const onPath = FACTS.filter(({ byHints }) => byHints.includes(id));
    expect(onPath.length).toBeGreaterThanOrEqual(ENOUGH_TO_TEACH);
  });

  test('is what the table in its README says', () => {
    expect(readText('README.md')).toContain(tableOfBank(FACTS));
  });
});
