import { formatGrid, type Grid, parseGrid, parsePuzzle, solve } from '@nanpure/engine';
import { generate } from '@nanpure/engine/generator';
import { rate } from '@nanpure/engine/ladder';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example.ts';
import type { SolvableBoard, SolverPiece } from '../worker/messages.ts';
import { judge } from '../worker/verdict.ts';
import { isOfCourse, positionOf, wayThrough } from '../worker/way.ts';
import { momentAt } from './moment.ts';
import { firstBeyondCourse, rateSteps } from './rating.ts';
import { cellsFound, emptyCells, isSolvedBy, newWay, startOf, type Way, withPiece } from './way.ts';

const SEED = 'solver';

function gridOf(text: string): Grid {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`no grid: ${text}`);
  return grid.value;
}

function judged(board: SolvableBoard) {
  const position = positionOf(board);
  if (!position) throw new Error('no board');
  return judge(position);
}

/** The whole way, as the worker tells it. */
function wayOf(board: SolvableBoard): Way {
  const position = positionOf(board);
  if (!position) throw new Error('no board');
  const pieces: readonly SolverPiece[] = [
    { kind: 'verdict', verdict: judge(position) },
    { kind: 'course', isEnough: isOfCourse(position) },
    { kind: 'steps', steps: [...wayThrough(position, gridOf(board.grid))] },
    { kind: 'end' },
  ];
  return pieces.reduce(withPiece, newWay(board));
}

function boardOfDifficulty(difficulty: 'easy' | 'medium' | 'hard'): SolvableBoard {
  const made = generate({ difficulty, seed: `${SEED}/${difficulty}` });
  if (!made.ok) throw new Error(made.error.code);
  return { grid: formatGrid(made.value.puzzle.givens) };
}

const BOARDS = [
  EXAMPLE,
  boardOfDifficulty('easy'),
  boardOfDifficulty('medium'),
  boardOfDifficulty('hard'),
];

describe(`a way through a puzzle (seed ${SEED})`, () => {
  it.each(BOARDS)('leads to the solution, and is rated as the engine does: $grid', (board) => {
    const way = wayOf(board);
    const start = startOf(way.board, way.verdict);
    if (!start) throw new Error('no start');
    expect(isSolvedBy(way, start)).toBe(true);
    const { position, step } = momentAt(start, way, way.steps.length);
    expect([position.grid, step]).toEqual([solve(board.grid), undefined]);
    expect(cellsFound(way)).toBe(emptyCells(way));

    const puzzle = parsePuzzle(board.grid);
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    const expected = rate(puzzle.value);
    const { score, hardest, uses } = rateSteps(way.steps);
    expect([score, hardest?.id, hardest?.level]).toEqual([
      expected.score,
      expected.hardest,
      expected.level,
    ]);
    expect(uses.map(({ id, count }) => ({ technique: id, steps: count }))).toEqual(expected.counts);
    for (const { id, first } of uses) expect(way.steps[first]?.step.technique).toBe(id);
  });

  it('says where it needs more than the course: never, where the course is enough', () => {
    const isTaught = (technique: string) => technique.endsWith('single');
    const [beyond, ...ofCourse] = BOARDS.map(wayOf);
    for (const { steps, isOfCourse } of ofCourse) {
      expect(steps.every(({ isBeyondCourse }) => !isBeyondCourse)).toBe(true);
      expect(firstBeyondCourse(steps, isOfCourse, isTaught)).toBeUndefined();
    }
    const steps = beyond?.steps ?? [];
    const first = firstBeyondCourse(steps, beyond?.isOfCourse, isTaught);
    expect(first).toBe(steps.findIndex(({ isBeyondCourse }) => isBeyondCourse));
    expect(first).toBeGreaterThan(0);
    // Where easier steps beyond it hide that the course would end, the first of them.
    const hidden = steps.map((each) => ({ ...each, isBeyondCourse: false }));
    expect(firstBeyondCourse(hidden, false, isTaught)).toBe(
      steps.findIndex(({ step }) => !isTaught(step.technique)),
    );
  });

  it('goes on from candidates, unless they have lost the solution', () => {
    const position = positionOf(EXAMPLE);
    const solution = solve(EXAMPLE.grid);
    if (!position || !solution) throw new Error('no puzzle');
    const [cell = 0] = position.emptyCells;
    const digits = position.digitsAt(cell);
    const wrong = digits.find((digit) => digit !== solution[cell]) ?? 1;
    const right = digits.find((digit) => digit === solution[cell]) ?? 1;
    const sound = position.eliminate([{ cell, digit: wrong }]).toJSON();
    expect(startOf(sound, judged(sound))?.digitsAt(cell)).not.toContain(wrong);
    const lost = position.eliminate([{ cell, digit: right }]).toJSON();
    expect(judged(lost)).toMatchObject({ code: 'one', lost: cell });
    expect(startOf(lost, judged(lost))?.digitsAt(cell)).toEqual(digits);
  });
});

describe('a board that is no puzzle', () => {
  it('has no solution for a digit that is mistyped, which is among the suspects', () => {
    const solution = solve(EXAMPLE.grid) ?? [];
    const cell = EXAMPLE.grid.search(/[1-9]/);
    const others = '123456789'.replace(String(solution[cell]), '');
    const verdicts = [...others].map((sign) =>
      judged({ grid: EXAMPLE.grid.slice(0, cell) + sign + EXAMPLE.grid.slice(cell + 1) }),
    );
    for (const verdict of verdicts) {
      if (verdict.code === 'none') expect(verdict.suspects).toContain(cell);
    }
    expect(verdicts.some(({ code }) => code === 'none')).toBe(true);
  });

  it('has two solutions that differ', () => {
    const verdict = judged({
      grid: EXAMPLE.grid.replace(/[1-9]/g, (s, at) => (at > 40 ? '.' : s)),
    });
    if (verdict.code !== 'many') throw new Error(verdict.code);
    const { one, other } = verdict;
    expect(one).not.toBe(other);
    for (const solution of [one, other]) expect(solve(solution)).toEqual(gridOf(solution));
  });
});
