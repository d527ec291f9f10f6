import { describe, expect, test } from 'vitest';
import { CELLS } from '../houses.ts';
import { Position } from '../position.ts';
import { findSteps } from '../step.ts';
import { positionFrom } from '../testing/boards.ts';
import type { Candidate, Cell, Digit } from '../types.ts';
import { findHint } from './find-hint.ts';
import { notedPosition } from './noted-position.ts';
import type { Notes } from './notes.ts';

/** A puzzle in which one elimination leads to another. */
const START = positionFrom(
  '6....4.9...8..7.32......78.9....8...83.7.6.21...5....8.29......76.1..2...8.2....7',
);
const [POINTING] = [...findSteps(START, { techniques: ['pointing-pairs'] })];
const ELIMINATIONS = POINTING?.eliminations ?? [];

function notesOf(position: Position, change = (_: Cell, digits: Digit[]) => digits): Notes {
  return CELLS.map((cell) => change(cell, position.digitsAt(cell)));
}

function candidatesOf(position: Position): string[] {
  return CELLS.map((cell) => position.digitsAt(cell).join(''));
}

function without(candidates: readonly Candidate[]): Notes {
  return notesOf(START.eliminate(candidates));
}

describe('the position that a player has worked out', () => {
  test('is that of the board without notes, with all of them, and with more than all', () => {
    const stale = CELLS.map((): Digit[] => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const notes of [[], notesOf(START), stale]) {
      expect(notedPosition(START, notes)).toBe(START);
    }
  });

  test('honours what a step rules out and the notes leave out', () => {
    expect(ELIMINATIONS.length).toBeGreaterThan(0);
    const position = notedPosition(START, without(ELIMINATIONS));
    expect(candidatesOf(position)).toEqual(candidatesOf(START.eliminate(ELIMINATIONS)));
  });

  test('honours a step that was noted in part only', () => {
    const part = ELIMINATIONS.slice(0, 1);
    const position = notedPosition(START, without(part));
    expect(candidatesOf(position)).toEqual(candidatesOf(START.eliminate(part)));
  });

  test('honours steps that follow from others', () => {
    let all = START;
    for (let round = 0; round < 3; round++) {
      const steps = [...findSteps(all)];
      all = all.eliminate(steps.flatMap(({ eliminations }) => eliminations));
    }
    const once = START.eliminate([...findSteps(START)].flatMap(({ eliminations }) => eliminations));
    expect(candidatesOf(all)).not.toEqual(candidatesOf(once));
    expect(candidatesOf(notedPosition(START, notesOf(all)))).toEqual(candidatesOf(all));
  });

  test('does not believe what no step justifies @4.30', () => {
    const kept = new Set(
      [...findSteps(START)].flatMap(({ eliminations }) => eliminations.map(({ cell }) => cell)),
    );
    const guess = [...START.emptyCells].find(
      (cell) => !kept.has(cell) && START.digitsAt(cell).length > 2,
    );
    const notes = notesOf(START, (cell, digits) => (cell === guess ? digits.slice(0, 1) : digits));
    expect(guess).toBeDefined();
    expect(notedPosition(START, notes)).toBe(START);
  });

  test('does not believe more about a cell than what a step rules out there', () => {
    const ruledOut = [...findSteps(START)].flatMap(({ eliminations }) => eliminations);
    const digitsGone = (at: Cell) => ruledOut.filter((each) => each.cell === at);
    const [{ cell } = { cell: -1 }] = ELIMINATIONS;
    const kept = START.digitsAt(cell).filter((digit) =>
      digitsGone(cell).every((each) => each.digit !== digit),
    );
    const [slip] = kept;
    const notes = notesOf(START, (each, digits) =>
      each === cell ? digits.filter((digit) => digit !== slip) : digits,
    );
    expect(slip).toBeDefined();
    expect(notedPosition(START, notes)).toBe(START);
  });

  const [bare] = [...START.emptyCells].filter(
    (cell) => !ELIMINATIONS.some((each) => each.cell === cell),
  );
  const [crossed = -1] = ELIMINATIONS.map(({ cell }) => cell);

  test('honours cells that note everything else, where others have no notes', () => {
    const notes = without(ELIMINATIONS).map((digits, cell) => (cell === bare ? [] : digits));
    const position = notedPosition(START, notes);
    expect(candidatesOf(position)).toEqual(candidatesOf(START.eliminate(ELIMINATIONS)));
  });

  test('takes cells that note less for a train of thought, unless all cells have notes', () => {
    const own = ELIMINATIONS.filter(({ cell }) => cell === crossed);
    const others = ELIMINATIONS.filter(({ cell }) => cell !== crossed);
    const thought = without(ELIMINATIONS).map((digits, cell) =>
      cell === crossed ? digits.slice(0, 1) : digits,
    );
    expect(thought[crossed]?.length).toBeLessThan(START.digitsAt(crossed).length - own.length);
    expect(candidatesOf(notedPosition(START, thought))[crossed]).not.toBe(
      START.digitsAt(crossed).join(''),
    );
    const partial = thought.map((digits, cell) => (cell === bare ? [] : digits));
    expect(candidatesOf(notedPosition(START, partial))).toEqual(
      candidatesOf(START.eliminate(others)),
    );
  });

  test('is where hints go on: a step that was noted is not suggested again', () => {
    const technique = 'pointing-pairs';
    const board = Position.fromGrid(START.grid).grid;
    const suggested = findHint(board, { technique, notes: notesOf(START) });
    expect(suggested).toMatchObject({ step: POINTING, notes: { state: 'match' } });
    const next = findHint(board, { technique, notes: without(ELIMINATIONS) });
    expect(next.kind).toBe('step');
    expect(next.eliminations).not.toEqual(ELIMINATIONS);
  });
});
