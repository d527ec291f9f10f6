import { describe, expect, test } from 'vitest';
import { gridOf } from '../../grid.ts';
import { Position } from '../../position.ts';
import { candidatesNamed, gridWith, positionWithCandidates } from '../../testing/boards.ts';
import { faultOf } from '../../testing/ladder/ladder-proof.ts';
import { showCell } from '../../testing/notation.ts';
import { findSteps, type LadderOptions } from '../steps.ts';

type Id = NonNullable<LadderOptions['techniques']>[number];

/** What a technique removes, by name. */
function removedBy(
  position: Position,
  id: Id,
  options: LadderOptions = { unique: true },
): string[] {
  const steps = [...findSteps(position, { ...options, techniques: [id] })];
  for (const step of steps) expect(faultOf(step, position, options.givens)).toBeUndefined();
  const removed = steps.flatMap(({ eliminations }) =>
    eliminations.map(({ cell, digit }) => `${showCell(cell)}≠${digit}`),
  );
  return [...new Set(removed)].sort();
}

/** Candidates for the other cells of a line, by a name with an `x` for their place. */
function others(line: string, digits: string): Record<string, string> {
  const places = ['2', '3', '5', '6', '7', '8', '9'];
  return Object.fromEntries(places.map((place) => [line.replace('x', place), digits]));
}

const FLOOR = { r1c1: '12', r1c4: '12' };
const IN_ROW_2 = ['r2c2', 'r2c3', 'r2c5', 'r2c6', 'r2c7', 'r2c8', 'r2c9'];

describe('unique rectangles', () => {
  test.each<[Id, Record<string, string>, string[]]>([
    ['unique-rectangle-1', { ...FLOOR, r2c1: '12', r2c4: '123' }, ['r2c4≠1', 'r2c4≠2']],
    [
      'unique-rectangle-2',
      { ...FLOOR, r2c1: '123', r2c4: '123' },
      IN_ROW_2.map((cell) => `${cell}≠3`),
    ],
    [
      'unique-rectangle-3',
      {
        ...FLOOR,
        ...others('r2cx', '1256789'),
        r2c8: '3456',
        r2c9: '34',
        r2c1: '123',
        r2c4: '124',
      },
      ['r2c8≠3', 'r2c8≠4'],
    ],
    [
      'unique-rectangle-3',
      {
        ...{ ...FLOOR, r2c1: '123', r2c4: '124' },
        ...{
          r2c2: '47',
          r2c3: '56',
          r2c5: '35',
          r2c6: '1289',
          r2c7: '67',
          r2c8: '125689',
          r2c9: '12489',
        },
      },
      ['r2c8≠5', 'r2c8≠6', 'r2c9≠4'],
    ],
    [
      'unique-rectangle-4',
      { ...FLOOR, ...others('r2cx', '23456789'), r2c1: '123', r2c4: '124' },
      ['r2c1≠2', 'r2c4≠2'],
    ],
    [
      'unique-rectangle-5',
      { r1c1: '12', r1c4: '123', r2c1: '123', r2c4: '12' },
      ['r1c2≠3', 'r1c3≠3', 'r2c5≠3', 'r2c6≠3'],
    ],
    [
      'unique-rectangle-6',
      {
        ...others('r1cx', '23456789'),
        ...others('r2cx', '23456789'),
        ...{ r1c1: '12', r1c4: '123', r2c1: '124', r2c4: '12' },
      },
      ['r1c4≠1', 'r2c1≠1'],
    ],
    [
      'hidden-rectangle',
      {
        ...others('r2cx', '23456789'),
        ...Object.fromEntries([3, 4, 5, 6, 7, 8, 9].map((row) => [`r${row}c4`, '23456789'])),
        ...{ r1c1: '12', r1c4: '129', r2c1: '128', r2c4: '1237' },
      },
      ['r2c4≠2'],
    ],
  ])('%s', (id, candidates, removed) => {
    const position = positionWithCandidates(candidates);
    expect(removedBy(position, id)).toEqual(removed);
    expect(removedBy(position, id, { unique: false })).toEqual([]);
    // A board with nothing on it has many solutions, as the solver proves.
    expect(removedBy(position, id, {})).toEqual([]);
  });

  test('of two boxes only: in four the digits could not be exchanged', () => {
    const position = positionWithCandidates({ r1c1: '12', r1c4: '12', r4c1: '12', r4c4: '123' });
    expect(removedBy(position, 'unique-rectangle-1')).toEqual([]);
  });
});

describe('avoidable rectangles', () => {
  const NOTHING = gridOf(() => 0);

  test('of three solved cells: the fourth is kept from what would complete them', () => {
    const grid = gridWith('r1c1=1 r1c4=2 r2c1=2');
    const position = Position.fromGrid(grid);
    const known = { givens: NOTHING, unique: true };
    expect(removedBy(position, 'avoidable-rectangle-1', known)).toEqual(['r2c4≠1']);
  });

  test('of two solved cells: their common further candidate', () => {
    const both = candidatesNamed('r2c1=2 r2c1=3 r2c4=1 r2c4=3');
    const start = Position.fromGrid(gridWith('r1c1=1 r1c4=2'));
    const position = start.eliminate(
      [9, 12].flatMap((cell) =>
        start
          .digitsAt(cell)
          .map((digit) => ({ cell, digit }))
          .filter((each) => !both.some((one) => one.cell === cell && one.digit === each.digit)),
      ),
    );
    const removed = removedBy(position, 'avoidable-rectangle-2', { givens: NOTHING, unique: true });
    expect(removed).toEqual(IN_ROW_2.map((cell) => `${cell}≠3`));
  });

  test('not of given cells, and not where the givens are not known', () => {
    const grid = gridWith('r1c1=1 r1c4=2 r2c1=2');
    const position = Position.fromGrid(grid);
    expect(removedBy(position, 'avoidable-rectangle-1', { givens: grid, unique: true })).toEqual(
      [],
    );
    expect(removedBy(position, 'avoidable-rectangle-1', { unique: true })).toEqual([]);
  });
});
