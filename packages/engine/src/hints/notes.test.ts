import { describe, expect, test } from 'vitest';
import { CELLS } from '../houses.ts';
import type { Position } from '../position.ts';
import { findSteps } from '../step.ts';
import type { Step, TechniqueId } from '../techniques/index.ts';
import { candidatesNamed, positionWithCandidates, positionWithPlaces } from '../testing/boards.ts';
import { cellNamed, cellsNamed } from '../testing/notation.ts';
import type { Digit } from '../types.ts';
import { areCrossedOut, checkNotes, type Notes, withoutTold } from './notes.ts';

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
    expect(check({ r1c3: [3], r9c9: [1], r5c5: [] }).state).toBe('match');
  });

  test('prove nothing where a cell of its houses has none', () => {
    expect(check({ r1c4: [] })).toEqual({ state: 'partial', missing: [], wrong: [] });
    expect(check({ r1c1: [] }).state).toBe('partial');
    const alone = CELLS.map((cell): readonly Digit[] => (cell === 0 || cell === 4 ? [1, 2] : []));
    expect(checkNotes(alone, step, position).state).toBe('partial');
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

describe('notes held against a hidden pair', () => {
  const others = ['r1c2', 'r1c3', 'r1c4', 'r1c6', 'r1c7', 'r1c8', 'r1c9'];
  const rest = Object.fromEntries(others.map((name) => [name, '3456789']));
  const position = positionWithCandidates({ ...rest, r1c1: '123', r1c5: '124' });
  const step = onlyStep(position, 'hidden-pair');

  test('match when they show it', () => {
    expect(checkNotes(notesLike(position, {}), step, position).state).toBe('match');
  });

  test('prove nothing where a third digit is noted in its cells only', () => {
    const without = (digit: Digit, names: readonly string[]) =>
      Object.fromEntries(
        names.map((name) => [name, ([3, 4, 5, 6] as const).filter((each) => each !== digit)]),
      );
    const nowhereElse = notesLike(position, without(3, others));
    expect(checkNotes(nowhereElse, step, position).state).toBe('partial');
    const once = notesLike(position, without(3, others.slice(1)));
    expect(checkNotes(once, step, position).state).toBe('match');
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
    const others = notesLike(position, { r5c9: [1], r2c9: [5, 6], r4c9: [2] });
    expect(checkNotes(others, step, position).state).toBe('match');
    const fewer = notesLike(position, { r5c9: [1], r2c9: [5, 6], r4c9: [] });
    expect(checkNotes(fewer, step, position).state).toBe('partial');
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

test('what steps have told to be no candidate is not missing from the notes', () => {
  const [one, other] = [candidatesNamed('r1c1=1'), candidatesNamed('r1c5=2')];
  const check = { state: 'missing', missing: [...one, ...other], wrong: [] } as const;
  expect(withoutTold(check, [])).toEqual(check);
  expect(withoutTold(check, one)).toEqual({ ...check, missing: other });
  expect(withoutTold(check, [...one, ...other])).toEqual({
    state: 'partial',
    missing: [],
    wrong: [],
  });
});

test('notes leave out what is ruled out where each of its cells has notes without it', () => {
  const eliminations = candidatesNamed('r1c3=5 r2c2=7');
  const at = (changed: Readonly<Record<string, readonly Digit[]>>): Notes =>
    CELLS.map((cell) => {
      const name = Object.keys(changed).find((each) => cellNamed(each) === cell);
      return (name && changed[name]) || [];
    });
  expect(areCrossedOut(at({ r1c3: [1], r2c2: [5] }), eliminations)).toBe(true);
  expect(areCrossedOut(at({ r1c3: [1], r2c2: [5, 7] }), eliminations)).toBe(false);
  expect(areCrossedOut(at({ r1c3: [1] }), eliminations)).toBe(false);
  expect(areCrossedOut(at({ r1c3: [1] }), [])).toBe(false);
});
