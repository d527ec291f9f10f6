import { CELLS, housesOf, type Position, parsePosition } from '@nanpure/engine';
import { describe, expect, it, test } from 'vitest';
import { loadLadderWriter } from '../ladder/index.ts';
import { LANGUAGES } from '../languages.ts';
import { loadReference } from '../reference/index.ts';
import { REFERENCE_IDS } from '../reference/reference-ids.ts';
import { letterPlaces, outlineOfCells } from './cell-outline.ts';
import { CELL, placeOf } from './drawing.ts';
import { linkPaths, stepDrawing } from './step-drawing.ts';

function positionOf(line: string): Position {
  const parsed = parsePosition(line);
  if (!parsed.ok) throw new Error(`no board: ${line}`);
  return parsed.value;
}

const DEADLY = /^(?:unique|hidden|avoidable)-rectangle/;

/** Every example of the reference, as it is drawn. */
const loaded = await Promise.all(REFERENCE_IDS.map((id) => loadReference(id, LANGUAGES[0])));
const { namedParts, describeStep } = await loadLadderWriter(LANGUAGES[0]);
const EXAMPLES = loaded.flatMap(({ examples }) =>
  examples.map(({ position: line, step }) => {
    const position = positionOf(line);
    const cells = CELLS.map((cell) => ({
      value: position.valueAt(cell),
      candidates: position.digitsAt(cell),
    }));
    const drawing = stepDrawing(step, namedParts(step));
    return { technique: step.technique, step, position, cells, drawing };
  }),
);

/** The points of a path's curve, from end to end. */
function pointsOn(path: string) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(
    Number,
  );
  return Array.from({ length: 41 }, (_, index) => {
    const [share, rest] = [index / 40, 1 - index / 40];
    return {
      x: rest * rest * x0 + 2 * rest * share * x1 + share * share * x2,
      y: rest * rest * y0 + 2 * rest * share * y1 + share * share * y2,
    };
  });
}

describe.each(EXAMPLES)('the drawing of $technique @15.6', ({ step, cells, drawing }) => {
  it('marks all that the step strikes and places, and each candidate that it is about', () => {
    const marked = (mark: string) => drawing.marks.filter((each) => each.mark === mark).length;
    expect(marked('placed')).toBe(step.placements.length);
    expect(marked('eliminated')).toBe(step.eliminations.length);
    for (const { cell, digit } of step.pattern) {
      expect(drawing.marks).toContainEqual(expect.objectContaining({ cell, digit }));
    }
  });

  it('marks candidates that are there', () => {
    for (const { cell, digit } of drawing.marks) expect(cells[cell]?.candidates).toContain(digit);
  });

  it('shows something of the reason', () => {
    const { links, sets, houses, marks } = drawing;
    const reason = marks.filter(({ mark }) => mark !== 'eliminated' && mark !== 'placed');
    expect(links.length + sets.length + houses.length + reason.length).toBeGreaterThan(0);
  });

  it('shows all four corners of a rectangle, solved or not', () => {
    const corners = CELLS.filter((cell) => drawing.corners.includes(cell));
    const houses = new Set(corners.flatMap(housesOf));
    // Two rows, two columns, two boxes.
    expect([corners.length, houses.size]).toEqual(DEADLY.test(step.technique) ? [4, 6] : [0, 0]);
  });

  it('draws sets that have one candidate more than cells, lettered beside their candidates', () => {
    const lists = drawing.sets.map((set) => set.cells);
    const places = letterPlaces(lists, (cell) => cells[cell]?.candidates ?? []);
    for (const members of lists) {
      const digits = new Set(members.flatMap((cell) => cells[cell]?.candidates ?? []));
      expect(digits.size - members.length).toBeGreaterThanOrEqual(1);
    }
    expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(lists.length);
  });

  it('letters the sets as the sentences do', () => {
    const told = describeStep(step, 3).text.match(/\bSet [A-Z] \(/g) ?? [];
    expect(told).toEqual(drawing.sets.map(({ letter }) => `Set ${letter} (`));
  });

  it('keeps its links on the board', () => {
    for (const { path } of linkPaths(drawing, cells)) {
      for (const { x, y } of pointsOn(path)) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(9 * CELL);
      }
    }
  });
});

test('links that nobody could tell apart any more are not drawn, and the candidates stay marked', () => {
  const [example] = EXAMPLES.filter(({ drawing }) => drawing.links.length > 0);
  if (!example) throw new Error('no example has links');
  const linksTo = (count: number) =>
    CELLS.slice(1, count + 1).map((cell) => ({
      from: { digit: 1, cells: [0] } as const,
      to: { digit: 1, cells: [cell] } as const,
      kind: 'weak' as const,
    }));
  const [few, many] = [40, 41].map((count) =>
    stepDrawing({ ...example.step, links: linksTo(count) }, { cover: [], sets: [], colours: [] }),
  );
  expect([few?.links.length, many?.links.length]).toEqual([40, 0]);
  expect(many?.marks).toEqual(few?.marks);
});

test('links run over marked candidates only where there is no way around, which is rare', () => {
  let hits = 0;
  let all = 0;
  for (const { drawing, cells } of EXAMPLES) {
    const discs = drawing.marks.map(({ cell, digit }) => placeOf(cell, digit));
    for (const { path } of linkPaths(drawing, cells)) {
      all++;
      const middle = pointsOn(path).slice(4, -4);
      const ends = [pointsOn(path)[0], pointsOn(path)[40]];
      const others = discs.filter(({ x, y }) =>
        ends.every((end) => end && Math.hypot(end.x - x, end.y - y) > 6),
      );
      const isHit = others.some(({ x, y }) =>
        middle.some((point) => Math.hypot(point.x - x, point.y - y) < 4),
      );
      if (isHit) hits++;
    }
  }
  expect(all).toBeGreaterThan(50);
  expect(hits / all).toBeLessThan(0.05);
});

describe('the outline of cells', () => {
  const sidesOf = (cells: number[]) => outlineOfCells(cells).match(/M/g)?.length;

  it.each([
    [[0], 4],
    [[0, 1], 6],
    [[0, 1, 9], 8],
    [[0, 2], 8],
    // The last cell of a row and the first of the next aren't side by side.
    [[8, 9], 8],
  ])('of %j has %i sides', (cells, sides) => {
    expect(sidesOf(cells)).toBe(sides);
  });

  it('runs within its cells', () => {
    const numbers = (outlineOfCells([0]).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThan(CELL);
  });
});
