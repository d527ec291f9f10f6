import { readFileSync } from 'node:fs';
import {
  CELLS,
  cellsOf,
  DIGITS,
  type Digit,
  housesOf,
  kindOf,
  type Puzzle,
  peersOf,
  type Random,
  seededRandom,
  valueAt,
} from '@nanpure/engine';
import { parseProblemFile } from '@nanpure/engine/bank';
import { type Game, type GameCell, newGame, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { longestMoment, type Moment, momentsIn, type WonGame } from './moments.ts';

const FILE = new URL('../../../../../../../data/problems_easy.json', import.meta.url);
const MINUTE = 60_000;

function puzzles(): readonly Puzzle[] {
  const file = parseProblemFile(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!file.ok) throw new Error(file.error.message);
  return file.value.problems.map(({ puzzle }) => puzzle);
}

const PUZZLES = puzzles();

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A game in which the empty cells are filled one after the other, each after a minute. */
function filledIn(puzzle: Puzzle, order: readonly number[]): WonGame {
  const empty = order.filter((cell) => valueAt(puzzle.givens, cell) === 0);
  const won = empty.reduce<Game>(
    (game, cell) =>
      play(game, { type: 'answer', cell, digit: valueAt(puzzle.solution, cell) as Digit }),
    newGame(puzzle),
  );
  const thinkingTimes = won.past.map((_, index) => ({
    from: index * MINUTE,
    until: (index + 1) * MINUTE,
  }));
  return { puzzle, cells: won.cells, past: won.past, thinkingTimes };
}

/** Whether a digit has one place left in some house of a kind, by the digits on the board alone. */
function isLastPlace(
  cells: readonly GameCell[],
  { cell, digit }: { cell: number; digit: Digit },
  kinds: readonly string[],
) {
  const fits = (each: number) =>
    cells[each]?.value === 0 && ![...peersOf(each)].some((peer) => cells[peer]?.value === digit);
  return housesOf(cell)
    .filter((house) => kinds.includes(kindOf(house)))
    .some((house) => [...cellsOf(house)].filter(fits).join() === `${cell}`);
}

function isOnlyDigit(cells: readonly GameCell[], cell: number) {
  const fits = (digit: Digit) => ![...peersOf(cell)].some((peer) => cells[peer]?.value === digit);
  return DIGITS.filter(fits).length === 1;
}

/** 0 for the last place in a box, 1 for that in a line, 2 for the last digit of a cell, else 3. */
function plainEase(cells: readonly GameCell[], placed: { cell: number; digit: Digit }): number {
  if (isLastPlace(cells, placed, ['box'])) return 0;
  if (isLastPlace(cells, placed, ['row', 'column'])) return 1;
  return isOnlyDigit(cells, placed.cell) ? 2 : 3;
}

function openOf({ step }: Moment) {
  const [open] = step.placements;
  if (!open) throw new Error('a single that places nothing');
  return open;
}

describe('the moments of a game', () => {
  test('each have a right and easier single that was open on the board', () => {
    const random = seededRandom('moments');
    let count = 0;
    for (const puzzle of PUZZLES.slice(0, 60)) {
      const game = filledIn(puzzle, shuffled(CELLS, random));
      for (const moment of momentsIn(game)) {
        const open = openOf(moment);
        count += 1;
        expect(open.digit).toBe(valueAt(puzzle.solution, open.cell));
        expect(plainEase(moment.cells, open)).toBeLessThan(plainEase(moment.cells, moment.entry));
        const index = moment.from / MINUTE;
        expect(game.past[index]?.[0]?.cell).toBe(moment.entry.cell);
        expect(moment.cells.filter(({ value }) => value === 0)).toHaveLength(
          game.past.length - index,
        );
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('are none where each entry was the easiest single', () => {
    for (const puzzle of PUZZLES.slice(0, 3)) {
      let cells: readonly GameCell[] = newGame(puzzle).cells;
      const order: number[] = [];
      for (;;) {
        const open = CELLS.filter((cell) => cells[cell]?.value === 0);
        const eases = open.map((cell) =>
          plainEase(cells, { cell, digit: valueAt(puzzle.solution, cell) as Digit }),
        );
        const next = open[eases.indexOf(Math.min(...eases))];
        if (next === undefined) break;
        order.push(next);
        const value = valueAt(puzzle.solution, next);
        cells = cells.map((contents, cell) => (cell === next ? { value, notes: [] } : contents));
      }
      expect(momentsIn(filledIn(puzzle, order))).toEqual([]);
    }
  });

  test('are within the limits of time, and the longest is one of them', () => {
    const [puzzle] = PUZZLES;
    if (!puzzle) throw new Error('there are no puzzles');
    const game = filledIn(puzzle, [...CELLS].reverse());
    const lasting = (lengthOf: (index: number) => number) => ({
      ...game,
      thinkingTimes: game.thinkingTimes.map((_, index) => ({
        from: index,
        until: index + lengthOf(index),
      })),
    });
    for (const out of [19_000, 601_000]) {
      expect(momentsIn(lasting(() => out))).toEqual([]);
      expect(longestMoment(lasting(() => out))).toBeUndefined();
    }
    const growing = lasting((index) => 20_000 + 100 * index);
    const all = momentsIn(growing);
    expect(all.length).toBeGreaterThan(3);
    expect(longestMoment(growing)).toEqual(all.at(-1));
    expect(longestMoment(lasting((index) => 30_000 - 100 * index))?.from).toBe(all[0]?.from);
  });

  test('are none without move times, as after hints', () => {
    const [puzzle] = PUZZLES;
    if (!puzzle) throw new Error('there are no puzzles');
    const game = filledIn(puzzle, [...CELLS].reverse());
    expect(momentsIn({ ...game, thinkingTimes: game.past.map(() => null) })).toEqual([]);
  });

  test('leave out every board with a wrong digit, and every wrong digit', () => {
    const [puzzle] = PUZZLES;
    if (!puzzle) throw new Error('there are no puzzles');
    const empty = CELLS.filter((cell) => valueAt(puzzle.givens, cell) === 0);
    const [first = 0, ...rest] = [...empty].reverse();
    const right = (cell: number) => valueAt(puzzle.solution, cell) as Digit;
    const wrong = ((right(first) % 9) + 1) as Digit;
    const moves = [
      { cell: first, digit: wrong },
      ...rest.map((cell) => ({ cell, digit: right(cell) })),
      { cell: first, digit: right(first) },
    ];
    const won = moves.reduce<Game>(
      (game, move) => play(game, { type: 'answer', ...move }),
      newGame(puzzle, { mistakePolicy: 'free' }),
    );
    const thinkingTimes = won.past.map(() => ({ from: 0, until: MINUTE }));
    expect(momentsIn({ puzzle, cells: won.cells, past: won.past, thinkingTimes })).toEqual([]);
  });
});
