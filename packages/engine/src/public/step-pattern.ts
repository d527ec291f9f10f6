import { argument } from '../arguments.ts';
import * as candidates from '../candidates.ts';
import type { Position } from '../position.ts';
import * as patterns from '../steps/step-pattern.ts';
import type { Step } from '../techniques/index.ts';
import type { Candidate, House } from '../types.ts';
import { checkPosition } from './logic.ts';
import { asCandidate, asCandidates, asStep } from './readers.ts';

const STEP = 'a step with all parts of its pattern';
const CANDIDATES = 'a list of candidates';

/** The pattern of a step, whether or not it is there in any position. */
export function stepPattern(step: Step): patterns.StepPattern {
  return patterns.stepPattern(argument('step', STEP, step, asStep));
}

/** The candidates of a position that keep a step's pattern from being one; none where it is. */
export function obstaclesOf(step: Step, position: Position): Candidate[] {
  checkPosition(position);
  return patterns.obstaclesOf(argument('step', STEP, step, asStep), position);
}

/** Those of some ruled-out candidates without which a step's pattern would not be there. */
export function neededOf(step: Step, ruledOut: readonly Candidate[]): Candidate[] {
  return patterns.neededOf(
    argument('step', STEP, step, asStep),
    argument('ruledOut', CANDIDATES, ruledOut, asCandidates),
  );
}

/**
 * The house to look at first: the one where the step starts. For a step that names none it is that of its
 * cell with the fewest empty cells in the position, or else the box.
 */
export function areaOf(step: Step, position?: Position): House {
  if (position !== undefined) checkPosition(position);
  return patterns.areaOf(argument('step', STEP, step, asStep), position);
}

/** Whether a list has a candidate. */
export function includesCandidate(list: readonly Candidate[], candidate: Candidate): boolean {
  return candidates.includesCandidate(
    argument('list', CANDIDATES, list, asCandidates),
    argument('candidate', 'a cell 0-80 and a digit 1-9', candidate, asCandidate),
  );
}

/** The candidates that the rules leave on a position's grid and that are ruled out in the position. */
export function ruledOutIn(position: Position): Candidate[] {
  checkPosition(position);
  return candidates.ruledOutIn(position);
}
