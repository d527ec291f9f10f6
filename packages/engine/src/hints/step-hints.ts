import { housesOf } from '../houses.ts';
import type { Position } from '../position.ts';
import { type FindStepsOptions, findSteps } from '../step.ts';
import type { Step } from '../techniques/index.ts';
import type { Candidate, House } from '../types.ts';
import { patternCells, patternHouses, spokenOf } from './evidence.ts';
import { NOTHING, type StepHint, stepKey } from './hint.ts';
import { checkNotes, type Notes } from './notes.ts';

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
function* stepsFrom(start: Position, options: FindStepsOptions): Generator<FoundStep> {
  const seen = new Set<string>();
  let position = start;
  for (;;) {
    const eliminations: Candidate[] = [];
    for (const step of findSteps(position, options)) {
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

function areaOf(step: Step): House | null {
  const [house] = patternHouses(step);
  const [cell = 0] = patternCells(step);
  return house ?? housesOf(cell)[2];
}

/** What the steps from a position say; `board` is the position with every candidate the rules leave. */
export function* stepHints(
  board: Position,
  start: Position,
  notes: Notes,
  options: FindStepsOptions,
): Generator<StepHint> {
  for (const { step, position } of stepsFrom(start, options)) {
    yield {
      ...NOTHING,
      kind: 'step',
      step,
      area: areaOf(step),
      cells: patternCells(step),
      placements: step.placements,
      eliminations: step.eliminations,
      ruledOut: spokenOf(step).filter((each) => board.has(each) && !position.has(each)),
      notes: checkNotes(notes, step, position),
    };
  }
}
