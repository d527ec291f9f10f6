import type { LessonCard, LessonMarks } from '@nanpure/content/course-lessons';
import { type BoardDrawing, NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { type Candidate, CELLS, type Cell, cellsOf } from '@nanpure/engine';
import { type CellHint, type CellView, EMPTY_VIEW } from '../../../board/cell-view.ts';
import type { Answered } from './lesson-progress.ts';

/** What is marked on a card: what its question is about and what was tapped, or all of it once it is solved. */
function marksOf(card: LessonCard, { taps, solved }: Answered): LessonMarks {
  if (card.kind !== 'ask') return card.marks;
  const shown = solved === undefined ? undefined : (card.solved[solved] ?? card.solved[0]);
  return shown ?? { ...card.marks, cells: [...card.marks.cells, ...taps] };
}

function digitsAt(candidates: readonly Candidate[], cell: Cell): number[] {
  return candidates.filter((each) => each.cell === cell).map(({ digit }) => digit);
}

function hintOn(
  cell: Cell,
  { houses, causes, cells, confirmed, eliminated }: LessonMarks,
): CellHint {
  const isIn = (candidates: readonly { readonly cell: Cell }[]) =>
    candidates.some((each) => each.cell === cell);
  if (cells.includes(cell)) return 'pattern';
  if (isIn(confirmed) || isIn(eliminated)) return 'target';
  if (isIn(causes)) return 'cause';
  return houses.some((house) => cellsOf(house).has(cell)) ? 'area' : 'none';
}

/** The cells of a card's board, with what is marked so far. */
export function cardViews(card: LessonCard, answered: Answered): CellView[] {
  const marks = marksOf(card, answered);
  return CELLS.map((cell) => ({
    ...EMPTY_VIEW,
    value: card.board.values[cell] ?? 0,
    notes: card.board.notes[cell] ?? [],
    isGiven: true,
    hint: hintOn(cell, marks),
    confirmed: digitsAt(marks.confirmed, cell)[0] ?? 0,
    eliminated: digitsAt(marks.eliminated, cell),
    supporting: digitsAt(marks.supporting, cell),
  }));
}

/** The lines over a card's board. */
export function cardLines(card: LessonCard, answered: Answered): BoardDrawing {
  const { houses, across, causes, confirmed } = marksOf(card, answered);
  const rings = confirmed.map(({ cell, digit }) => {
    const hasNotes = (card.board.notes[cell] ?? []).length > 0;
    return { cell, digit: hasNotes ? digit : undefined };
  });
  return { ...NOTHING_DRAWN, houses, across, causes, rings };
}
