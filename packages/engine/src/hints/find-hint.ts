import { type Grid, isComplete } from '../grid.ts';
import { Position } from '../position.ts';
import { HINT_ORDER } from '../step.ts';
import type { TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import { anyCellHints, fewCandidatesHints, openHouseHints } from './fallback.ts';
import { completeHint, type Hint, type HintFacts, ruledOutBySteps } from './hint.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { leastShown } from './least-shown.ts';
import { mistakeHints } from './mistakes.ts';
import { notedPosition } from './noted-position.ts';
import { withoutTold } from './notes.ts';
import type { HintRequest } from './request.ts';
import { stepHints } from './step-hints.ts';

/** How to go on from a board without mistakes: by logic, then by where there is least to choose from. */
function* nextHints(
  board: Grid,
  knowledge: Knowledge,
  request: HintRequest<TechniqueId>,
): Generator<HintFacts<TechniqueId>> {
  const { notes = [], technique, shown = [], random = Math.random } = request;
  const { techniques = HINT_ORDER } = request;
  const start = Position.fromGrid(board);
  const position = notedPosition(start, notes, techniques);
  const told = ruledOutBySteps(shown);
  for (const hint of stepHints(start, position, notes, technique ? [technique] : techniques)) {
    yield told.length === 0 ? hint : { ...hint, notes: withoutTold(hint.notes, told) };
  }
  const left = position.eliminate(told);
  const known = { position: left, knowledge, shown, onlyTechnique: technique ?? null };
  yield* fewCandidatesHints(known);
  yield* openHouseHints(known);
  yield* anyCellHints(known, random);
}

/** Every hint for a board in the order in which to show them, lazily; none for a right, full one. */
function rankedHints(
  board: Grid,
  knowledge: Knowledge,
  request: HintRequest<TechniqueId>,
): Iterable<HintFacts<TechniqueId>> {
  const mistakes = mistakeHints(board, knowledge, request.givens);
  if (mistakes.length > 0 || isComplete(board)) return mistakes;
  return nextHints(board, knowledge, request);
}

/**
 * A hint for any board, as facts in plain data. In this order: what is wrong on the board; the
 * steps of the techniques, in the order of hints; cells with two to four candidates; houses with few empty
 * cells; up to five random empty cells. `shown` moves on to the next that concludes something new,
 * and once all is told starts again. Only a full board without a mistake has nothing more to say than `complete`.
 *
 * No hint contradicts the solution. Where there is none, the hint says so (`solutions`) and shows
 * what it can; where there are many, steps still hold, and other hints place nothing.
 */
export function findHint<Id extends TechniqueId = TaughtTechniqueId>(
  board: Grid,
  request?: HintRequest<Id>,
): Hint<Id>;
export function findHint(board: Grid, request: HintRequest<TechniqueId> = {}): Hint<TechniqueId> {
  const { level = 1, shown = [] } = request;
  const knowledge = knowledgeOf(board, request);
  const facts = leastShown(rankedHints(board, knowledge, request), shown) ?? completeHint();
  // Node takes ten times as long for a copy with more properties than for properties with a copy.
  return { level, solutions: knowledge.solutions, ...facts };
}
