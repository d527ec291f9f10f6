import type { Position } from './position.ts';
import {
  type AnyTechnique,
  type Step,
  type StepOf,
  type TaughtStep,
  type TaughtTechniqueId,
  TECHNIQUES,
  type TechniqueId,
} from './techniques/index.ts';

/**
 * The order in which `findSteps` looks for the techniques of the course: by the techniques' level, and within a level by what a
 * person sees first.
 */
export const HINT_ORDER: readonly TaughtTechniqueId[] = [
  'hidden-single',
  'naked-single',
  'pointing-pairs',
  'naked-pair',
  'hidden-pair',
  'box-line-reduction',
  'x-wing',
  'swordfish',
];

/** Techniques to look for, in the order in which to look. */
export interface FindStepsOptions<Id extends TechniqueId = TechniqueId> {
  readonly techniques?: readonly Id[] | undefined;
}

const TECHNIQUE_BY_ID = /* @__PURE__ */ new Map(
  /* @__PURE__ */ TECHNIQUES.map((technique) => [technique.id, technique]),
);

/** The techniques of a list of names, in its order; a name that is none, which no public function lets in, is left out. */
export function techniquesNamed(ids: readonly TechniqueId[]): AnyTechnique[] {
  return ids.map((id) => TECHNIQUE_BY_ID.get(id)).filter((technique) => technique !== undefined);
}

/**
 * Every instance of the techniques in a position, lazily, in the order of the techniques, which is
 * `HINT_ORDER` when none are named. Naming techniques narrows the type of the steps to theirs.
 */
export function findSteps<Id extends TechniqueId>(
  position: Position,
  options: Required<FindStepsOptions<Id>>,
): Generator<StepOf<Id>, undefined>;
export function findSteps(
  position: Position,
  options?: FindStepsOptions<TaughtTechniqueId>,
): Generator<TaughtStep, undefined>;
export function findSteps(
  position: Position,
  options?: FindStepsOptions,
): Generator<Step, undefined>;
export function* findSteps(
  position: Position,
  { techniques = HINT_ORDER }: FindStepsOptions = {},
): Generator<Step, undefined> {
  for (const technique of techniquesNamed(techniques)) yield* technique.steps(position);
  return undefined;
}

/**
 * Every true pattern of a technique in a position, lazily: its steps, and those patterns from which
 * nothing follows any more, with neither placements nor eliminations.
 */
export function findPatterns<Id extends TechniqueId>(
  position: Position,
  technique: Id,
): Generator<StepOf<Id>, undefined>;
export function* findPatterns(
  position: Position,
  technique: TechniqueId,
): Generator<Step, undefined> {
  for (const { patterns } of techniquesNamed([technique])) yield* patterns(position);
  return undefined;
}

/** What follows from a step. */
export type Conclusions = Pick<Step, 'placements' | 'eliminations'>;

/** The position after a step. */
export function applyStep(position: Position, { placements, eliminations }: Conclusions): Position {
  return placements.reduce(
    (after, placement) => after.place(placement),
    position.eliminate(eliminations),
  );
}
