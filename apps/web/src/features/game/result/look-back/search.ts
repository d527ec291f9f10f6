import { type Cell, stepPattern } from '@nanpure/engine';
import { gridOfGame } from '@nanpure/engine/game';
import { checkGuess, type Guess, type Mark, marksOf, type StepHint } from '@nanpure/engine/hints';
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

/** The single that was open, as marks on the board. */
export function answerMarks(moment: Moment): readonly Mark[] {
  return marksOf({ ...hintAt(moment), level: 3, area: stepPattern(moment.step).start[0] ?? null });
}
