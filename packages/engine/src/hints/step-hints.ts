import type { Position } from '../position.ts';
import { areaOf, candidatesAround, stepPattern } from '../steps/step-pattern.ts';
import type { Step, TechniqueId } from '../techniques/index.ts';
import type { Candidate } from '../types.ts';
import { type StepHint, stepKey } from './hint.ts';
import { areCrossedOut, checkNotes, type Notes } from './notes.ts';
import { fillsLastCell, stepsInHintOrder } from './step-order.ts';

/** A step and the position in which it was found. */
interface FoundStep {
  readonly step: Step;
  readonly position: Position;
}

/**
 * Every step from here, each once: first those of the position itself, then those that follow
 * after all their eliminations, and so on. A player who has seen the first ones but noted nothing
 * is led on by logic, not by luck.
 */
function* stepsFrom(start: Position, techniques: readonly TechniqueId[]): Generator<FoundStep> {
  const seen = new Set<string>();
  let position = start;
  for (;;) {
    const eliminations: Candidate[] = [];
    for (const step of stepsInHintOrder(position, techniques)) {
      eliminations.push(...step.eliminations);
      const key = stepKey(step);
      if (seen.has(key)) continue;
      seen.add(key);
      yield { step, position };
    }
    if (eliminations.length === 0) return;
    position = position.eliminate(eliminations);
  }
}

/** What the rules leave around a step, and earlier steps have ruled out. */
function ruledOutAround(step: Step, board: Position, position: Position): Candidate[] {
  // As most steps are found: nothing is ruled out, and to look for it would take as long as to find the step.
  if (position === board) return [];
  return candidatesAround(step).filter((each) => board.has(each) && !position.has(each));
}

/** What the steps from a position say; `board` is the position with every candidate the rules leave. */
export function* stepHints(
  board: Position,
  start: Position,
  notes: Notes,
  techniques: readonly TechniqueId[],
): Generator<StepHint<TechniqueId>> {
  for (const { step, position } of stepsFrom(start, techniques)) {
    yield {
      kind: 'step',
      step,
      area: areaOf(step, position),
      cells: stepPattern(step).cells,
      placements: step.placements,
      eliminations: step.eliminations,
      ruledOut: ruledOutAround(step, board, position),
      notes: checkNotes(notes, step, position),
      isCrossedOut: areCrossedOut(notes, step.eliminations),
      isLastCell: fillsLastCell(step, position),
    };
  }
}
