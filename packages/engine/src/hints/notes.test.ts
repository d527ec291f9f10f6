import { describe, expect, test } from 'vitest';
import { CELLS } from '../houses.ts';
import type { Position } from '../position.ts';
import { findSteps } from '../step.ts';
import type { Step, TechniqueId } from '../techniques/index.ts';
import { candidatesNamed, positionWithCandidates, positionWithPlaces } from '../testing/boards.ts';
import { cellNamed, cellsNamed } from '../testing/notation.ts';
import type { Digit } from '../types.ts';
import { checkNotes, type Notes } from './notes.ts';

function onlyStep(position: Position, technique: TechniqueId): Step {
  const [step, second] = findSteps(position, { techniques: [technique] });
  if (!step || second) throw new Error('not exactly one step');
  return step;
}

/** All candidates noted, but for some cells, by name. */
function notesLike(position: Position, changed: Readonly<Record<string, readonly Digit[]>>): Notes {
  const other = new Map(Object.entries(changed).map(([name, digits]) => [cellNamed(name), digits]));
  return CELLS.map((cell) => other.get(cell) ?? position.digitsAt(cell));
}

describe('notes held against a naked pair', () => {
  const position = positionWithCandidates({ r1c1: '12', r1c5: '12' });
  const step = onlyStep(position, 'naked-pair');
  const check = (changed: Readonly<Record<string, readonly Digit[]>>) =>
    checkNotes(notesLike(position, changed), step, position);

  test('match when they show it, whatever stands elsewhere', () => {
    expect(check({})).toEqual({ state: 'match', missing: [], wrong: [] });
    expect(check({ r1c3: [3], r1c4: [], r9c9: [1] }).state).toBe('match');
  });

  test('are none when there are none in its cells and houses', () => {
    const none = { state: 'none', missing: [], wrong: [] };
    expect(checkNotes([], step, position)).toEqual(none);
    const elsewhere = CELLS.map((cell): Digit[] => (cell >= 9 ? [1, 2] : []));
    expect(checkNotes(elsewhere, step, position)).toEqual(none);
  });

  test('are missing where a digit of the pair is not noted', () => {
    expect(check({ r1c1: [1] })).toEqual({
      state: 'missing',
      missing: candidatesNamed('r1c1=2'),
      wrong: [],
    });
    expect(check({ r1c1: [], r1c5: [2] }).missing).toEqual(candidatesNamed('r1c1=1 r1c1=2 r1c5=1'));
  });

  test('are wrong where a cell of the pair notes more', () => {
    expect(check({ r1c1: [1, 2, 3] })).toEqual({
      state: 'wrong',
      missing: [],
      wrong: candidatesNamed('r1c1=3'),
    });
    expect(check({ r1c1: [1, 3] })).toEqual({
      state: 'wrong',
      missing: candidatesNamed('r1c1=2'),
      wrong: candidatesNamed('r1c1=3'),
    });
  });
});

describe('notes held against a pattern of one digit', () => {
  const position = positionWithPlaces(5, cellsNamed('r1c1 r1c3 r2c9 r9c2'));
  const [step] = [...findSteps(position, { techniques: ['hidden-single'] })].filter(
    ({ evidence }) => 'house' in evidence && evidence.house[0] === 17,
  );

  test('are wrong where its house notes the digit elsewhere, and may note others as they like', () => {
    if (!step) throw new Error('no step');
    const noted = notesLike(position, { r5c9: [5], r2c9: [5], r4c9: [1] });
    expect(checkNotes(noted, step, position)).toEqual({
      state: 'wrong',
      missing: [],
      wrong: candidatesNamed('r5c9=5'),
    });
    const others = notesLike(position, { r5c9: [1], r2c9: [5, 6], r4c9: [] });
    expect(checkNotes(others, step, position).state).toBe('match');
    const lacking = notesLike(position, { r2c9: [6] });
    expect(checkNotes(lacking, step, position).missing).toEqual(candidatesNamed('r2c9=5'));
  });

  test('of a filled cell don’t count', () => {
    const filled = position.place({ cell: cellNamed('r5c9'), digit: 6 });
    if (!step) throw new Error('no step');
    const noted = notesLike(filled, { r5c9: [5] });
    expect(checkNotes(noted, step, filled).state).toBe('match');
  });
});
