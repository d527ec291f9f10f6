import type { Conflict } from '../grid.ts';
import type { Step, StepOf, TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import { type Candidate, type Cell, type Digit, type House, isDigit } from '../types.ts';
import type { NotesCheck } from './notes.ts';

/** How much a hint gives away: 1 where to look, 2 what to look for and in which cells, 3 the answer. */
export type HintLevel = 1 | 2 | 3;

/** How many solutions the puzzle has. */
export type SolutionCount = 'none' | 'one' | 'many';

/** What a hint of any kind says, by level. Plain data; an empty list says that there is nothing. */
interface ByLevel {
  /** Level 1: the house to look at; null where no house stands out. */
  readonly area: House | null;
  /** Level 2: the cells to look at. */
  readonly cells: readonly Cell[];
  /** Level 3: what goes into a cell … */
  readonly placements: readonly Candidate[];
  /** … and what does not go there: a wrong digit on the board, or candidates ruled out by a step. */
  readonly eliminations: readonly Candidate[];
}

/** Every cell holds the right digit. */
export interface CompleteHint extends ByLevel {
  readonly kind: 'complete';
}

/** A digit on the board differs from the solution. It is to be taken out; logic finds the right one. */
export interface WrongDigitHint extends ByLevel {
  readonly kind: 'wrong-digit';
  /** Where the digit can be seen to be wrong: it stands twice in a house. */
  readonly repeats: Conflict | null;
}

/**
 * A digit stands twice in a house, and no solution is known that tells which one is wrong. Where
 * one of them is a given, the others are the eliminations.
 */
export interface ConflictHint extends ByLevel {
  readonly kind: 'conflict';
  readonly conflict: Conflict;
}

/** How a board without a solution shows it, if it shows it at all. */
export type DeadEnd =
  | { readonly code: 'cell-without-digit'; readonly cell: Cell }
  | { readonly code: 'digit-without-place'; readonly house: House; readonly digit: Digit }
  | { readonly code: 'not-in-sight' };

/** Nothing repeats, yet the board has no solution. */
export interface NoSolutionHint extends ByLevel {
  readonly kind: 'no-solution';
  readonly deadEnd: DeadEnd;
}

/** A step, of whatever kind, with what a hint says of it; its conclusions are the hint's. */
export interface HintOfStep<AnyStep> extends ByLevel {
  readonly kind: 'step';
  readonly step: AnyStep;
  /** What the step builds on: candidates that the rules leave and that earlier steps ruled out. */
  readonly ruledOut: readonly Candidate[];
  /** Whether the player's notes show what the step is about. */
  readonly notes: NotesCheck;
  /** Whether the player's notes leave out already all that the step rules out. */
  readonly isCrossedOut: boolean;
  /** Whether the step fills the last empty cell of the house that it starts from. */
  readonly isLastCell: boolean;
}

/** A step of one of the techniques. */
export type StepHint<Id extends TechniqueId = TaughtTechniqueId> = HintOfStep<StepOf<Id>>;

/** What there is to say once no step is left to show. */
interface Fallback<Id extends TechniqueId> extends ByLevel {
  /** The technique whose steps alone were asked for; null where all were looked for. */
  readonly onlyTechnique: Id | null;
}

/** A cell with two to four candidates. */
export interface FewCandidatesHint<Id extends TechniqueId = TaughtTechniqueId>
  extends Fallback<Id> {
  readonly kind: 'few-candidates';
  readonly candidates: readonly Digit[];
}

/** A house and its empty cells; the placement is in the one with the fewest candidates. */
export interface OpenHouseHint<Id extends TechniqueId = TaughtTechniqueId> extends Fallback<Id> {
  readonly kind: 'open-house';
}

/** An empty cell, chosen at random. */
export interface AnyCellHint<Id extends TechniqueId = TaughtTechniqueId> extends Fallback<Id> {
  readonly kind: 'any-cell';
}

/** What a hint is about, whatever the level that was asked for. */
export type HintFacts<Id extends TechniqueId = TaughtTechniqueId> =
  | CompleteHint
  | WrongDigitHint
  | ConflictHint
  | NoSolutionHint
  | StepHint<Id>
  | FewCandidatesHint<Id>
  | OpenHouseHint<Id>
  | AnyCellHint<Id>;

/** The same with steps of whatever kind. */
export type AnyHintFacts =
  | HintFacts
  | Exclude<HintFacts<TechniqueId>, StepHint<TechniqueId>>
  | HintOfStep<unknown>;

/**
 * A hint: facts only, as plain data. It holds what all three levels need; `level` says how much of
 * it is to be told. Without exactly one solution, only steps place anything.
 */
export type Hint<Id extends TechniqueId = TaughtTechniqueId> = HintFacts<Id> & {
  readonly level: HintLevel;
  readonly solutions: SolutionCount;
};

/** A hint that concludes nothing, to be filled in. */
export const NOTHING: ByLevel = { area: null, cells: [], placements: [], eliminations: [] };

/** What there is to say of a full board without a mistake. */
export function completeHint(): CompleteHint {
  return { ...NOTHING, kind: 'complete' };
}

/** A name for a step, different from that of every other step on the same board. */
export function stepKey({ technique, evidence }: Step): string {
  return [technique, ...Object.values(evidence).map((items) => items.join())].join(':');
}

/** What a hint concludes, a text for each placement ("40=7") and each elimination ("40!7"). */
export function conclusionsOf({
  placements,
  eliminations,
}: Pick<ByLevel, 'placements' | 'eliminations'>): string[] {
  return [
    ...placements.map(({ cell, digit }) => `${cell}=${digit}`),
    ...eliminations.map(({ cell, digit }) => `${cell}!${digit}`).sort(),
  ];
}

/** What tells a hint from the others of its kind on the same board. */
function ownKey(hint: AnyHintFacts): string {
  switch (hint.kind) {
    case 'complete':
      return '';
    case 'step':
    case 'wrong-digit':
      return conclusionsOf(hint).join();
    case 'conflict':
    case 'open-house':
      return `${hint.area}:${hint.cells.join()}`;
    case 'no-solution':
      return Object.values(hint.deadEnd).join(':');
    case 'few-candidates':
    case 'any-cell':
      return hint.cells.join();
  }
}

/**
 * A name for a hint, the same at every level: what `shown` of `findHint` lists. Different from that of
 * every other hint on the same board, but for steps that conclude the same for other reasons.
 */
export function hintKey(hint: AnyHintFacts): string {
  return `${hint.kind}:${ownKey(hint)}`;
}

function itemsAfter(kind: HintFacts['kind'], keys: readonly string[]): string[] {
  const start = `${kind}:`;
  return keys.flatMap((key) => (key.startsWith(start) ? key.slice(start.length).split(',') : []));
}

/** The conclusions (as in `conclusionsOf`) of the steps among the hints with these names. */
export function conclusionsOfSteps(keys: readonly string[]): ReadonlySet<string> {
  return new Set(itemsAfter('step', keys));
}

/** What the steps among the hints with these names have ruled out. */
export function ruledOutBySteps(keys: readonly string[]): Candidate[] {
  const told = itemsAfter('step', keys).map((item) => item.split('!').map(Number));
  return told.flatMap(([cell, digit]) =>
    cell !== undefined && isDigit(digit) ? [{ cell, digit }] : [],
  );
}

/** The cells whose digits hints with these names have told without a step. */
export function cellsToldAlone(keys: readonly string[]): ReadonlySet<Cell> {
  const items = [...itemsAfter('few-candidates', keys), ...itemsAfter('any-cell', keys)];
  return new Set(items.map(Number));
}
