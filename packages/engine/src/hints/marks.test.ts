import { describe, expect, test } from 'vitest';
import { cellsOf } from '../houses.ts';
import { puzzleFrom } from '../testing/boards.ts';
import { sampleBoard } from '../testing/hint-boards.ts';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { findHint } from './find-hint.ts';
import type { Hint } from './hint.ts';
import { type Mark, marksOf } from './marks.ts';

const PUZZLES = ALL_PUZZLES.map(puzzleFrom);
const GIVEN = Array.from({ length: 300 }, (_, index) => {
  const sample = sampleBoard(PUZZLES, index);
  return { sample, hint: findHint(sample.board, sample.context) };
});

const X_WING: Hint = {
  kind: 'step',
  level: 3,
  solutions: 'one',
  step: {
    technique: 'x-wing',
    placements: [],
    eliminations: [{ cell: 19, digit: 7 }],
    evidence: { digit: [7], base: [0, 4], cover: [10, 13], cells: [1, 4, 37, 40] },
  },
  area: 0,
  cells: [1, 4, 37, 40],
  placements: [],
  eliminations: [{ cell: 19, digit: 7 }],
  ruledOut: [],
  notes: { state: 'none', missing: [], wrong: [] },
  isCrossedOut: false,
  isLastCell: false,
};

const kindsOf = (marks: readonly Mark[]) => [...new Set(marks.map(({ kind }) => kind))];
const cellsWith = (marks: readonly Mark[], kind: Mark['kind']) =>
  marks.filter((mark) => mark.kind === kind).map(({ cell }) => cell);

describe('the marks of a hint', () => {
  test('show one house at level 1, and nothing else', () => {
    const marks = marksOf({ ...X_WING, level: 1 });
    expect(marks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ kind: 'area', cell })));
  });

  test('show the pattern without its digits at level 2', () => {
    const marks = marksOf({ ...X_WING, level: 2 });
    expect(cellsWith(marks, 'area')).toEqual([...cellsOf(0), ...cellsOf(4)]);
    expect(marks.filter(({ kind }) => kind !== 'area')).toEqual(
      [1, 4, 37, 40].map((cell) => ({ kind: 'pattern', cell })),
    );
  });

  test('show what it rests on and what follows at level 3', () => {
    const marks = marksOf(X_WING);
    expect(marks.slice(-5)).toEqual([
      ...[1, 4, 37, 40].map((cell) => ({ kind: 'pattern', cell, digit: 7 })),
      { kind: 'eliminate', cell: 19, digit: 7 },
    ]);
  });

  test('never show at a lower level what belongs to a higher one', () => {
    for (const { hint, sample } of GIVEN) {
      const [one, two, three] = ([1, 2, 3] as const).map((level) => marksOf({ ...hint, level }));
      expect(kindsOf(one ?? []), sample.name).toEqual(hint.area === null ? [] : ['area']);
      expect(kindsOf(two ?? []).filter((kind) => kind !== 'area' && kind !== 'pattern')).toEqual(
        [],
      );
      expect((two ?? []).filter((mark) => 'digit' in mark)).toEqual([]);
      expect(three?.slice(0, two?.length), sample.name).toEqual(two);
      expect(cellsWith(three ?? [], 'confirm')).toEqual(hint.placements.map(({ cell }) => cell));
      expect(cellsWith(three ?? [], 'eliminate')).toEqual(
        hint.eliminations.map(({ cell }) => cell),
      );
    }
  });
});
