import { boxLineReduction } from './box-line-reduction.ts';
import { hiddenPair } from './hidden-pair.ts';
import { hiddenSingle } from './hidden-single.ts';
import { nakedPair } from './naked-pair.ts';
import { nakedSingle } from './naked-single.ts';
import { pointingPairs } from './pointing-pairs.ts';
import { swordfish } from './swordfish.ts';
import { xWing } from './x-wing.ts';

/** The techniques of the course in teaching order, which is the catalogue's: what everything uses by default. */
export const TAUGHT_TECHNIQUES = [
  nakedSingle,
  hiddenSingle,
  nakedPair,
  hiddenPair,
  pointingPairs,
  boxLineReduction,
  xWing,
  swordfish,
] as const;

/** Techniques that are known besides: used only where a caller names them in `techniques`. */
const FURTHER_TECHNIQUES = [
  // The line of a new technique comes here.
] as const;

/** All techniques that the main entry knows, easiest first; the ladder has many more. Who asks for none of them need not have them: bundlers leave out a call that is pure. */
export const TECHNIQUES = /* @__PURE__ */ (() =>
  [...TAUGHT_TECHNIQUES, ...FURTHER_TECHNIQUES] as const)();

/** One of the techniques, whichever. */
export type AnyTechnique = (typeof TECHNIQUES)[number];

/** The name of one of them. */
export type TechniqueId = AnyTechnique['id'];

/** The name of a technique of the course. */
export type TaughtTechniqueId = (typeof TAUGHT_TECHNIQUES)[number]['id'];

/** A conclusion drawn with one of the techniques. */
export type Step = ReturnType<AnyTechnique['steps']> extends Iterable<infer S> ? S : never;

/** A step of one technique. */
export type StepOf<Id extends TechniqueId> = Extract<Step, { technique: Id }>;

/** A step of a technique of the course. */
export type TaughtStep = StepOf<TaughtTechniqueId>;
