import { stepPattern } from '../steps/step-pattern.ts';
import type { AnyTechnique, Step } from '../techniques/index.ts';
import type { LadderFinding } from './model/step.ts';
import type { LadderBoard } from './model/technique.ts';

function findingOf(step: Step): LadderFinding {
  const { candidates, premises } = stepPattern(step);
  const { placements, eliminations } = step;
  return { placements, eliminations, pattern: candidates, premises };
}

/** How the ladder finds a technique of the course: as the course does. */
export function fromCourse(technique: AnyTechnique) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const step of technique.steps(position)) yield findingOf(step);
  };
}
