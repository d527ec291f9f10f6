import { type Grid, isComplete } from '../grid.ts';
import { Position } from '../position.ts';
import { HINT_ORDER } from '../step.ts';
import type { TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import { deadEndHints } from './dead-ends.ts';
import { anyCellHints, fewCandidatesHints, openHouseHints } from './fallback.ts';
import {
  type CompleteHint,
  conclusionsOf,
  conclusionsOfSteps,
  type Hint,
  type HintFacts,
  hintKey,
  NOTHING,
  ruledOutBySteps,
} from './hint.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { conflictHints, wrongDigitHints } from './mistakes.ts';
import { notedPosition } from './noted-position.ts';
import { withoutTold } from './notes.ts';
import type { HintRequest } from './request.ts';
import { stepHints } from './step-hints.ts';

const COMPLETE: CompleteHint = { ...NOTHING, kind: 'complete' };

/** What is wrong with the digits on the board; nothing can be as long as many solutions fit. */
function mistakeHints(
  board: Grid,
  knowledge: Knowledge,
  givens: Grid | undefined,
): readonly HintFacts[] {
  if (knowledge.solutions === 'one') return wrongDigitHints(board, knowledge.solution);
  if (knowledge.solutions === 'many') return [];
  const repeated = conflictHints(board, givens);
  return repeated.length > 0 ? repeated : [...deadEndHints(Position.fromGrid(board))];
}

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
    yield { ...hint, notes: withoutTold(hint.notes, told) };
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

/** How often each key stands in a list. */
function timesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** Whether a hint was not shown, and concludes more than the steps that were. */
function newnessTest(shown: readonly string[]): (hint: HintFacts<TechniqueId>) => boolean {
  const [keys, told] = [new Set(shown), conclusionsOfSteps(shown)];
  return (hint) => {
    const conclusions = conclusionsOf(hint);
    const isTold = conclusions.length > 0 && conclusions.every((each) => told.has(each));
    return !isTold && !keys.has(hintKey(hint));
  };
}

/**
 * The first hint that tells something new, and looks no further. Where nothing is new, the first of
 * those that were shown least often; one that was left out, as steps have told all of it, comes last.
 */
function leastShown(
  hints: Iterable<HintFacts<TechniqueId>>,
  shown: readonly string[],
): HintFacts<TechniqueId> | undefined {
  const isNew = newnessTest(shown);
  const times = timesOf(shown);
  let best: HintFacts<TechniqueId> | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const hint of hints) {
    if (isNew(hint)) return hint;
    const count = times.get(hintKey(hint)) ?? Number.POSITIVE_INFINITY;
    if (best === undefined || count < fewest) {
      best = hint;
      fewest = count;
    }
  }
  return best;
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
  const facts = leastShown(rankedHints(board, knowledge, request), shown) ?? COMPLETE;
  return { ...facts, level, solutions: knowledge.solutions };
}
