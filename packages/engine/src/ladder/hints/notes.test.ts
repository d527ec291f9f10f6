import { describe, expect, test } from 'vitest';
import type { Notes, NotesCheck } from '../../hints/notes.ts';
import { CELLS, cellsIn } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { candidatesNamed, positionWithCandidates } from '../../testing/boards.ts';
import { cellNamed } from '../../testing/notation.ts';
import type { LadderTechniqueId } from '../ladder.ts';
import type { LadderPremise } from '../model/step.ts';
import { findSteps, type LadderStep } from '../steps.ts';
import { cellsOfPremise, checkLadderNotes, isInTheWay, isSeen } from './notes.ts';

/** The only step of a technique on a board whose other cells have all candidates. */
function onlyStep(technique: LadderTechniqueId, candidates: Record<string, string>) {
  const position = positionWithCandidates(candidates);
  const [step, ...others] = findSteps(position, { techniques: [technique], unique: true });
  if (!step || others.length > 0) throw new Error(`${1 + others.length} steps of ${technique}`);
  return { step, position };
}

/** Notes of all candidates but these, and with these besides. */
function notesOf(position: Position, without = '', besides = ''): Notes {
  const [out, more] = [without, besides].map((text) => (text === '' ? [] : candidatesNamed(text)));
  return CELLS.map((cell) => [
    ...position
      .digitsAt(cell)
      .filter((digit) => !out?.some((each) => each.cell === cell && each.digit === digit)),
    ...(more ?? []).flatMap((each) => (each.cell === cell ? each.digit : [])),
  ]);
}

/** The same notes without those of some cells. */
function bare(notes: Notes, ...names: readonly string[]): Notes {
  const cells = names.map(cellNamed);
  return notes.map((digits, cell) => (cells.includes(cell) ? [] : digits));
}

const NONE: NotesCheck = { state: 'none', missing: [], wrong: [] };
const MATCH: NotesCheck = { ...NONE, state: 'match' };

/** A naked triple in row 1, which takes its digits from the rest of the row. */
const TRIPLE = onlyStep('naked-triple', { r1c1: '12', r1c4: '23', r1c7: '13' });
/** In column 1 a 5 fits only in two rows of box 1. */
const POINTING = onlyStep('box-line-reduction', {
  ...Object.fromEntries(
    ['4', '5', '6', '7', '8', '9', '3'].map((row) => [`r${row}c1`, '12346789']),
  ),
});
/** Without the 3 in r2c4, 1 and 2 could be exchanged. */
const RECTANGLE = onlyStep('unique-rectangle-1', {
  r1c1: '12',
  r1c4: '12',
  r2c1: '12',
  r2c4: '123',
});

describe('notes and a step', () => {
  test('have nothing to do with each other where none is in its cells', () => {
    const { step, position } = TRIPLE;
    const elsewhere = bare(notesOf(position), 'r1c1', 'r1c4', 'r1c7');
    expect(checkLadderNotes([], step, position)).toEqual(NONE);
    expect(checkLadderNotes(elsewhere, step, position)).toEqual(NONE);
  });

  test.each([
    ['cells', TRIPLE],
    ['a house', POINTING],
    ['a rectangle', RECTANGLE],
  ])('match where all of its pattern is noted, of %s', (_, { step, position }) => {
    expect(checkLadderNotes(notesOf(position), step, position)).toEqual(MATCH);
  });

  test('match where no more is left out than what it rules out', () => {
    const { step, position } = RECTANGLE;
    expect(checkLadderNotes(notesOf(position, 'r2c4=1 r2c4=2'), step, position)).toEqual(MATCH);
  });

  test('lack what of its pattern is not noted', () => {
    const { step, position } = TRIPLE;
    const missing = candidatesNamed('r1c4=2');
    const check = checkLadderNotes(notesOf(position, 'r1c4=2'), step, position);
    expect(check).toEqual({ state: 'missing', missing, wrong: [] });
  });

  test('are there in part where one of its cells has none', () => {
    const { step, position } = TRIPLE;
    const check = checkLadderNotes(bare(notesOf(position), 'r1c7'), step, position);
    expect(check).toEqual({
      state: 'partial',
      missing: candidatesNamed('r1c7=1 r1c7=3'),
      wrong: [],
    });
  });

  test('are there in part where another cell of its house has none', () => {
    const { step, position } = POINTING;
    const check = checkLadderNotes(bare(notesOf(position), 'r9c1'), step, position);
    expect(check).toEqual({ state: 'partial', missing: [], wrong: [] });
  });

  test.each<[string, { step: LadderStep; position: Position }, string]>([
    ['a digit more in one of its cells', TRIPLE, 'r1c4=9'],
    ['a digit in another place of its house', POINTING, 'r8c1=5'],
    ['a digit more in a rectangle', RECTANGLE, 'r1c4=9'],
  ])('are wrong where they hide it: %s', (_, { step, position }, besides) => {
    const check = checkLadderNotes(notesOf(position, '', besides), step, position);
    expect(check).toEqual({ state: 'wrong', missing: [], wrong: candidatesNamed(besides) });
  });

  test('are not wrong for what hides nothing of it', () => {
    const { step, position } = POINTING;
    // 1 is no candidate there any longer, and no part of the reason.
    const left = position.eliminate(candidatesNamed('r8c1=1'));
    expect(checkLadderNotes(notesOf(position), step, left)).toEqual(MATCH);
  });

  test('tell what is wrong first', () => {
    const { step, position } = TRIPLE;
    const notes = bare(notesOf(position, 'r1c1=1', 'r1c4=9'), 'r1c7');
    const check = checkLadderNotes(notes, step, position);
    expect(check.state).toBe('wrong');
    expect(check.wrong).toEqual(candidatesNamed('r1c4=9'));
    expect(check.missing).toEqual(candidatesNamed('r1c1=1 r1c7=1 r1c7=3'));
  });
});

describe('a step whose eliminations are not noted', () => {
  const { step, position } = RECTANGLE;
  const only = (digits: string): Notes =>
    CELLS.map((cell) => (cell === cellNamed('r2c4') ? [...digits].map(Number) : [])) as Notes;

  test('was seen where there are notes for the whole board', () => {
    expect(isSeen(step, position, notesOf(position, 'r2c4=1 r2c4=2'))).toBe(true);
  });

  test('was seen where its cell notes all that the step leaves', () => {
    expect(isSeen(step, position, only('3'))).toBe(true);
    expect(isSeen(step, position, only('9'))).toBe(false);
    expect(isSeen(step, position, [])).toBe(false);
  });

  test('was not seen where only one of several digits that it leaves is noted', () => {
    const left = { ...step, eliminations: candidatesNamed('r2c4=1') };
    expect(isSeen(left, position, only('3'))).toBe(false);
    expect(isSeen(left, position, only('23'))).toBe(true);
  });
});

describe('a premise', () => {
  const cell: LadderPremise = { cell: 0, digits: [1, 2] };
  const house: LadderPremise = { house: 0, digit: 5, cells: [0, 1] };
  const set: LadderPremise = { cells: [3, 4], digits: [1, 2, 3] };
  const guarded: LadderPremise = {
    cells: [0, 1, 9, 10],
    digits: [1, 2],
    guardians: [{ cell: 10, digit: 3 }],
  };

  test.each<[string, LadderPremise, string, string]>([
    ['of a cell', cell, 'r1c1=3', 'r1c1=2 r1c2=3'],
    ['of a house', house, 'r1c3=5', 'r1c1=5 r1c3=4 r5c5=5'],
    ['of a set', set, 'r1c4=4', 'r1c4=1 r1c5=3 r1c1=4'],
    ['of one solution', guarded, 'r1c1=4 r2c2=4 r2c1=3', 'r1c1=1 r2c2=3 r2c2=2 r3c3=4'],
  ])('%s is false where others are there', (_, premise, inTheWay, beside) => {
    const isIn = (each: (typeof candidates)[number]) => isInTheWay(premise, each);
    const candidates = candidatesNamed(inTheWay);
    expect(candidates.map(isIn)).toEqual(candidates.map(() => true));
    expect(candidatesNamed(beside).filter(isIn)).toEqual([]);
  });

  test('speaks of its cell, of its house or of its cells', () => {
    expect(cellsOfPremise(cell)).toEqual([0]);
    expect(cellsOfPremise(house)).toEqual(cellsIn(0));
    expect(cellsOfPremise(set)).toEqual([3, 4]);
    expect(cellsOfPremise(guarded)).toEqual([0, 1, 9, 10]);
  });
});
