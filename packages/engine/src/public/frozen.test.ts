import { expect, test } from 'vitest';
import * as formats from './formats.ts';
import * as game from './game.ts';
import * as generator from './generator.ts';
import * as main from './index.ts';
import * as ladder from './ladder.ts';

const TABLES = [main, game, generator, formats, ladder]
  .flatMap((entry) => Object.entries(entry))
  .filter(([, value]) => typeof value === 'object');

test.each(TABLES)('nobody can change %s', (_, table) => {
  expect(Object.isFrozen(table)).toBe(true);
});

test('what is listed of techniques is frozen all the way down', () => {
  const lists = [main.TECHNIQUES, main.TAUGHT_TECHNIQUES, ladder.LADDER];
  expect(lists.flat().every((technique) => Object.isFrozen(technique))).toBe(true);
  expect(Object.values(main.TECHNIQUES_OF_DIFFICULTY).every(Object.isFrozen)).toBe(true);
});

test('a position keeps what was placed, whatever becomes of the placement', () => {
  const placement = { cell: 2, digit: 4 } as { cell: number; digit: 1 | 4 };
  const position = main.Position.fromGrid('.'.repeat(81)).place(placement);
  placement.cell = 3;
  placement.digit = 1;
  expect([position.valueAt(2), position.valueAt(3)]).toEqual([4, 0]);
});
