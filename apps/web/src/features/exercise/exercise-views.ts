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
import type { CellView } from '../../board/cell-view.ts';
import type { Attempt } from './attempt.ts';
import { shownCells, shownHouses } from './shown.ts';

/** What is marked on the board. */
interface Marks {
  readonly area: readonly House[];
  readonly pattern: readonly Cell[];
  readonly supporting: readonly Candidate[];
  readonly confirmed: readonly Candidate[];
  readonly eliminated: readonly Candidate[];
}

const NOTHING: Marks = { area: [], pattern: [], supporting: [], confirmed: [], eliminated: [] };

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
function solvedMarks(steps: readonly TaughtStep[], obstacles: readonly Candidate[]): Marks {
  const pattern = wholePattern(steps);
  if (obstacles.length > 0) {
    const cells = obstacles.map(({ cell }) => cell);
    return { ...pattern, pattern: [...pattern.pattern, ...cells], supporting: obstacles };
  }
  return {
    ...pattern,
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
  const { mode, step, obstacles } = exercise;
  if (solvedBy) return solvedMarks(solvedBy, obstacles);
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

/** The board of an exercise: its candidates, if they are wanted or needed, and what is marked so far. */
export function exerciseViews(attempt: Attempt, showsNotes: boolean): CellView[] {
  const { position, givens } = attempt.exercise;
  const hasNotes = showsNotes || !canHideNotes(attempt);
  const marks = marksOf(attempt);
  return CELLS.map((cell) => {
    const isArea = marks.area.some((house) => cellsOf(house).has(cell));
    const eliminated = digitsIn(marks.eliminated, cell);
    const isPattern = marks.pattern.includes(cell) || eliminated.length > 0;
    const hintOfHouse = isArea ? 'area' : 'none';
    return {
      value: position.valueAt(cell),
      notes: hasNotes ? position.digitsAt(cell) : [],
      isGiven: valueAt(givens, cell) !== 0,
      mark: 'none',
      markedNote: 0,
      hint: isPattern ? 'pattern' : hintOfHouse,
      confirmed: digitsIn(marks.confirmed, cell)[0] ?? 0,
      eliminated,
      supporting: digitsIn(marks.supporting, cell),
      isGlowing: false,
    refused: 0,
    refusal: 0,
    };
  });
}
