import { kindOf, type Position, ruledOutIn } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';

/** What makes an example hard to follow, each with how much it weighs. */
const WEIGHTS = {
  patternCell: 1,
  link: 0.7,
  premise: 0.3,
  /** A candidate that the digits on the board allow, and that a step before has ruled out. */
  missingNote: 0.6,
  /** An empty cell more or less than in the middle of a game. */
  emptyCell: 0.12,
} as const;

/** The middle of a game: with more empty cells there is more to read, with fewer it is nearly over. */
const EMPTY_CELLS = 28;

/** What it takes to see a digit placed by a chain, of which readers know that it takes candidates away. */
const EFFORT_OF_PLACING = 3;

/** What a conclusion makes up for; more than so many tell nothing new. */
const WEIGHT_OF_CONCLUSION = 1;
const MOST_CONCLUSIONS = 4;

function countCells(candidates: readonly { readonly cell: number }[]): number {
  return new Set(candidates.map(({ cell }) => cell)).size;
}

/** How much there is to read on a board before any step. */
function effortOfBoard(position: Position): number {
  return (
    WEIGHTS.missingNote * ruledOutIn(position).length +
    WEIGHTS.emptyCell * Math.abs(position.emptyCells.size - EMPTY_CELLS)
  );
}

/** A board with more to read than this makes no clear example of anything. */
const MOST_ON_BOARD = 5;

/** Whether a board can be read at all. */
export function isReadable(position: Position): boolean {
  return effortOfBoard(position) <= MOST_ON_BOARD;
}

/** What it takes to believe in an example that lacks what its page is about. */
const EFFORT_OF_ANOTHER_SHAPE = 12;

/** Whether the base of a complex fish could be that of a simpler one: it has no box, or no rows beside columns. */
function hasPlainBase({ technique, premises }: LadderStep): boolean {
  const kinds = premises.flatMap((premise) => ('house' in premise ? [kindOf(premise.house)] : []));
  if (technique.includes('mutant')) return !(kinds.includes('row') && kinds.includes('column'));
  return technique.includes('franken') && !kinds.includes('box');
}

/** The almost locked sets of a step; the cells of a set stand after it once more, each for itself. */
function setsOf({ premises }: LadderStep): (readonly number[])[] {
  const sets: (readonly number[])[] = [];
  for (const premise of premises) {
    if ('house' in premise) continue;
    if ('cells' in premise) sets.push(premise.cells);
    else if ('cell' in premise && !sets.at(-1)?.includes(premise.cell)) sets.push([premise.cell]);
  }
  return sets;
}

/** Whether almost locked sets share cells: a reader thinks of sets that stand apart. */
function hasSharedCells(step: LadderStep): boolean {
  if (!/^(als-|death-blossom)/.test(step.technique)) return false;
  const cells = setsOf(step).flat();
  return new Set(cells).size < cells.length;
}

/** Whether what makes a chain a grouped one is an almost locked set, and not cells of one digit. */
function hasNoGroups({ technique, premises, links = [] }: LadderStep): boolean {
  if (!technique.startsWith('grouped-')) return false;
  const isGrouped = links.some(({ from, to }) => Math.max(from.cells.length, to.cells.length) > 1);
  return !isGrouped || premises.some((premise) => 'digits' in premise && 'cells' in premise);
}

/** Whether a colour is struck itself, so that a picture of both colours has only one left. */
function isColourStruck({ eliminations, colours = [] }: LadderStep): boolean {
  const coloured = colours.flat();
  return eliminations.some(({ cell, digit }) =>
    coloured.some((each) => each.cell === cell && each.digit === digit),
  );
}

const OTHER_SHAPES = [hasPlainBase, hasSharedCells, hasNoGroups, isColourStruck];

/** Whether a step, though right, lacks what the page of its technique is about. */
export function isOfAnotherShape(step: LadderStep): boolean {
  return OTHER_SHAPES.some((isOther) => isOther(step));
}

function isPlacingChain({ links = [], placements }: LadderStep): boolean {
  return links.length > 0 && placements.length > 0;
}

/** How much a reader has to follow before a step on a board is clear: the less, the better the example. */
export function effortOf(position: Position, step: LadderStep): number {
  const conclusions = step.placements.length + step.eliminations.length;
  return (
    effortOfBoard(position) +
    (isOfAnotherShape(step) ? EFFORT_OF_ANOTHER_SHAPE : 0) +
    (isPlacingChain(step) ? EFFORT_OF_PLACING : 0) +
    WEIGHTS.patternCell * countCells(step.pattern) +
    WEIGHTS.link * (step.links?.length ?? 0) +
    WEIGHTS.premise * step.premises.length -
    WEIGHT_OF_CONCLUSION * Math.min(conclusions, MOST_CONCLUSIONS)
  );
}
