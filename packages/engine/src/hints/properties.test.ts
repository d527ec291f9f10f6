import { describe, expect, test } from 'vitest';
import { type Game, gridOfGame, isWon, newGame } from '../game/game.ts';
import { applyHint } from '../game/hints.ts';
import { conflicts, formatGrid, type Grid, isComplete, wrongCells } from '../grid.ts';
import { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import { seededRandom } from '../random.ts';
import { solve } from '../solver/solve.ts';
import { puzzleFrom } from '../testing/boards.ts';
import { countByDancingLinks } from '../testing/dancing-links.ts';
import { falseConclusions, type SampleBoard, sampleBoard } from '../testing/hint-boards.ts';
import { showCell } from '../testing/notation.ts';
import { ALL_PUZZLES, PUZZLES } from '../testing/puzzles.ts';
import { slowSteps } from '../testing/slow-steps.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import type { Candidate } from '../types.ts';
import { findHint } from './find-hint.ts';
import { conclusionsOf, type Hint, hintKey } from './hint.ts';
import type { HintRequest } from './request.ts';
import { type HintSession, nextHint } from './session.ts';

const LEVELS = [1, 2, 3] as const;
const LONGEST_CYCLE = 1000;
/** How much of the second time round is looked at. */
const REPEATED = 4;

const PUZZLES_OF_ALL_KINDS = ALL_PUZZLES.map(puzzleFrom);
const LOGICAL = [...PUZZLES.easy, ...PUZZLES.medium, ...PUZZLES.hard].map(puzzleFrom);
const BOARDS = Array.from({ length: TRIALS.hintBoards }, (_, index) =>
  sampleBoard(PUZZLES_OF_ALL_KINDS, index),
);

function ask({ board, context }: SampleBoard, request: HintRequest = {}): Hint {
  return findHint(board, { random: seededRandom(SEED), ...context, ...request });
}

/** Each board with the first hint for it, which several tests look at. */
const HINTED = BOARDS.map((sample) => ({ sample, hint: ask(sample) }));

/** How many solutions there are, and the only one: what a hint has to respect. */
interface Truth {
  readonly count: number;
  readonly solution?: Grid | undefined;
}

/** The truth about a board, worked out without the code under test. */
function truthOf({ board, context, puzzle }: SampleBoard): Truth {
  if (context.solution) return { count: 1, solution: puzzle.solution };
  if (context.givens && countByDancingLinks(context.givens, 2) === 1) {
    return { count: 1, solution: puzzle.solution };
  }
  const count = countByDancingLinks(board, 2);
  return count === 1 ? { count, solution: solve(board) } : { count };
}

const TRUTHS = new Map<SampleBoard, Truth>();

function knownTruth(sample: SampleBoard): Truth {
  const truth = TRUTHS.get(sample) ?? truthOf(sample);
  TRUTHS.set(sample, truth);
  return truth;
}

/** The hints that one press after the other shows, up to the first that was shown before. */
function cycleOf(sample: SampleBoard): Hint[] {
  const hints: Hint[] = [];
  const shown: string[] = [];
  while (hints.length < LONGEST_CYCLE) {
    const hint = ask(sample, { shown });
    if (shown.includes(hintKey(hint))) break;
    hints.push(hint);
    shown.push(hintKey(hint));
  }
  return hints;
}

/** What a hint has to be about, worked out without the code under test. */
function expectedKinds(sample: SampleBoard): readonly string[] {
  const { count, solution } = knownTruth(sample);
  if (solution && wrongCells(sample.board, solution).length > 0) return ['wrong-digit'];
  if (conflicts(sample.board).length > 0) return ['conflict'];
  if (isComplete(sample.board)) return ['complete'];
  if (count === 0) return ['no-solution'];
  return ['step', 'few-candidates', 'open-house', 'any-cell'];
}

describe('a hint for any board', { timeout: LONG_TEST_MS }, () => {
  test('comes at every level, with the same facts', () => {
    for (const sample of BOARDS) {
      const [first, ...others] = LEVELS.map((level) => ask(sample, { level }));
      expect(others, sample.name).toEqual([
        { ...first, level: 2 },
        { ...first, level: 3 },
      ]);
    }
  });

  test('is about what is the matter with the board; all kinds of boards were tried', () => {
    const seen = new Map<string, number>();
    for (const { sample, hint } of HINTED) {
      const { kind } = hint;
      expect(expectedKinds(sample), sample.name).toContain(kind);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    const common = ['complete', 'wrong-digit', 'conflict', 'no-solution', 'step', 'few-candidates'];
    const rarest = Math.min(...common.map((kind) => seen.get(kind) ?? 0));
    expect(rarest).toBeGreaterThan(TRIALS.hintBoards / 400);
  });

  test('tells how many solutions there are', () => {
    for (const { sample, hint } of HINTED) {
      const expected = ['none', 'one', 'many'][knownTruth(sample).count];
      expect(hint.solutions, sample.name).toBe(expected);
    }
  });

  test('is the same for a board that went through JSON, and survives JSON itself', () => {
    for (const { sample, hint } of HINTED) {
      expect(JSON.parse(JSON.stringify(hint)), sample.name).toStrictEqual(hint);
      expect(ask(JSON.parse(JSON.stringify(sample))), sample.name).toStrictEqual(hint);
    }
  });

  test('says where to look and, on a board with one solution, what to do', () => {
    for (const { sample, hint } of HINTED) {
      if (hint.kind === 'complete' || hint.kind === 'no-solution') continue;
      expect(hint.area, sample.name).not.toBeNull();
      expect(hint.cells, sample.name).not.toEqual([]);
      const conclusions = [...hint.placements, ...hint.eliminations].length;
      if (hint.solutions === 'one') expect(conclusions, sample.name).toBeGreaterThan(0);
    }
  });
});

/** Goes through a second round, as far as the order of hints is not left to chance. */
function expectToStartAgain(sample: SampleBoard, hints: readonly Hint[]): void {
  const keys = hints.map(hintKey);
  const inOrder = keys.filter((key) => !key.startsWith('any-cell'));
  const again = inOrder
    .slice(0, REPEATED)
    .map((_, index) => hintKey(ask(sample, { shown: [...keys, ...keys.slice(0, index)] })));
  expect(again, sample.name).toEqual(inOrder.slice(0, REPEATED));
}

/** Whether steps have told what goes into every empty cell. */
function isSolvedBySteps({ board }: SampleBoard, hints: readonly Hint[]): boolean {
  const steps = hints.filter(({ kind }) => kind === 'step');
  const told = new Set(steps.flatMap(({ placements }) => placements.map(({ cell }) => cell)));
  return told.size === board.filter((value) => value === 0).length;
}

function expectInOrderOfKinds(sample: SampleBoard, hints: readonly Hint[]): void {
  const order = ['step', 'few-candidates', 'open-house', 'any-cell'];
  const places = hints.map(({ kind }) => order.indexOf(kind));
  expect(places, sample.name).toEqual([...places].sort((a, b) => a - b));
  if (places[0] === -1 || isSolvedBySteps(sample, hints)) return;
  expect(places.filter((place) => place === 3).length).toBeGreaterThan(0);
}

/** Holds what the first steps conclude against a slow search by the definitions. */
function expectAllStepsFirst(sample: SampleBoard, hints: readonly Hint[]): void {
  const steps = hints.flatMap((hint) => (hint.kind === 'step' ? [hint] : []));
  if (steps.length === 0 || sample.context.notes) return;
  const expected = new Set(slowSteps(Position.fromGrid(sample.board)).flatMap(conclusionsOf));
  const told = new Set<string>();
  for (const step of steps) {
    if (told.size === expected.size) break;
    const conclusions = conclusionsOf(step);
    expect(
      conclusions.some((each) => !told.has(each)),
      sample.name,
    ).toBe(true);
    for (const each of conclusions) told.add(each);
    expect(step.ruledOut, sample.name).toEqual([]);
  }
  expect([...told].sort(), sample.name).toEqual([...expected].sort());
}

// One test: to find all hints takes long, and none of what it says about them makes sense alone.
test('all hints for a board are true, in order, complete, and start again after the last one @9.22', {
  timeout: LONG_TEST_MS,
}, () => {
  for (const sample of BOARDS.slice(0, TRIALS.hintCycles)) {
    const hints = cycleOf(sample);
    const { solution } = knownTruth(sample);
    const untrue = hints.filter(
      (hint) => falseConclusions(hint, sample.board, solution).length > 0,
    );
    expect(untrue.map(hintKey), sample.name).toEqual([]);
    expect(hints.length, sample.name).toBeLessThan(LONGEST_CYCLE);
    expectInOrderOfKinds(sample, hints);
    expectAllStepsFirst(sample, hints);
    expectToStartAgain(sample, hints);
  }
});

function name({ cell, digit }: Candidate): string {
  return `${showCell(cell)} ${digit}`;
}

type NoteTaking = 'all' | 'as told' | 'none';

/** A new game, with all notes where they are to be taken. */
function gameWith(puzzle: Puzzle, noteTaking: NoteTaking): Game {
  const game = newGame(puzzle);
  const position = Position.fromGrid(puzzle.givens);
  if (noteTaking !== 'all') return game;
  return {
    ...game,
    cells: game.cells.map((cell, at) => ({ ...cell, notes: position.digitsAt(at) })),
  };
}

/** Presses the button until the third level, and does what the hint says; all that was told. */
function play(puzzle: Puzzle, noteTaking: NoteTaking): Hint[] {
  let game = gameWith(puzzle, noteTaking);
  let session: HintSession | undefined;
  const told: Hint[] = [];
  while (!isWon(game) && told.length < LONGEST_CYCLE) {
    const notes = game.cells.map((cell) => cell.notes);
    session = nextHint(session, gridOfGame(game), { solution: puzzle.solution, notes });
    if (session.hint.level < 3) continue;
    told.push(session.hint);
    const { placements, eliminations } = session.hint;
    game = applyHint(game, { placements, eliminations: noteTaking === 'none' ? [] : eliminations });
  }
  return told;
}

const PLAYED = new Map<string, Hint[]>();

/** The same, played once however often it is asked for. */
function follow(puzzle: Puzzle, noteTaking: NoteTaking): Hint[] {
  const game = `${noteTaking} ${formatGrid(puzzle.givens)}`;
  const told = PLAYED.get(game) ?? play(puzzle, noteTaking);
  PLAYED.set(game, told);
  return told;
}

describe('who follows the hints', { timeout: LONG_TEST_MS }, () => {
  test.each([
    ['and crosses out what they rule out', 'all'],
    ['and notes only what they rule out', 'as told'],
    ['and takes no notes', 'none'],
  ] as const)('%s solves a puzzle by logic alone', (_, noteTaking) => {
    for (const puzzle of LOGICAL) {
      const told = follow(puzzle, noteTaking);
      const text = formatGrid(puzzle.givens);
      expect(
        told.map(({ kind }) => kind),
        text,
      ).toEqual(told.map(() => 'step'));
      const placed = told.flatMap(({ placements }) => placements);
      expect(placed.length, text).toBe(puzzle.givens.filter((value) => value === 0).length);
    }
  });

  test('and takes no notes is told what a step builds on: what earlier hints ruled out', () => {
    const built = LOGICAL.flatMap((puzzle) => {
      const told = follow(puzzle, 'none');
      return told.flatMap((hint, index) => {
        const earlier = told.slice(0, index).flatMap(({ eliminations }) => eliminations.map(name));
        return (hint.kind === 'step' ? hint.ruledOut : []).map((each) => ({ each, earlier }));
      });
    });
    expect(built.length).toBeGreaterThan(LOGICAL.length);
    expect(built.filter(({ each, earlier }) => !earlier.includes(name(each)))).toEqual([]);
  });

  test.each(['all', 'as told'] as const)(
    'with %s in his notes is told nothing twice',
    (noteTaking) => {
      for (const puzzle of LOGICAL) {
        const told = follow(puzzle, noteTaking).flatMap(({ placements, eliminations }) => [
          ...placements.map((each) => `${name(each)} goes there`),
          ...eliminations.map(name),
        ]);
        expect(new Set(told).size, formatGrid(puzzle.givens)).toBe(told.length);
      }
    },
  );
});
