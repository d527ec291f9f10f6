import type { Position } from './position.ts';
import { type Step, TECHNIQUES, type TechniqueId } from './techniques/index.ts';

/** What a person sees first: the order in which `findSteps` looks. */
export const KINDEST_FIRST: readonly TechniqueId[] = [
  'hidden-single',
  'naked-single',
  'pointing-pairs',
  'box-line-reduction',
  'naked-pair',
  'hidden-pair',
  'x-wing',
  'swordfish',
];

/** Techniques to look for, in the order in which to look. */
export interface FindStepsOptions {
  readonly techniques?: readonly TechniqueId[];
}

/** Every instance of the techniques in a position, lazily, in the order of the techniques. */
export function* findSteps(
  position: Position,
  { techniques = KINDEST_FIRST }: FindStepsOptions = {},
): Generator<Step, undefined> {
  for (const id of techniques) {
    const technique = TECHNIQUES.find((each) => each.id === id);
    if (technique) yield* technique.steps(position);
  }
  return undefined;
}

/** The position after a step. */
export function applyStep(position: Position, step: Step): Position {
  return step.placements.reduce(
    (after, placement) => after.place(placement),
    position.eliminate(step.eliminations),
  );
}
