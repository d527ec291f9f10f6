import {
  arePeers,
  CELLS,
  cellAt,
  cellsOf,
  findSteps,
  housesOf,
  Position,
  parseGrid,
  parsePuzzle,
  rate,
} from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import { causesOf, judge } from './judge.ts';
import { HOME_POSITIONS, type HomePosition } from './positions.ts';
import { viewsOf } from './views.ts';

function read({ grid }: HomePosition) {
  const parsed = parseGrid(grid);
  const puzzle = parsed.ok ? parsePuzzle(parsed.value) : undefined;
  if (!parsed.ok || !puzzle?.ok) throw new Error(`no puzzle: ${grid}`);
  return { position: Position.fromGrid(parsed.value), puzzle: puzzle.value };
}

describe.each(HOME_POSITIONS)('the position with cell $cell circled', (home) => {
  const { position, puzzle } = read(home);
  const cell = cellAt(Math.floor(home.cell / 9), home.cell % 9);
  const nakedSingles = [...findSteps(position, { techniques: ['naked-single'] })].flatMap(
    ({ placements }) => placements.map((placement) => placement.cell),
  );

  it('is an easy puzzle, and the answer is in its solution', () => {
    expect(rate(puzzle).difficulty).toBe('easy');
    expect(puzzle.solution[cell]).toBe(home.digit);
  });

  it('has its technique there', () => {
    if (home.technique === 'naked-single') {
      // The only one, so that the question has one answer wherever one looks.
      expect(nakedSingles).toEqual([home.cell]);
      return;
    }
    expect(nakedSingles).not.toContain(home.cell);
    const places = [...cellsOf(housesOf(cell)[2])].filter((each) =>
      position.digitsAt(each).some((digit) => digit === home.digit),
    );
    expect(places).toEqual([cell]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('says of %i what the rules say', (digit) => {
    const verdict = judge(home, digit);
    const isCandidate = position.digitsAt(cell).some((each) => each === digit);
    if (digit === home.digit) expect(verdict).toEqual({ kind: 'right' });
    else if (isCandidate) expect(verdict).toEqual({ kind: 'elsewhere' });
    else expect(['row', 'column', 'box']).toContain(verdict.kind);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'marks every digit that a wrong %i would repeat',
    (digit) => {
      const views = viewsOf(home, { digit, isExplained: false, tries: 1 });
      const marked = CELLS.filter((each) => views[each]?.mark !== 'none');
      const repeated = CELLS.filter(
        (each) => arePeers(each, cell) && Number(home.grid[each]) === digit,
      );
      expect(marked).toEqual(repeated);
      for (const each of marked) expect(views[each]?.mark).toBe('repeated');
    },
  );

  it('names digits that close all that is to be closed', () => {
    const causes = causesOf(home);
    const closed = new Set(causes.flatMap(({ closes }) => closes));
    if (home.technique === 'naked-single') {
      expect(new Set(causes.map((cause) => Number(home.grid[cause.cell]))).size).toBe(8);
      expect([...closed]).toEqual([home.cell]);
      return;
    }
    const others = [...cellsOf(housesOf(cell)[2])].filter(
      (each) => each !== cell && home.grid[each] === '.',
    );
    expect([...closed].sort((a, b) => a - b)).toEqual(others);
    for (const cause of causes) expect(Number(home.grid[cause.cell])).toBe(home.digit);
  });
});
