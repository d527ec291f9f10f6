import type { Position } from '../position.ts';
import { choicesOf } from '../steps/premise.ts';
import type { Roles, Technique, TechniqueStep } from '../technique.ts';
import { distinctCandidates } from './model/chain.ts';
import { flatMap } from './model/flat-map.ts';
import type { LadderFinding } from './model/step.ts';
import type { LadderBoard } from './model/technique.ts';

function findingOf<Id extends string, R extends Roles>(
  technique: Technique<Id, R>,
  { placements, eliminations, evidence }: TechniqueStep<Id, R>,
): LadderFinding {
  const premises = technique.premises(evidence);
  const [first, another] = premises;
  const pattern =
    first && !another ? choicesOf(first) : distinctCandidates(flatMap(premises, choicesOf));
  return { placements, eliminations, pattern, premises };
}

/** How the ladder finds a technique of the course: as the course does, where a quicker look says that there may be one. */
export function fromCourse<Id extends string, R extends Roles>(
  technique: Technique<Id, R>,
  mayBeIn = (_: Position) => true,
) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    if (!mayBeIn(position)) return;
    for (const step of technique.steps(position)) yield findingOf(technique, step);
  };
}
