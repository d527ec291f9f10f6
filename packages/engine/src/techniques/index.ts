import { boxLineReduction } from './box-line-reduction.ts';
import { hiddenPair } from './hidden-pair.ts';
import { hiddenSingle } from './hidden-single.ts';
import { nakedPair } from './naked-pair.ts';
import { nakedSingle } from './naked-single.ts';
import { pointingPairs } from './pointing-pairs.ts';
import { swordfish } from './swordfish.ts';
import { xWing } from './x-wing.ts';

/** All techniques in teaching order, which is the catalogue's. */
export const TECHNIQUES = [
  nakedSingle,
  hiddenSingle,
  nakedPair,
  hiddenPair,
  pointingPairs,
  boxLineReduction,
  xWing,
  swordfish,
] as const;

/** One of the techniques, whichever. */
export type AnyTechnique = (typeof TECHNIQUES)[number];

/** The name of a technique. */
export type TechniqueId = AnyTechnique['id'];

/** A conclusion drawn with one of the techniques. */
export type Step = ReturnType<AnyTechnique['steps']> extends Iterable<infer S> ? S : never;

/** A step of one technique. */
export type StepOf<Id extends TechniqueId> = Extract<Step, { technique: Id }>;
