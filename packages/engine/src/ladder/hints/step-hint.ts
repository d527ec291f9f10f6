import { CellSet } from '../../cell-set.ts';
import { NOTHING } from '../../hints/hint.ts';
import { areCrossedOut, type Notes } from '../../hints/notes.ts';
import { cellsOf, housesOf, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, House } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import type { LadderStep } from '../steps.ts';
import type { LadderStepHint } from './hint.ts';
import { checkLadderNotes, isInTheWay } from './notes.ts';

/** What a step builds on: candidates that the rules leave, and that are gone by now. */
function ruledOutBefore({ premises }: LadderStep, board: Position, position: Position) {
  return candidatesAt(board, board.emptyCells.toArray()).filter(
    (each) => !position.has(each) && premises.some((premise) => isInTheWay(premise, each)),
  );
}

function cellsOfStep({ pattern }: LadderStep): Cell[] {
  return [...new Set(pattern.map(({ cell }) => cell))].sort((one, other) => one - other);
}

/** The house to look at first: that of the first premise, or one that holds all of the pattern, or the box it begins in. */
function areaOf({ premises: [first] }: LadderStep, cells: readonly Cell[]): House {
  if (first && 'house' in first) return first.house;
  const [, , box] = housesOf(first && 'cell' in first ? first.cell : (cells[0] ?? 0));
  return sharedHouses(CellSet.from(cells)).at(-1) ?? box;
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
  const cells = cellsOfStep(step);
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
