import { describe, expect, test } from 'vitest';
import { CellSet } from '../../cell-set.ts';
import type { Notes } from '../../hints/notes.ts';
import { CELLS, cellsOf, sharedHouses } from '../../houses.ts';
import { once } from '../../once.ts';
import { Position } from '../../position.ts';
import { applyStep } from '../../step.ts';
import { positionWithCandidates, puzzleFrom } from '../../testing/boards.ts';
import { faultOf } from '../../testing/ladder/ladder-proof.ts';
import { ALL_PUZZLES } from '../../testing/puzzles.ts';
import { LONG_TEST_MS } from '../../testing/trials.ts';
import { solveByLogic } from '../rating.ts';
import { findSteps } from '../steps.ts';
import { stepHint } from './step-hint.ts';

/** Every step on the way through the tests' puzzles, with where it is found, and the board without what was ruled out. */
const way = once(() =>
  ALL_PUZZLES.flatMap((text) => {
    const { givens } = puzzleFrom(text);
    let position = Position.fromGrid(givens);
    return solveByLogic({ givens }).steps.map((step) => {
      const board = Position.fromGrid(position.grid);
      const found = { step, position, board, givens, hint: stepHint(step, position, board, []) };
      position = applyStep(position, step);
      return found;
    });
  }),
);

describe('the hint of a step', { timeout: LONG_TEST_MS }, () => {
  test('has its conclusions, and the cells of its pattern in order, each once', () => {
    for (const { step, hint } of way()) {
      expect(hint).toMatchObject({ kind: 'step', step });
      expect([hint.placements, hint.eliminations]).toEqual([step.placements, step.eliminations]);
      const cells = CELLS.filter((cell) => step.pattern.some((each) => each.cell === cell));
      expect(hint.cells).toEqual(cells);
    }
  });

  test('names a house that holds all of where its telling starts, where there is one', () => {
    for (const { step, hint } of way()) {
      const [first] = step.premises;
      const told = first && ('cell' in first ? [first.cell] : first.cells);
      const start = step.links?.[0]?.from.cells ?? told ?? [];
      const shared = sharedHouses(CellSet.from(start));
      if (shared.length > 0) expect(shared).toContain(hint.area);
      else
        expect(start.some((cell) => hint.area !== null && cellsOf(hint.area).has(cell))).toBe(true);
    }
  });

  test('names the house itself where the reason is about one, and otherwise a box before a line', () => {
    const inHouse = way().filter(
      ({ step: { premises, links } }) => !links && premises[0] && 'house' in premises[0],
    );
    expect(inHouse.length).toBeGreaterThan(20);
    for (const { step, hint } of inHouse) {
      const [first] = step.premises;
      expect(hint.area).toBe(first && 'house' in first ? first.house : undefined);
    }
    const position = positionWithCandidates({ r5c5: '7' });
    const [step] = findSteps(position, { techniques: ['naked-single'] });
    expect(step && stepHint(step, position, position, []).area).toBe(18 + 4);
  });

  test('builds on just what its proof needs of what was ruled out before', () => {
    const building = way().filter(({ hint }) => hint.ruledOut.length > 0);
    expect(building.length).toBeGreaterThan(5);
    for (const { step, position, board, givens, hint } of way()) {
      expect(faultOf(step, board.eliminate(hint.ruledOut), givens)).toBeUndefined();
      for (const needed of hint.ruledOut) {
        expect(position.has(needed)).toBe(false);
        const others = hint.ruledOut.filter((each) => each !== needed);
        expect(faultOf(step, board.eliminate(others), givens)).toBeDefined();
      }
    }
  });

  test('says whether the notes leave out already what it rules out', () => {
    const position = positionWithCandidates({ r1c1: '12', r1c2: '12' });
    const [step] = findSteps(position, { techniques: ['naked-pair'] });
    if (!step) throw new Error('there is a naked pair');
    const notes: Notes = CELLS.map((cell) => position.digitsAt(cell));
    const crossedOut: Notes = CELLS.map((cell) =>
      position.eliminate(step.eliminations).digitsAt(cell),
    );
    expect(stepHint(step, position, position, notes)).toMatchObject({ isCrossedOut: false });
    expect(stepHint(step, position, position, crossedOut)).toMatchObject({
      isCrossedOut: true,
      notes: { state: 'match' },
    });
  });

  test('says whether it fills the last empty cell of a house', () => {
    const last = way().filter(({ hint }) => hint.isLastCell);
    expect(last.length).toBeGreaterThan(20);
    for (const { step, position, hint } of way()) {
      const [placed] = step.placements;
      const isAlone = (house: number) =>
        CELLS.filter((cell) => cellsOf(house).has(cell) && position.valueAt(cell) === 0).length ===
        1;
      if (step.technique === 'full-house') expect(hint.isLastCell).toBe(true);
      if (!placed) expect(hint.isLastCell).toBe(false);
      if (hint.isLastCell && placed) {
        const houses = Array.from({ length: 27 }, (_, house) => house);
        expect(houses.some((house) => cellsOf(house).has(placed.cell) && isAlone(house))).toBe(
          true,
        );
      }
    }
  });
});
