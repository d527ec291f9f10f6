import { letterPlaces } from './cell-outline.ts';
import type { Point } from './drawing.ts';
import type { DrawnCell, StepDrawing } from './step-drawing.ts';

interface DrawnLetter extends Point {
  readonly letter: string;
}

/** The letters of a step's drawing: each set has one, each cell of a colour has its own. */
export function drawnLetters(
  { sets, colours }: StepDrawing,
  cells: readonly DrawnCell[],
): readonly DrawnLetter[] {
  const coloured = colours.flatMap(({ letter, cells: own }) =>
    own.map((cell) => ({ letter, cells: [cell] })),
  );
  const lettered = [...sets, ...coloured];
  const places = letterPlaces(
    lettered.map((each) => each.cells),
    (cell) => cells[cell]?.candidates ?? [],
  );
  return lettered.flatMap(({ letter }, index) => {
    const place = places[index];
    return place ? [{ letter, ...place }] : [];
  });
}
