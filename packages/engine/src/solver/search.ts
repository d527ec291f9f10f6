// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import { CELLS } from '../houses.ts';
import { createBoards } from './boards.ts';
import { createConflictWeights } from './conflict-weights.ts';
import { createGivens } from './givens.ts';
import { createGuesses } from './guesses.ts';
import { createPropagation } from './propagation.ts';
import { cellAtIndex, wordOperations } from './words.ts';

/** A search over one array that it allocates once: it can do one thing at a time. */
export interface Search {
  /** Takes 81 characters, `1`-`9` or one of `.0_*`; false where the text is anything else. */
  readonly loadText: (text: string) => boolean;
  /** Takes 81 values, 0 for an empty cell. */
  readonly loadValues: (values: ArrayLike<number>) => void;
  /**
   * Counts the solutions of what was loaded, up to `limit` (at least 1). Each is shown to `found`: the
   * 81 digits, in an array that the next one overwrites.
   */
  readonly run: (limit: number, found?: (digits: readonly number[]) => void) => number;
}

/**
 * Makes a search. Whatever the inner loops touch is a constant of a closure, here and in the parts: so the
 * compiler knows where each array lies. As constants of a module they would lose that when bundled.
 */
export function createSearch(): Search {
  const allDigits = 0x1ff;

  /**
   * After this many guesses they go where contradictions showed, and as long as no solution was found, the
   * search restarts with the weights it has gathered, each time with a higher limit. Hardly any puzzle gets
   * there.
   */
  const guessLimit = 1000;
  const limitGrowth = 1.5;

  const operations = wordOperations();
  const { allCells, indexOfBit } = operations;
  const memory = createBoards();
  const { boards, candidateWords, solvedAt, changedAt, unfinishedAt, boardWords } = memory;
  const { digitsAt, copy } = memory;
  const { givens, loadText, loadValues } = createGivens();
  const propagation = createPropagation(memory, operations);
  const { cellWithoutDigit, undecided, full, pairs, assign, propagate } = propagation;
  const guessing = createGuesses(memory, pairs, operations);
  const { chooseGuess, guessAt, wordShift, wordMask, digitShift, digitMask, placeMask } = guessing;
  const weights = createConflictWeights(boards, solvedAt, operations);
  const solution: number[] = CELLS.map(() => 0);
  /** The cell of a bit (index 27 × word + bit). */
  const cellOf = Int32Array.from(CELLS, (bit) => cellAtIndex(Math.floor(bit / 27), bit % 27));
  let count = 0;
  let most = 0;
  let guesses = 0;
  /** Guesses before the next restart; and whether it is due. */
  let restartAt = 0;
  let isRestartDue = false;
  let show: ((digits: readonly number[]) => void) | undefined;

  /** Raises the weights of the cells of a contradiction. */
  function addConflict(state: number) {
    if (state === cellWithoutDigit) weights.addCellConflict();
    else if (state < 0) weights.addDigitConflict(~state);
  }

  /** Puts a digit into a cell, taking out the others that were possible there. */
  function putDigit(digit: number, digits: number, word: number, bit: number) {
    for (let rest = digits ^ (1 << digit); rest !== 0; rest &= rest - 1) {
      boards[3 * indexOfBit(rest & -rest) + word]! &= ~bit;
    }
    const n0 = word === 0 ? bit : 0;
    const n1 = word === 1 ? bit : 0;
    const n2 = word === 2 ? bit : 0;
    assign(3 * digit, n0, n1, n2);
    boards[solvedAt + word]! |= bit;
    boards[changedAt] = digits;
  }

  function report() {
    count++;
    if (!show) return;
    for (let place = 0; place < candidateWords; place++) {
      const digit = Math.floor(place / 3) + 1;
      const first = 27 * (place % 3);
      for (let rest = boards[place]!; rest !== 0; rest &= rest - 1) {
        solution[cellOf[first + indexOfBit(rest & -rest)]!] = digit;
      }
    }
    show(solution);
  }

  /** Backtracks over all boards that this one can become, until enough solutions are found; `free` is where to keep the next one. */
  function backtrack(free: number) {
    for (;;) {
      const state = propagate();
      if (state === full) report();
      if (state !== undecided) {
        if (guesses > guessLimit) addConflict(state);
        return;
      }
      guesses++;
      if (guesses === guessLimit + 1) weights.reset();
      if (guesses > restartAt && count === 0) {
        isRestartDue = true;
        return;
      }
      const guess = guesses > guessLimit ? guessAt(weights.heaviestCell()) : chooseGuess();
      const digit = (guess >> digitShift) & digitMask;
      const word = (guess >> wordShift) & wordMask;
      const index = guess & placeMask;
      const digits = digitsAt(word, index);
      copy(0, free);
      putDigit(digit, digits, word, 1 << index);
      backtrack(free + boardWords);
      if (count >= most || isRestartDue) return;
      // It isn't that digit: on with the same board, without it.
      copy(free, 0);
      const others = digits ^ (1 << digit);
      if ((others & (others - 1)) === 0) {
        putDigit(indexOfBit(others), digits, word, 1 << index);
      } else {
        boards[3 * digit + word]! &= ~(1 << index);
        boards[changedAt] = 1 << digit;
      }
    }
  }

  /** Starts again with the weights gathered so far, as often as it takes. */
  function restart() {
    for (let more = guessLimit; isRestartDue; more *= limitGrowth) {
      isRestartDue = false;
      guesses = guessLimit + 1;
      restartAt = guesses + more;
      loadBoard();
      backtrack(boardWords);
    }
  }

  /** Sets the board up from the givens. */
  function loadBoard() {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    for (let place = 0; place < candidateWords; place += 3) {
      s0 |= givens[place]!;
      s1 |= givens[place + 1]!;
      s2 |= givens[place + 2]!;
    }
    for (let place = 0; place < candidateWords; place += 3) {
      boards[place] = allCells & ~s0;
      boards[place + 1] = allCells & ~s1;
      boards[place + 2] = allCells & ~s2;
      assign(place, givens[place]!, givens[place + 1]!, givens[place + 2]!);
    }
    boards[solvedAt] = s0;
    boards[solvedAt + 1] = s1;
    boards[solvedAt + 2] = s2;
    boards[changedAt] = allDigits;
    boards[unfinishedAt] = allDigits;
  }

  return {
    loadText,
    loadValues,
    run(limit, found) {
      count = 0;
      most = limit;
      show = found;
      guesses = 0;
      restartAt = guessLimit;
      loadBoard();
      backtrack(boardWords);
      if (isRestartDue) restart();
      return count;
    },
  };
}
