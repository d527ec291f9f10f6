import { CellSet } from '../../cell-set.ts';
import { NOTHING } from '../../hints/hint.ts';
import { areCrossedOut, type Notes } from '../../hints/notes.ts';
import { cellsOf, housesOf, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, House } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import type { LadderStep } from '../steps.ts';
import type { LadderStepHint } from './hint.ts';
import { cellsOfPremise, checkLadderNotes, isInTheWay } from './notes.ts';

/** What a step builds on: candidates that the rules leave, and that are gone by now. */
function ruledOutBefore({ premises }: LadderStep, board: Position, position: Position) {
  return candidatesAt(board, board.emptyCells.toArray()).filter(
    (each) => !position.has(each) && premises.some((premise) => isInTheWay(premise, each)),
  );
}

/**
 * The house to look at first. It holds where the telling starts: the first node of a chain, or else the first premise.
 * That is the house of the first premise, or one that these cells share, or the box of their first.
 */
function areaOf({ premises: [first], links }: LadderStep, cells: readonly Cell[]): House {
  const start = links?.[0]?.from.cells ?? (first ? cellsOfPremise(first) : cells);
  const houses = sharedHouses(CellSet.from(start));
  if (first && 'house' in first && houses.includes(first.house)) return first.house;
  return houses.at(-1) ?? housesOf(start[0] ?? 0)[2];
}

function fillsLastCell({ placements, premises }: LadderStep, { emptyCells }: Position): boolean {
  return (
    placements.length > 0 &&
    premises.some(
      (each) => 'house' in each && cellsOf(each.house).intersection(emptyCells).size === 1,
    )
  );
}

/** A step as a hint; `board` is the position with every candidate that the rules leave. */
export function stepHint(
  step: LadderStep,
  position: Position,
  board: Position,
  notes: Notes,
): LadderStepHint {
  const cells = CellSet.from(step.pattern.map(({ cell }) => cell)).toArray();
  return {
    ...NOTHING,
    kind: 'step',
    step,
    area: areaOf(step, cells),
    cells,
    placements: step.placements,
    eliminations: step.eliminations,
    ruledOut: ruledOutBefore(step, board, position),
    notes: checkLadderNotes(notes, step, position),
    isCrossedOut: areCrossedOut(notes, step.eliminations),
    isLastCell: fillsLastCell(step, position),
  };
}
