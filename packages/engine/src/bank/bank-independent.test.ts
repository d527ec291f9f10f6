import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOfKind, KINDS } from '../../tools/build-puzzles/mix.ts';
import { END_GAME_CELLS } from '../generator/singles.ts';
import { type Random, seededRandom, shuffled } from '../random.ts';
import { neededTechnique } from '../rating.ts';
import { unwrap } from '../testing/boards.ts';
import {
  close,
  emptyAfterAllBut,
  PLAIN_RULES,
  PLAIN_UNITS,
  type PlainRule,
  plainBoard,
  plainCount,
  plainSingles,
  put,
} from '../testing/plain-logic.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { parseProblem } from './problem.ts';

/*
 * The bank's claims again, by code that shares nothing with the engine: see testing/plain-logic.ts. It is slow:
 * every day a part of the puzzles is checked, all of them in a proof. bank.test.ts checks all of them every day.
 */

interface PlainProblem {
  readonly id: string;
  readonly puzzle: readonly (readonly number[])[];
  readonly solution: readonly (readonly number[])[];
  readonly techniques_required: readonly string[];
  readonly difficulty: string;
}

function problemsOf(difficulty: string): PlainProblem[] {
  const file = new URL(`../../../../data/problems_${difficulty}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).problems;
}

/** The puzzles of a difficulty that are checked, from all over its file. */
const checkedOf = (difficulty: string) =>
  problemsOf(difficulty).filter((_, index) => index % TRIALS.bankStride === 0);

const CHECKED = ['easy', 'medium', 'hard'].flatMap(checkedOf);
const RULES = Object.keys(PLAIN_RULES) as PlainRule[];

/** The ladder of difficulty: what comes in at each rung, and how hard a puzzle is that ends there. */
const LADDER: readonly { difficulty: string; rules: readonly PlainRule[] }[] = [
  { difficulty: 'easy', rules: ['naked-single', 'hidden-single'] },
  { difficulty: 'medium', rules: ['naked-pair', 'hidden-pair', 'pointing-pairs'] },
  { difficulty: 'hard', rules: ['box-line-reduction'] },
  { difficulty: 'hard', rules: ['x-wing'] },
  { difficulty: 'hard', rules: ['swordfish'] },
];

/** The first rung of the ladder that finishes a puzzle. */
function rungOf({ puzzle }: PlainProblem) {
  const board = plainBoard(puzzle.flat());
  return LADDER.find((_, rung) =>
    close(
      board,
      LADDER.slice(0, rung + 1).flatMap(({ rules }) => rules),
    ),
  );
}
const RUNGS = new Map(CHECKED.map((problem) => [problem.id, rungOf(problem)]));

function isFinishedBy({ puzzle }: PlainProblem, rules: readonly PlainRule[]): boolean {
  return close(plainBoard(puzzle.flat()), rules);
}

function isFinishedWithout(problem: PlainProblem, left: PlainRule): boolean {
  return isFinishedBy(
    problem,
    RULES.filter((rule) => rule !== left),
  );
}

/** The fewest singles to choose from in a game played in random order, until its end begins. */
function fewestInGame({ puzzle, solution }: PlainProblem, random: Random): number {
  const board = plainBoard(puzzle.flat());
  let fewest = 81;
  while (board.values.filter((value) => value === 0).length > END_GAME_CELLS) {
    const singles = plainSingles(board);
    fewest = Math.min(fewest, singles.length);
    const cell = singles[Math.floor(random() * singles.length)];
    if (cell === undefined) return 0;
    put(board, cell, solution.flat()[cell] ?? 0);
  }
  return fewest;
}

const GAMES = 3;
const BARRED_TRIPLES = 20;

/** Whether no game that was tried came down to fewer than four cells; many could not be tried. */
function looksGentle(problem: PlainProblem): boolean {
  const random = seededRandom(`${SEED}/${problem.id}`);
  const empty = problem.puzzle.flat().flatMap((value, cell) => (value === 0 ? [cell] : []));
  const triples = Array.from({ length: BARRED_TRIPLES }, () => shuffled(empty, random).slice(0, 3));
  return (
    triples.every(
      (cells) =>
        emptyAfterAllBut(cells, problem.puzzle.flat(), problem.solution.flat()) <= END_GAME_CELLS,
    ) && Array.from({ length: GAMES }, () => fewestInGame(problem, random)).every((few) => few >= 4)
  );
}

/** The ids of the checked puzzles of each kind, as the engine sees them. */
const CLAIMED = new Map(
  KINDS.map((kind) => [
    kind,
    checkedOf(kind.difficulty)
      .filter((json) => {
        const { puzzle } = unwrap(parseProblem(json));
        return isOfKind(puzzle, neededTechnique(puzzle), kind);
      })
      .map(({ id }) => id),
  ]),
);

/** What each kind of the mix promises, in plain terms. */
function keepsPromise(problem: PlainProblem, kind: string): boolean {
  if (kind === 'gentle') return looksGentle(problem);
  if (kind === 'scanning') return isFinishedBy(problem, ['hidden-single']);
  if (kind === 'naked-single') return !isFinishedBy(problem, ['hidden-single']);
  const technique = RULES.find((rule) => rule === kind);
  if (!technique) throw new Error(`no plain check for "${kind}"`);
  if (isFinishedWithout(problem, technique)) return false;
  return problem.difficulty !== 'hard' || RUNGS.get(problem.id)?.rules.includes(technique) === true;
}

function idsWhereNot(holds: (problem: PlainProblem) => boolean, problems = CHECKED): string[] {
  return problems.filter((problem) => !holds(problem)).map(({ id }) => id);
}

/** Every symmetry of a square has one of these in it: half turn, mirrors, diagonals. */
const MAPS: readonly ((row: number, column: number) => readonly [number, number])[] = [
  (row, column) => [8 - row, 8 - column],
  (row, column) => [row, 8 - column],
  (row, column) => [8 - row, column],
  (row, column) => [column, row],
  (row, column) => [8 - column, 8 - row],
];

function isSymmetric({ puzzle }: PlainProblem): boolean {
  return MAPS.some((map) =>
    puzzle.every((values, row) =>
      values.every((value, column) => {
        const [otherRow, otherColumn] = map(row, column);
        return (value === 0) === (puzzle[otherRow]?.[otherColumn] === 0);
      }),
    ),
  );
}

function isMinimal({ puzzle }: PlainProblem): boolean {
  const values = puzzle.flat();
  const without = (cell: number) => values.map((value, each) => (each === cell ? 0 : value));
  return values.every((value, cell) => value === 0 || plainCount(without(cell)) > 1);
}

describe('the puzzle bank, checked by plain code', { timeout: 3 * LONG_TEST_MS }, () => {
  test('has puzzles with the one solution that is given, found by trying all digits @1.10', () => {
    expect(idsWhereNot(({ puzzle }) => plainCount(puzzle.flat()) === 1)).toEqual([]);
    const isOwn = ({ puzzle, solution }: PlainProblem) =>
      puzzle.flat().every((value, cell) => value === 0 || value === solution.flat()[cell]) &&
      PLAIN_UNITS.every((unit) => new Set(unit.map((cell) => solution.flat()[cell])).size === 9);
    expect(idsWhereNot(isOwn)).toEqual([]);
  });

  test('has puzzles on the rung of the ladder that their difficulty and techniques name @9.2', () => {
    const isOnRung = ({ id, difficulty, techniques_required: techniques }: PlainProblem) => {
      const rung = RUNGS.get(id);
      const hardest = techniques.at(-1);
      return rung?.difficulty === difficulty && rung.rules.some((rule) => rule === hardest);
    };
    expect(idsWhereNot(isOnRung)).toEqual([]);
  });

  test.each(KINDS.map((kind) => [kind.difficulty, kind.name, kind] as const))(
    'has, among the %s ones, the puzzles of the kind "%s" that the engine says @9.3',
    (difficulty, name, kind) => {
      const claimed = CLAIMED.get(kind) ?? [];
      const others = checkedOf(difficulty).filter(({ id }) => !claimed.includes(id));
      const own = checkedOf(difficulty).filter(({ id }) => claimed.includes(id));
      expect(claimed.length).toBeGreaterThanOrEqual(TRIALS.bankStride === 1 ? kind.atLeast : 1);
      expect(idsWhereNot((problem) => keepsPromise(problem, name), own)).toEqual([]);
      // Games at random show that a puzzle is not gentle by luck only.
      if (name === 'gentle') return;
      expect(idsWhereNot((problem) => !keepsPromise(problem, name), others)).toEqual([]);
    },
  );

  test('has puzzles that are symmetric or minimal', () => {
    expect(idsWhereNot((each) => isSymmetric(each) || isMinimal(each))).toEqual([]);
  });
});
