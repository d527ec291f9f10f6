/* `@nanpure/engine/hints`. */
import { argument, asFields, checkCell, type Reader } from '../arguments.ts';
import type { GridInput } from '../grid.ts';
import { gridArgument } from '../grid-argument.ts';
import type { Cause } from '../hints/causes.ts';
import * as causes from '../hints/causes.ts';
import * as hints from '../hints/find-hint.ts';
import type { Guess } from '../hints/guess.ts';
import * as guesses from '../hints/guess.ts';
import type { Hint, HintFacts, StepHint } from '../hints/hint.ts';
import * as keys from '../hints/hint.ts';
import type { Mark, Marked } from '../hints/marks.ts';
import * as marks from '../hints/marks.ts';
import type { Notes } from '../hints/notes.ts';
import type { HintContext, HintRequest } from '../hints/request.ts';
import type { HintSession } from '../hints/session.ts';
import * as sessions from '../hints/session.ts';
import type { Step, TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import type { Cell, House } from '../types.ts';
import { hasPlaces, hintReader } from './hint-reader.ts';
import { asLevel, asTexts, NOTES, requestOf, type WithGridInputs } from './hint-request.ts';
import { asConclusion, asNotes, asStep, asTechnique, asText, idsArgument } from './readers.ts';

const asHint = hintReader<HintFacts>(asStep);

/** A request or a context that names techniques of the course. */
function ofTheCourse<Id extends TechniqueId>(
  name: string,
  value: WithGridInputs<HintRequest<Id>>,
): HintRequest<Id> {
  const request = requestOf(name, value, { technique: ['an id of TECHNIQUES', asTechnique] });
  const asId = asTechnique as Reader<Id>;
  const techniques = idsArgument(`${name}.techniques`, 'TECHNIQUES', request.techniques, asId);
  return { ...request, techniques };
}

const asMarked: Reader<Marked> = (value) => {
  const fields = asFields(value);
  const isSound =
    fields !== undefined &&
    asConclusion(fields) &&
    asLevel(fields.level) &&
    hasPlaces(fields) &&
    (fields.step === undefined || asStep(fields.step));
  return isSound ? (value as Marked) : undefined;
};

const asStepHint: Reader<StepHint> = (value) => {
  const hint = asHint(value);
  return hint?.kind === 'step' ? hint : undefined;
};

const asSession: Reader<HintSession> = (value) => {
  const { hint, digits, details, shown } = asFields(value) ?? {};
  const isSound =
    asHint(hint) &&
    asLevel(asFields(hint)?.level) &&
    asText(digits) !== undefined &&
    asText(details) !== undefined &&
    asTexts(shown);
  return isSound ? (value as HintSession) : undefined;
};

/**
 * A hint for any board, as facts in plain data. In this order: what is wrong on the board; the
 * steps of the techniques, in the order of hints; cells with two to four candidates; houses with few empty
 * cells; up to five random empty cells. `shown` moves on to the next that concludes something new,
 * and once all is told starts again. Only a full board without a mistake has nothing more to say than `complete`.
 *
 * No hint contradicts the solution. Where there is none, the hint says so (`solutions`) and shows
 * what it can; where there are many, steps still hold, and other hints place nothing. Throws a `TypeError`
 * for what is no board, and for a request with a field that is not what its type promises.
 *
 * @example
 * ```ts
 * const hint = findHint(text, { level: 3 });
 * hint.kind; // → step
 * ```
 */
export function findHint<Id extends TechniqueId = TaughtTechniqueId>(
  board: GridInput,
  request: WithGridInputs<HintRequest<Id>> = {},
): Hint<Id> {
  return hints.findHint(gridArgument(board, 'board'), ofTheCourse('request', request));
}

/**
 * What one more press of the hint button shows: the same hint at its next level, and after level 3
 * the next one at level 1. On a changed board hints start at level 1 again; where only notes have
 * changed, those that were told to the end don't come again before the others. A session is plain data: it
 * can be saved as JSON. Throws a `TypeError` for what is no session, as it is for the other arguments.
 *
 * @example
 * ```ts
 * const first = nextHint(undefined, text);
 * const second = nextHint(first, text);
 * second.hint.level; // → 2
 * ```
 */
export function nextHint(
  previous: HintSession | undefined,
  board: GridInput,
  context: WithGridInputs<HintContext> = {},
): HintSession {
  return sessions.nextHint(
    previous === undefined
      ? undefined
      : argument('previous', 'a HintSession or undefined', previous, asSession),
    gridArgument(board, 'board'),
    ofTheCourse('context', context),
  );
}

/**
 * Holds a cell (0-80) of a board that isn't full against the step of a hint for that board. `notes`
 * are those that the hint was found with, `shown` the keys of the hints before it: what steps have told
 * is no candidate any longer.
 */
export function checkGuess(
  hint: StepHint,
  cell: Cell,
  board: GridInput,
  notes: Notes = [],
  shown: readonly string[] = [],
): Guess {
  checkCell(cell);
  return guesses.checkGuess(
    argument('hint', 'a hint of the kind step', hint, asStepHint),
    cell,
    gridArgument(board, 'board'),
    argument('notes', NOTES, notes, asNotes),
    argument('shown', 'a list of keys of hints', shown, asTexts),
  );
}

/**
 * A name for a hint, the same at every level: what `shown` of `findHint` lists. Different from that of
 * every other hint on the same board, but for steps that conclude the same for other reasons.
 */
export function hintKey(hint: HintFacts): string {
  return keys.hintKey(argument('hint', 'a hint', hint, asHint));
}

/** What to draw for a hint at its level, from what it rests on; nothing of a higher level. */
export function marksOf(hint: Hint | Marked): Mark[] {
  return marks.marksOf(argument('hint', 'a hint', hint, asMarked));
}

/**
 * The digits on the board by which a step's pattern can be seen, as few as possible: together they rule
 * out all that would keep it from being one, but for what earlier steps have ruled out.
 */
export function causesOf(step: Step, board: GridInput): Cause[] {
  return causes.causesOf(argument('step', 'a step', step, asStep), gridArgument(board, 'board'));
}

/** The houses in which a step can be seen: where it starts or, for a naked single, those of its cell. */
export function housesOfStep(step: Step): readonly House[] {
  return causes.housesOfStep(argument('step', 'a step', step, asStep));
}

export * from '../trusted/hints.ts';
export type { WithGridInputs } from './hint-request.ts';
