import type {
  HintFacts,
  HintLevel,
  HintOfStep,
  SolutionCount,
  StepHint,
} from '../../hints/hint.ts';
import type { TechniqueId } from '../../techniques/index.ts';
import type { LadderStep } from '../steps.ts';

/** A step of the ladder, as a hint: what the course's `StepHint` has, with all that the ladder's step says. */
export type LadderStepHint = HintOfStep<LadderStep>;

/** What a hint of the ladder is about, whatever its level. */
export type LadderHintFacts =
  | Exclude<HintFacts<TechniqueId>, StepHint<TechniqueId>>
  | LadderStepHint;

/** A hint, whose steps are those of the ladder; all else is as in the hints of the course. Plain data. */
export type LadderHint = LadderHintFacts & {
  readonly level: HintLevel;
  readonly solutions: SolutionCount;
};
