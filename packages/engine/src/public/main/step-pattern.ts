import { argument, asListOf, isCell, type Reader } from '../../arguments.ts';
import * as lists from '../../candidates.ts';
import type { Position } from '../../position.ts';
import * as groups from '../../steps/candidate-groups.ts';
import * as flaws from '../../steps/flaw.ts';
import * as patterns from '../../steps/step-pattern.ts';
import type { Step } from '../../techniques/index.ts';
import type { Candidate, Cell, House } from '../../types.ts';
import { asCandidate, asCandidates, asStep } from '../readers.ts';
import { checkPosition } from './logic.ts';

const STEP = 'a step with all parts of its pattern';
const CANDIDATES = 'a list of candidates';

const asCells: Reader<readonly Cell[]> = (value) =>
  asListOf(value, (cell) => (isCell(cell) ? cell : undefined));

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
  return lists.includesCandidate(
    argument('list', CANDIDATES, list, asCandidates),
    argument('candidate', 'a cell 0-80 and a digit 1-9', candidate, asCandidate),
  );
}

/** The candidates that the rules leave on a position's grid and that are ruled out in the position. */
export function ruledOutIn(position: Position): Candidate[] {
  checkPosition(position);
  return lists.ruledOutIn(position);
}

/** Why a pattern is none, from the candidates in its way (see `obstaclesOf`). */
export function flawOf(step: Step, obstacles: readonly Candidate[]): flaws.Flaw | undefined {
  return flaws.flawOf(
    argument('step', STEP, step, asStep),
    argument('obstacles', CANDIDATES, obstacles, asCandidates),
  );
}

/** Cells as few groups as rows or columns make of them, from the top or from the left. */
export function cellGroups(cells: readonly Cell[]): groups.CellGroup[] {
  return groups.cellGroups(argument('cells', 'a list of cells', cells, asCells));
}

/** Candidates by what they share: the digits that go with the same cells come together. */
export function candidateGroups(candidates: readonly Candidate[]): groups.CandidateGroup[] {
  const list = argument('candidates', CANDIDATES, candidates, asCandidates);
  return groups.candidateGroups(list);
}
