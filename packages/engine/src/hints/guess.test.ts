import { describe, expect, test } from 'vitest';
import { type Grid, valueAt } from '../grid.ts';
import { arePeers, CELLS, cellsOf, housesOf } from '../houses.ts';
import { gridFrom, puzzleFrom } from '../testing/boards.ts';
import { type SampleBoard, sampleBoard } from '../testing/hint-boards.ts';
import { cellNamed } from '../testing/notation.ts';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { type Cell, DIGITS, type Digit } from '../types.ts';
import { findHint } from './find-hint.ts';
import { checkGuess, type Guess } from './guess.ts';
import { hintKey, type StepHint } from './hint.ts';

const PUZZLES = ALL_PUZZLES.map(puzzleFrom);

/** Of some boards the hints that follow the first one too: those of harder techniques. */
const ASKED_ON = 8;
const HINTS_OF_BOARD = 12;

function* stepHints({ board, context }: SampleBoard, presses: number): Generator<StepHint, void> {
  const shown: string[] = [];
  for (let press = 0; press < presses; press++) {
    const hint = findHint(board, { ...context, shown });
    if (hint.kind !== 'step' || shown.includes(hintKey(hint))) return;
    shown.push(hintKey(hint));
    yield hint;
  }
}

/** Boards with the steps that hints show there. To find them takes long: those that all tests look at are kept. */
const HINTED = Array.from({ length: TRIALS.guessedBoards }, (_, index) => hinted(index));

function hinted(index: number) {
  const sample = sampleBoard(PUZZLES, index);
  return { sample, hints: [...stepHints(sample, index % ASKED_ON === 0 ? HINTS_OF_BOARD : 1)] };
}

/** Every cell of every board held against its steps. */
function* judged(boards: number) {
  for (let index = 0; index < boards; index++) {
    const { sample, hints } = HINTED[index] ?? hinted(index);
    for (const hint of hints) {
      for (const cell of CELLS) {
        const guess = checkGuess(hint, cell, sample.board, sample.context.notes);
        yield { sample, hint, guess, cell };
      }
    }
  }
}

test('a cell that earlier hints leave one digit is a good find, not one that is open', () => {
  const board = gridFrom(
    '.7..389.6346.19..8.9.76...3..795..32.2.371.95953.8.1..2..195......627.89769843521',
  );
  const [first, second, third] = stepHints({ ...sampleBoard(PUZZLES, 0), board, context: {} }, 3);
  if (!first || !second || !third) throw new Error('there are three steps');
  const cell = cellNamed('r3c1');
  const shown = [first, second].map(hintKey);
  expect(checkGuess(third, cell, board).code).toBe('replaceable');
  expect(checkGuess(third, cell, board, [], shown)).toEqual({ code: 'other-single', cell });
});

test('a cell that is left one digit by what the step builds on is a good find, too', () => {
  const board = gridFrom(
    '.9.7.18..16..84597.....9.14.5..1....9.1.4.3.6....7..2.81.4.7...7.619..8...98.3...',
  );
  const [cell, gone] = [cellNamed('r3c7'), { cell: cellNamed('r3c7'), digit: 6 }];
  const hints = [...stepHints({ ...sampleBoard(PUZZLES, 0), board, context: {} }, 12)];
  const hint = hints.find(({ ruledOut }) => ruledOut.length === 1 && ruledOut[0]?.cell === cell);
  if (!hint) throw new Error('no step builds on that cell');
  expect(hint.ruledOut).toEqual([gone]);
  expect(checkGuess({ ...hint, ruledOut: [] }, cell, board).code).toBe('replaceable');
  expect(checkGuess(hint, cell, board)).toEqual({ code: 'other-single', cell });
});

const PEERS = CELLS.map((cell) => CELLS.filter((other) => arePeers(other, cell)));

/** The digits that no peer of an empty cell holds. */
function fitting(board: Grid, cell: Cell): Digit[] {
  const held = PEERS[cell]?.map((peer) => valueAt(board, peer));
  return DIGITS.filter((digit) => !held?.includes(digit));
}

/** Whether the digits on the board alone leave an empty cell one digit, or a digit one place in a house. */
function isInSight(board: Grid, cell: Cell): boolean {
  const digits = fitting(board, cell);
  const isLastPlace = (digit: Digit) =>
    housesOf(cell).some((house) =>
      [...cellsOf(house)].every(
        (other) =>
          other === cell || valueAt(board, other) !== 0 || !fitting(board, other).includes(digit),
      ),
    );
  return digits.length === 1 || digits.some(isLastPlace);
}

function cellsInEvidence({ step }: StepHint): Cell[] {
  return Object.entries<readonly number[]>({ ...step.evidence })
    .filter(([role]) => role === 'cell' || role === 'cells')
    .flatMap(([, cells]) => cells);
}

const isEliminatedIn = ({ eliminations }: StepHint, cell: Cell) =>
  eliminations.some((each) => each.cell === cell);

/** Whether what a guess says is so, worked out from the board and the step's evidence alone. */
function isTrue(guess: Guess, hint: StepHint, { board, puzzle }: SampleBoard): boolean {
  const { cell } = guess;
  const isInPattern = cellsInEvidence(hint).includes(cell);
  const isEmpty = valueAt(board, cell) === 0;
  switch (guess.code) {
    case 'found':
      return isInPattern && isEmpty && guess.isPlacement === hint.placements.length > 0;
    case 'filled':
      return valueAt(board, cell) === guess.digit;
    case 'other-single':
      return isEmpty && !isInPattern && fitting(board, cell).includes(solutionAt(puzzle, cell));
    case 'affected':
      return isEmpty && !isInPattern && isEliminatedIn(hint, cell);
    case 'outside-area':
      return guess.area === hint.area && ![...cellsOf(guess.area)].includes(cell);
    case 'open':
      return isEmpty && fitting(board, cell).length > 1;
    case 'replaceable':
      return fitting(board, cell).every((digit) =>
        [...cellsOf(guess.area)].some(
          (other) =>
            other !== cell && valueAt(board, other) === 0 && fitting(board, other).includes(digit),
        ),
      );
    case 'not-in-pattern':
      return isEmpty && !isInPattern && !isEliminatedIn(hint, cell);
  }
}

function solutionAt({ solution }: SampleBoard['puzzle'], cell: Cell): Digit {
  const digit = valueAt(solution, cell);
  if (digit === 0) throw new Error('the solution has a gap');
  return digit;
}

describe('a guess at the cell of a hint', { timeout: LONG_TEST_MS }, () => {
  test('is told nothing but the truth, whatever the cell and the board', () => {
    const codes = new Map<Guess['code'], number>();
    for (const { guess, hint, sample, cell } of judged(TRIALS.judgedBoards)) {
      if (guess.cell !== cell || !isTrue(guess, hint, sample)) {
        expect.fail(`${sample.name}, cell ${cell}: ${JSON.stringify({ guess, hint })}`);
      }
      codes.set(guess.code, (codes.get(guess.code) ?? 0) + 1);
    }
    expect([...codes.keys()].sort()).toEqual([
      'affected',
      'filled',
      'found',
      'not-in-pattern',
      'open',
      'other-single',
      'outside-area',
      'replaceable',
    ]);
  });

  test('is right for each cell of the pattern, and for no other', () => {
    const wrong = [...judged(TRIALS.guessedBoards)].filter(
      ({ guess, hint, cell }) => (guess.code === 'found') !== cellsInEvidence(hint).includes(cell),
    );
    expect(wrong.map(({ sample, cell }) => `${sample.name}, cell ${cell}`)).toEqual([]);
  });

  test('is another single exactly where one is in sight, as long as nothing was ruled out', () => {
    const wrong = [...judged(TRIALS.guessedBoards)].filter(({ guess, hint, sample, cell }) => {
      const isPlain = sample.context.notes === undefined && hint.ruledOut.length === 0;
      if (!isPlain || guess.code === 'found' || guess.code === 'filled') return false;
      return (guess.code === 'other-single') !== isInSight(sample.board, cell);
    });
    expect(wrong.map(({ sample, cell }) => `${sample.name}, cell ${cell}`)).toEqual([]);
  });
});
