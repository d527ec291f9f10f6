import { type BoardDrawing, NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import {
  type Candidate,
  CELLS,
  type Cell,
  cellsOf,
  type House,
  stepPattern,
  type TaughtStep,
  valueAt,
} from '@nanpure/engine';
import { type Cause, causesOf } from '@nanpure/engine/hints';
import { type CellHint, type CellView, EMPTY_VIEW } from '../../../board/cell-view.ts';
import type { Attempt } from './attempt/attempt.ts';
import type { Exercise } from './attempt/exercise.ts';
import { shownCells, shownHouses } from './attempt/shown.ts';

/** What is marked on the board. */
interface Marks {
  readonly area: readonly House[];
  /** The houses across those, in which something follows. */
  readonly across: readonly House[];
  readonly causes: readonly Cause[];
  readonly pattern: readonly Cell[];
  readonly supporting: readonly Candidate[];
  readonly confirmed: readonly Candidate[];
  readonly eliminated: readonly Candidate[];
}

const NOTHING: Marks = {
  area: [],
  across: [],
  causes: [],
  pattern: [],
  supporting: [],
  confirmed: [],
  eliminated: [],
};

function wholePattern(steps: readonly TaughtStep[]): Marks {
  const isPlacing = steps.some(({ placements }) => placements.length > 0);
  const patterns = steps.map(stepPattern);
  return {
    ...NOTHING,
    area: patterns.flatMap(({ start }) => start),
    pattern: patterns.flatMap(({ cells }) => cells),
    supporting: isPlacing ? [] : patterns.flatMap(({ candidates }) => candidates),
  };
}

/** All of some steps, once they have been found or shown; of a near miss, what keeps it from being one. */
function solvedMarks(steps: readonly TaughtStep[], { obstacles, position }: Exercise): Marks {
  const pattern = wholePattern(steps);
  if (obstacles.length > 0) {
    const cells = obstacles.map(({ cell }) => cell);
    return { ...pattern, pattern: [...pattern.pattern, ...cells], supporting: obstacles };
  }
  return {
    ...pattern,
    across: steps.flatMap((step) => stepPattern(step).across),
    causes: steps
      .filter(({ placements }) => placements.length > 0)
      .flatMap((step) => causesOf(step, position.grid)),
    confirmed: steps.flatMap(({ placements }) => placements),
    eliminated: steps.flatMap(({ eliminations }) => eliminations),
  };
}

function halfMarks({ exercise, tapped }: Attempt): Marks {
  const { step } = exercise;
  const shown = shownCells(exercise);
  const supporting = stepPattern(step).candidates.filter(({ cell }) => shown.includes(cell));
  return { ...NOTHING, area: shownHouses(step), pattern: [...shown, ...tapped.cells], supporting };
}

function marksOf(attempt: Attempt): Marks {
  const { exercise, tapped, known, found, solvedBy } = attempt;
  const { mode, step } = exercise;
  if (solvedBy) return solvedMarks(solvedBy, exercise);
  if (known.length > 0) return { ...wholePattern(known), eliminated: found };
  if (mode === 'near-miss') return wholePattern([step]);
  return mode === 'half' ? halfMarks(attempt) : { ...NOTHING, pattern: tapped.cells };
}

function digitsIn(candidates: readonly Candidate[], cell: Cell): number[] {
  return candidates.filter((each) => each.cell === cell).map(({ digit }) => digit);
}

/** Whether the candidates are kept back: to see a single without them is what is to be learnt. */
export function canHideNotes({ exercise, solvedBy }: Attempt): boolean {
  return exercise.step.placements.length > 0 && !solvedBy;
}

function hintOn(cell: Cell, { area, causes, pattern, confirmed, eliminated }: Marks): CellHint {
  const isIn = (candidates: readonly Candidate[]) => candidates.some((each) => each.cell === cell);
  if (pattern.includes(cell)) return 'pattern';
  if (isIn(confirmed) || isIn(eliminated)) return 'target';
  if (isIn(causes)) return 'cause';
  return area.some((house) => cellsOf(house).has(cell)) ? 'area' : 'none';
}

/** The lines over the board of an exercise. */
export function exerciseLines(attempt: Attempt, showsNotes: boolean): BoardDrawing {
  const { area, across, causes, confirmed } = marksOf(attempt);
  const hasNotes = showsNotes || !canHideNotes(attempt);
  const rings = confirmed.map(({ cell, digit }) => ({ cell, digit: hasNotes ? digit : undefined }));
  return {
    ...NOTHING_DRAWN,
    houses: [...new Set(area)],
    across: [...new Set(across)],
    causes,
    rings,
  };
}

/** The board of an exercise: its candidates, if they are wanted or needed, and what is marked so far. */
export function exerciseViews(attempt: Attempt, showsNotes: boolean): CellView[] {
  const { position, givens } = attempt.exercise;
  const hasNotes = showsNotes || !canHideNotes(attempt);
  const marks = marksOf(attempt);
  return CELLS.map((cell) => {
    const hint = hintOn(cell, marks);
    return {
      ...EMPTY_VIEW,
      value: position.valueAt(cell),
      notes: hasNotes ? position.digitsAt(cell) : [],
      isGiven: valueAt(givens, cell) !== 0,
      isDimmed: attempt.solvedBy !== undefined && hint === 'none',
      hint,
      confirmed: digitsIn(marks.confirmed, cell)[0] ?? 0,
      eliminated: digitsIn(marks.eliminated, cell),
      supporting: digitsIn(marks.supporting, cell),
    };
  });
}
