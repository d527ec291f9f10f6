import { Position } from '../position.ts';
import { applyStep, type FindStepsOptions, HINT_ORDER, techniquesNamed } from '../step.ts';
import type {
  AnyTechnique,
  Step,
  StepOf,
  TaughtTechniqueId,
  TechniqueId,
} from '../techniques/index.ts';

/** One step of a path, with the positions before and after it. */
export interface PathMoment<Id extends TechniqueId = TaughtTechniqueId> {
  readonly position: Position;
  readonly step: StepOf<Id>;
  readonly after: Position;
}

/** Which way to go. */
export interface PathOptions<Id extends TechniqueId = TaughtTechniqueId>
  extends FindStepsOptions<Id> {
  /**
   * Whether what was ruled out is forgotten when a digit is placed, as a board without notes doesn't show
   * it; false by default.
   */
  readonly forgets?: boolean | undefined;
}

/** A step of the first technique of the list that has one. */
export function firstStep(
  position: Position,
  techniques: readonly AnyTechnique[],
): Step | undefined {
  for (const technique of techniques) {
    const step = technique.firstStep(position);
    if (step) return step;
  }
  return undefined;
}

/**
 * The steps from a position on, each a step of the first technique of the list that has one, lazily; as far
 * as these techniques go. Techniques are in the order of `findSteps` by default.
 */
export function pathFrom<Id extends TechniqueId = TaughtTechniqueId>(
  start: Position,
  options?: PathOptions<Id>,
): Generator<PathMoment<Id>, undefined>;
export function* pathFrom(
  start: Position,
  { techniques = HINT_ORDER, forgets = false }: PathOptions<TechniqueId> = {},
): Generator<PathMoment<TechniqueId>, undefined> {
  const inOrder = techniquesNamed(techniques);
  let position = start;
  while (!position.emptyCells.isEmpty) {
    const step = firstStep(position, inOrder);
    if (!step) break;
    const next = applyStep(position, step);
    const after = forgets && step.placements.length > 0 ? Position.fromGrid(next.grid) : next;
    yield { position, step, after };
    position = after;
  }
  return undefined;
}

/** The path up to the first step of a technique, that one included; undefined where it has none. */
export function pathTo<Id extends TechniqueId = TaughtTechniqueId>(
  technique: NoInfer<Id>,
  start: Position,
  options?: PathOptions<Id>,
): PathMoment<Id>[] | undefined {
  const path: PathMoment<Id>[] = [];
  for (const moment of pathFrom(start, options)) {
    path.push(moment);
    if (moment.step.technique === technique) return path;
  }
  return undefined;
}
