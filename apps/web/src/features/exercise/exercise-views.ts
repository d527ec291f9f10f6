import { patternOf, startOf } from '@nanpure/content/exercise';
import {
  type Candidate,
  CELLS,
  type Cell,
  cellsOf,
  type House,
  type Step,
  valueAt,
} from '@nanpure/engine';
import type { Attempt } from './attempt.ts';
import type { CellView } from './board-parts.ts';
import { patternCells } from './find-exercise.ts';
import { shownHouses } from './shown.ts';

/** What is marked on the board. */
interface Marks {
  readonly area: readonly House[];
  readonly pattern: readonly Cell[];
  readonly supporting: readonly Candidate[];
  readonly confirmed: readonly Candidate[];
  readonly eliminated: readonly Candidate[];
}

const NOTHING: Marks = { area: [], pattern: [], supporting: [], confirmed: [], eliminated: [] };

function wholePattern(step: Step): Marks {
  return {
    ...NOTHING,
    area: startOf(step),
    pattern: patternCells(step),
    supporting: step.placements.length > 0 ? [] : patternOf(step),
  };
}

/** All of a step, once it has been found or shown; of a near miss, what keeps it from being one. */
function solvedMarks(step: Step, obstacles: readonly Candidate[]): Marks {
  const pattern = wholePattern(step);
  if (obstacles.length > 0) {
    const cells = obstacles.map(({ cell }) => cell);
    return { ...pattern, pattern: [...pattern.pattern, ...cells], supporting: obstacles };
  }
  return { ...pattern, confirmed: step.placements, eliminated: step.eliminations };
}

function marksOf({ exercise, found, foundCells, solvedBy }: Attempt): Marks {
  const { mode, step, obstacles } = exercise;
  if (solvedBy) return solvedMarks(solvedBy, obstacles);
  switch (mode) {
    case 'guided':
      return { ...wholePattern(step), eliminated: found };
    case 'half': {
      const shown = patternOf(step).filter(({ cell }) => foundCells.includes(cell));
      const supporting = step.placements.length > 0 ? [] : shown;
      return { ...NOTHING, area: shownHouses(step), pattern: foundCells, supporting };
    }
    case 'free':
      return { ...NOTHING, pattern: foundCells };
    case 'near-miss':
      return { ...wholePattern(step), area: [] };
  }
}

function digitsIn(candidates: readonly Candidate[], cell: Cell): number[] {
  return candidates.filter((each) => each.cell === cell).map(({ digit }) => digit);
}

/** The board of an exercise: every candidate that is left, and what is marked so far. */
export function exerciseViews(attempt: Attempt): CellView[] {
  const { position, givens } = attempt.exercise;
  const marks = marksOf(attempt);
  return CELLS.map((cell) => {
    const isArea = marks.area.some((house) => cellsOf(house).has(cell));
    const eliminated = digitsIn(marks.eliminated, cell);
    const isPattern = marks.pattern.includes(cell) || eliminated.length > 0;
    const hintOfHouse = isArea ? 'area' : 'none';
    return {
      value: position.valueAt(cell),
      notes: position.digitsAt(cell),
      isGiven: valueAt(givens, cell) !== 0,
      mark: 'none',
      markedNote: 0,
      hint: isPattern ? 'pattern' : hintOfHouse,
      confirmed: digitsIn(marks.confirmed, cell)[0] ?? 0,
      eliminated,
      supporting: digitsIn(marks.supporting, cell),
      isGlowing: false,
    };
  });
}
