import type { Position } from '../position.ts';
import { choicesOf } from '../steps/premise.ts';
import { premisesOf } from '../steps/step-pattern.ts';
import type { AnyTechnique, Step } from '../techniques/index.ts';
import { distinctCandidates } from './model/chain.ts';
import { flatMap } from './model/flat-map.ts';
import type { LadderFinding } from './model/step.ts';
import type { LadderBoard } from './model/technique.ts';

function findingOf(step: Step): LadderFinding {
  const premises = premisesOf(step);
  const { placements, eliminations } = step;
  const [first, another] = premises;
  const pattern =
    first && !another ? choicesOf(first) : distinctCandidates(flatMap(premises, choicesOf));
  return { placements, eliminations, pattern, premises };
}

/** How the ladder finds a technique of the course: as the course does, where a quicker look says that there may be one. */
export function fromCourse(technique: AnyTechnique, mayBeIn = (_: Position) => true) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    if (!mayBeIn(position)) return;
    for (const step of technique.steps(position)) yield findingOf(step);
  };
}
