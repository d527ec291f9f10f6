import type { Position } from './position.ts';
import type { Premise } from './steps/premise.ts';
import type { Candidate, Cell, Difficulty, Digit, House } from './types.ts';

/** What a piece of evidence can name. */
export interface EvidenceKinds {
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
  readonly digits: readonly Digit[];
}

/** The parts of a technique's pattern, each with what it names. */
export type Roles = Readonly<Record<string, keyof EvidenceKinds>>;

/** The pattern that was found, part by part. */
export type Evidence<R extends Roles> = { readonly [Role in keyof R]: EvidenceKinds[R[Role]] };

/** One instance of a technique: its pattern, and all that follows from it; nothing, if it is idle. */
export interface Finding<R extends Roles> {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly evidence: Evidence<R>;
}

/** A finding with the technique it is an instance of. Plain data. */
export interface TechniqueStep<Id extends string, R extends Roles> extends Finding<R> {
  readonly technique: Id;
}

/** How far along the way to mastery a technique stands. */
export type TechniqueDifficulty = 'beginner' | 'intermediate' | 'advanced' | 'expert';

interface TechniqueFacts<Id extends string, R extends Roles> {
  readonly id: Id;
  readonly difficulty: TechniqueDifficulty;
  /** How hard a puzzle is that needs it. */
  readonly puzzleDifficulty: Difficulty;
  /** Place among all techniques, from 1: those that are taught first, in the order of the catalogue. */
  readonly order: number;
  readonly roles: R;
  /** What has to be believed of a pattern (see `stepPattern`): asked for when a step is explained, never by a search. */
  readonly premises: (evidence: Evidence<R>) => readonly Premise[];
}

/** A way to conclude something by logic alone. */
export interface Technique<Id extends string, R extends Roles> extends TechniqueFacts<Id, R> {
  /** Every instance in a position, lazily, each one a change. */
  readonly steps: (position: Position) => Iterable<TechniqueStep<Id, R>>;
  /** The first of them; undefined where there is none. */
  readonly firstStep: (position: Position) => TechniqueStep<Id, R> | undefined;
  /** The steps, and the idle patterns: true ones, from which nothing follows that isn't known. */
  readonly patterns: (position: Position) => Iterable<TechniqueStep<Id, R>>;
}

interface TechniqueDefinition<Id extends string, R extends Roles> extends TechniqueFacts<Id, R> {
  /** Sees the candidates of a position; neither the solution nor the solver. Idle patterns on demand. */
  readonly find: (position: Position, wantsIdle: boolean) => Generator<Finding<R>, void>;
}

/** Defines a technique; id and roles are kept as exact types, so that its steps are typed too. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTechnique<const Id extends string, const R extends Roles>({
  find,
  ...facts
}: TechniqueDefinition<Id, R>): Technique<Id, R> {
  const technique = facts.id;
  const stepOf = ({ placements, eliminations, evidence }: Finding<R>): TechniqueStep<Id, R> => ({
    technique,
    placements,
    eliminations,
    evidence,
  });
  return {
    ...facts,
    *steps(position) {
      for (const finding of find(position, false)) yield stepOf(finding);
    },
    firstStep(position) {
      const { done, value } = find(position, false).next();
      return done ? undefined : stepOf(value);
    },
    *patterns(position) {
      for (const finding of find(position, true)) yield stepOf(finding);
    },
  };
}
