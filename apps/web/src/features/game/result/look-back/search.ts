import { type Cell, stepPattern } from '@nanpure/engine';
import { gridOfGame } from '@nanpure/engine/game';
import { causesOf, checkGuess, type Guess, type StepHint } from '@nanpure/engine/hints';
import type { HintDrawing } from '../../board/hint-drawing.ts';
import { stageDrawing } from '../../board/step-drawings.ts';
import type { Moment } from './moments.ts';

/** The single that was open at a moment, as the hint that it would have been. */
function hintAt({ step }: Moment): StepHint {
  const { placements, eliminations } = step;
  const { cells, start } = stepPattern(step);
  // A cell with one digit left may be seen from any of its houses.
  const area = step.technique === 'hidden-single' ? (start[0] ?? null) : null;
  return {
    ...{ kind: 'step', step, area, cells, placements, eliminations },
    ruledOut: [],
    notes: { state: 'none', missing: [], wrong: [] },
    isCrossedOut: false,
    isLastCell: false,
  };
}

/** What a cell has to do with the single that was open. */
export function guessAt(moment: Moment, cell: Cell): Guess {
  return checkGuess(hintAt(moment), cell, gridOfGame({ cells: moment.cells }));
}

/** The single that was open, as it is drawn on the board. */
export function answerDrawing({ step, cells }: Moment): HintDrawing {
  const causes = causesOf(step, gridOfGame({ cells }));
  return stageDrawing({ step, ruledOut: [], causes }, 'conclusion', cells);
}
