import { type Grid, isComplete, valueAt } from '../../grid.ts';
import { anyCellHints, fewCandidatesHints, openHouseHints } from '../../hints/fallback.ts';
import { completeHint, conclusionsOf, ruledOutBySteps } from '../../hints/hint.ts';
import { type Knowledge, knowledgeOf } from '../../hints/knowledge.ts';
import { leastShown } from '../../hints/least-shown.ts';
import { mistakeHints } from '../../hints/mistakes.ts';
import { areCrossedOut, areFull, type Notes, unnoted, withoutTold } from '../../hints/notes.ts';
import type { HintRequest } from '../../hints/request.ts';
import { Position } from '../../position.ts';
import { countSolutions } from '../../solver/solve.ts';
import { HINT_ORDER } from '../../step.ts';
import type { Candidate } from '../../types.ts';
import { LADDER_IDS, type LadderTechniqueId } from '../ladder.ts';
import { findPathSteps, type LadderOptions, type LadderStep } from '../steps.ts';
import type { LadderHint, LadderHintFacts } from './hint.ts';
import { isSeen } from './notes.ts';
import { stepHint } from './step-hint.ts';

/** What is known about a board, and what is asked for. */
export interface LadderHintRequest
  extends Pick<HintRequest, 'givens' | 'solution' | 'notes' | 'random' | 'level' | 'shown'> {
  /** Techniques to look for, in this order; by default `LADDER_HINT_ORDER`. */
  readonly techniques?: readonly LadderTechniqueId[] | undefined;
  /** With `false`, techniques that assume one solution are left out. */
  readonly unique?: boolean | undefined;
}

const COURSE_FIRST: readonly LadderTechniqueId[] = ['full-house', ...HINT_ORDER];

/** The order of hints: the course as its own hints have it, then the other techniques of the ladder. */
export const LADDER_HINT_ORDER: readonly LadderTechniqueId[] = /* @__PURE__ */ Object.freeze([
  ...COURSE_FIRST,
  ...LADDER_IDS.filter((id) => !COURSE_FIRST.includes(id)),
]);

interface FoundStep {
  readonly step: LadderStep;
  readonly position: Position;
}

/** The first step whose conclusions were not passed over. */
function firstBesides(position: Position, passed: ReadonlySet<string>, options: LadderOptions) {
  for (const step of findPathSteps(position, options)) {
    if (!passed.has(conclusionsOf(step).join())) return step;
  }
  return undefined;
}

/**
 * The way on from a position, a step at a time: what a step rules out is gone for the next ones, what it places
 * isn't. Steps that the notes show to be known already are taken without a word. Those that rule out what isn't noted
 * come last, even where the notes may be of something else: carried out once more, such a step would change nothing.
 */
function* stepsFrom(start: Position, notes: Notes, options: LadderOptions): Generator<FoundStep> {
  const passed = new Set<string>();
  let position = start;
  const last: FoundStep[] = [];
  for (;;) {
    const step = firstBesides(position, passed, options);
    if (!step) return yield* last;
    if (!areCrossedOut(notes, step.eliminations)) yield { step, position };
    else if (!isSeen(step, position, notes)) last.push({ step, position });
    passed.add(conclusionsOf(step).join());
    position = position.eliminate(step.eliminations);
  }
}

/** What to look for: where there isn't one solution, no further than the course goes, as no path ends there. */
function optionsOf(request: LadderHintRequest, knowledge: Knowledge): LadderOptions {
  const { givens, techniques = LADDER_HINT_ORDER, unique = true } = request;
  if (knowledge.solutions !== 'one') {
    return { techniques: techniques.filter((id) => COURSE_FIRST.includes(id)), unique: false };
  }
  // What stands on the board besides may settle a puzzle that its givens don't.
  const isSettled = givens !== undefined && countSolutions(givens, 2) === 1;
  return { techniques, unique, givens: isSettled ? givens : undefined };
}

/** Those of some candidates that can go: what goes into a cell stays, whoever says that it doesn't. */
function wrongOnes(candidates: readonly Candidate[], knowledge: Knowledge): Candidate[] {
  if (knowledge.solutions !== 'one') return [];
  return candidates.filter(({ cell, digit }) => valueAt(knowledge.solution, cell) !== digit);
}

/** What a player who keeps notes for the whole board has crossed out. */
function crossedOut(start: Position, notes: Notes): Candidate[] {
  return areFull(notes, start) ? unnoted(notes, start.emptyCells.toArray(), start) : [];
}

/** How to go on from a board without mistakes: by logic, then by where there is least to choose from. */
function* nextHints(
  board: Grid,
  knowledge: Knowledge,
  request: LadderHintRequest,
): Generator<LadderHintFacts> {
  const { notes = [], shown = [], random = Math.random } = request;
  const start = Position.fromGrid(board);
  const told = ruledOutBySteps(shown);
  let left = start.eliminate(wrongOnes([...told, ...crossedOut(start, notes)], knowledge));
  for (const { step, position } of stepsFrom(left, notes, optionsOf(request, knowledge))) {
    const hint = stepHint(step, position, start, notes);
    yield { ...hint, notes: withoutTold(hint.notes, told) };
    left = position.eliminate(step.eliminations);
  }
  const known = { position: left, knowledge, shown, onlyTechnique: null };
  yield* fewCandidatesHints(known);
  yield* openHouseHints(known);
  yield* anyCellHints(known, random);
}

function rankedHints(
  board: Grid,
  knowledge: Knowledge,
  request: LadderHintRequest,
): Iterable<LadderHintFacts> {
  const mistakes = mistakeHints(board, knowledge, request.givens);
  if (mistakes.length > 0 || isComplete(board)) return mistakes;
  return nextHints(board, knowledge, request);
}

/**
 * A hint for any board, as that of the hints' entry, with all techniques of the ladder: mistakes first, then the
 * easiest step, with its reason. Steps whose eliminations the notes show already are passed over.
 */
export function findHint(board: Grid, request: LadderHintRequest = {}): LadderHint {
  const { level = 1, shown = [] } = request;
  const knowledge = knowledgeOf(board, request);
  const facts = leastShown(rankedHints(board, knowledge, request), shown) ?? completeHint();
  return { ...facts, level, solutions: knowledge.solutions };
}
