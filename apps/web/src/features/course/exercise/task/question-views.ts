import { type BoardDrawing, NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { CELLS, type Cell, valueAt } from '@nanpure/engine';
import { type CellView, EMPTY_VIEW } from '../../../../board/cell-view.ts';
import { type CellSearch, isCellSearchOver } from '../questions/cell-search.ts';
import { type DigitSearch, isDigitSearchOver } from '../questions/digit-search.ts';

type Search = CellSearch | DigitSearch;

function plainViews({ position, givens }: Search): CellView[] {
  return CELLS.map((cell) => ({
    ...EMPTY_VIEW,
    value: position.valueAt(cell),
    isGiven: valueAt(givens, cell) !== 0,
  }));
}

/** The cells of a question about two cells, and those found so far. */
function peerView(view: CellView, cell: Cell, { question, found }: CellSearch): CellView {
  const isAsked = question.kind === 'common-peers' && question.cells.includes(cell);
  if (isAsked) return { ...view, hint: 'pattern' };
  return found.includes(cell) ? { ...view, hint: 'target' } : view;
}

/** Where the digit stands already, and the places found so far. */
function placeView(view: CellView, cell: Cell, { question, found }: CellSearch): CellView {
  if (question.kind !== 'places') return view;
  if (view.value === question.digit) return { ...view, mark: 'same' };
  return found.includes(cell) ? { ...view, hint: 'target', notes: [question.digit] } : view;
}

/** The board with all notes, as they were before the digit was placed. */
function staleView(view: CellView, cell: Cell, { question, found, position }: CellSearch) {
  if (question.kind !== 'stale-notes') return view;
  if (cell === question.cell) return { ...view, value: question.digit, hint: 'pattern' as const };
  const eliminated = found.includes(cell) ? [question.digit] : [];
  const hint = eliminated.length > 0 ? ('target' as const) : view.hint;
  return { ...view, notes: position.digitsAt(cell), eliminated, hint };
}

function cellSearchViews(search: CellSearch): CellView[] {
  const isOver = isCellSearchOver(search);
  return plainViews(search).map((plain, cell) => {
    const view = staleView(placeView(peerView(plain, cell, search), cell, search), cell, search);
    return { ...view, isDimmed: isOver && view.hint === 'none' && view.mark === 'none' };
  });
}

function digitSearchViews(search: DigitSearch): CellView[] {
  const { cell: asked, isCellKnown, question, found } = search;
  const isOver = isDigitSearchOver(search);
  return plainViews(search).map((view, cell) => {
    if (cell !== asked || !isCellKnown) return view;
    const [digit = 0] = found;
    return question.kind === 'last-cell'
      ? { ...view, hint: 'pattern', confirmed: isOver ? digit : 0 }
      : { ...view, hint: 'pattern', notes: found };
  });
}

/** The board of a question that is about no pattern. */
export function questionViews(search: Search): CellView[] {
  return search.kind === 'cells' ? cellSearchViews(search) : digitSearchViews(search);
}

/** Rings what was found: an empty cell that answers has nothing else to be seen by. */
function ringsOf(search: Search): BoardDrawing['rings'] {
  const { kind, question, verdict } = search;
  if (kind === 'digits') {
    const isRinged = question.kind === 'last-cell' && verdict?.kind === 'right';
    return isRinged ? [{ cell: search.cell }] : [];
  }
  return question.kind === 'common-peers' ? search.found.map((cell) => ({ cell })) : [];
}

/** The lines over it: the house that the question names, and what was found. */
export function questionLines(search: Search): BoardDrawing {
  const { question } = search;
  const isHouseKnown =
    question.kind === 'places' ||
    (question.kind === 'last-cell' && search.kind === 'digits' && search.isCellKnown);
  return {
    ...NOTHING_DRAWN,
    houses: isHouseKnown ? [question.house] : [],
    rings: ringsOf(search),
  };
}
