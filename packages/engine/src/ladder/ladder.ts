import { boxLineReduction } from '../techniques/box-line-reduction.ts';
import { hiddenPair } from '../techniques/hidden-pair.ts';
import { hiddenSingle } from '../techniques/hidden-single.ts';
import { nakedPair } from '../techniques/naked-pair.ts';
import { nakedSingle } from '../techniques/naked-single.ts';
import { pointingPairs } from '../techniques/pointing-pairs.ts';
import {
  findAlsChains,
  findAlsXyWings,
  findLongerAlsChains,
} from './almost-locked-sets/als-chain.ts';
import { findAlsXz } from './almost-locked-sets/als-xz.ts';
import { findDeathBlossoms, findFurtherDeathBlossoms } from './almost-locked-sets/death-blossom.ts';
import { findSuesDeCoq, findSuesDeCoqByHouses } from './almost-locked-sets/sue-de-coq.ts';
import * as chains from './chains/index.ts';
import { amongChains } from './chains/refuted.ts';
import { findRemotePairs, findSingleRemotePairs } from './chains/remote-pair.ts';
import {
  findFurtherSimpleColouring,
  findMultiColouring,
  findSimpleColouring,
} from './colouring/colouring.ts';
import { fromCourse } from './course.ts';
import { complexFish, furtherComplexFish } from './fish/complex.ts';
import { fishOfLines, siameseFish } from './fish/lines.ts';
import { findForcingChains, findForcingChainsOfTwo } from './last-resorts/forcing-chain.ts';
import { findForcingNets, findFurtherForcingNets } from './last-resorts/forcing-net.ts';
import { findTemplateDeletions, findTemplateSets } from './last-resorts/templates.ts';
import type { LadderLevel, LadderTechnique } from './model/technique.ts';
import { findEmptyRectangles, findFurtherEmptyRectangles } from './single-digit/empty-rectangle.ts';
import { hasBoxLineReduction, hasPointing } from './single-digit/intersections.ts';
import { furtherTwoLinks, twoLinks } from './single-digit/two-links.ts';
import { findFullHouses } from './subsets/full-house.ts';
import { hasHiddenPair, hiddenSubset } from './subsets/hidden.ts';
import { hasNakedPair, lockedSubset, nakedSubset } from './subsets/naked.ts';
import { avoidableRectangle } from './uniqueness/avoidable-rectangle.ts';
import { eliminateByBugPlusOne, findBugPlusOne } from './uniqueness/bug.ts';
import { furtherUniqueRectangle, uniqueRectangle } from './uniqueness/unique-rectangle.ts';
import { findWWings, findXyWings, findXyzWings } from './wings/wings.ts';

type Find = LadderTechnique<string>['find'];

/** A rung; `variants` are the further instances that a path has no need of. */
function rung<const Id extends string>(
  id: Id,
  level: LadderLevel,
  score: number,
  find: Find,
  variants?: Find,
) {
  return { id, level, score, find, ...(variants && { variants }) } satisfies LadderTechnique<Id>;
}

/** A rung that is true only of a puzzle with one solution; all of these are hard. */
function ofOneSolution<const Id extends string>(
  id: Id,
  score: number,
  find: Find,
  variants?: Find,
) {
  return { ...rung(id, 'hard', score, find, variants), assumes: 'one-solution' } as const;
}

/** Two strong links of a shape with their variants. */
function joined(shape: Parameters<typeof twoLinks>[0]) {
  return [twoLinks(shape), furtherTwoLinks(shape)] as const;
}

const FISH = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale'];

/** How many lines a fish has, by the end of its name. */
function sizeOf(id: string): number {
  return 2 + FISH.findIndex((name) => id.endsWith(name));
}

/** A rung of fish of lines with fins, which its name tells, with its variants. */
function withFins<const Id extends string>(id: Id, level: LadderLevel, score: number) {
  const kind = [sizeOf(id), id.startsWith('sashimi') ? 'sashimi' : 'finned'] as const;
  return rung(id, level, score, fishOfLines(...kind), siameseFish(...kind));
}

/** Chains through groups, with their variants. */
function grouped(shape: Parameters<typeof chains.grouped>[0]) {
  const [find, variants] = chains.grouped(shape);
  return [amongChains(find), variants] as const;
}

/** A type of unique rectangle with its variants. */
function rectangle(type: Parameters<typeof uniqueRectangle>[0]) {
  return [uniqueRectangle(type), furtherUniqueRectangle(type)] as const;
}

/** A rung of complex fish, which its name tells, with its variants. */
function complex<const Id extends string>(id: Id, score: number) {
  const kind = id.includes('mutant') ? 'mutant' : 'franken';
  const own = [sizeOf(id), kind, id.startsWith('finned')] as const;
  return rung(id, 'extreme', score, complexFish(...own), furtherComplexFish(...own));
}

/**
 * The techniques, easiest first: what a person sees soonest. Scores, and the order within a level, follow the
 * defaults that HoDoKu publishes (`DEFAULT_SOLVER_STEPS` in its `Options`). So do the levels, but for these: easy
 * and medium are what the course's easy and medium techniques can do, so that both rate its puzzles the same. Of nice
 * loops and alternating inference chains, which are one rung there, the continuous loops come last: nearly all have a
 * shorter chain beside them. Complex fish come after the nets, which find the same sooner.
 */
export const RUNGS = [
  rung('full-house', 'easy', 4, findFullHouses),
  rung('naked-single', 'easy', 4, fromCourse(nakedSingle)),
  rung('hidden-single', 'easy', 14, fromCourse(hiddenSingle)),

  rung('locked-pair', 'medium', 40, lockedSubset(2)),
  rung('pointing-pairs', 'medium', 50, fromCourse(pointingPairs, hasPointing)),
  rung('naked-pair', 'medium', 60, fromCourse(nakedPair, hasNakedPair)),
  rung('hidden-pair', 'medium', 70, fromCourse(hiddenPair, hasHiddenPair)),

  rung('box-line-reduction', 'hard', 50, fromCourse(boxLineReduction, hasBoxLineReduction)),
  rung('locked-triple', 'hard', 60, lockedSubset(3)),
  rung('naked-triple', 'hard', 80, nakedSubset(3)),
  rung('hidden-triple', 'hard', 100, hiddenSubset(3)),
  rung('naked-quadruple', 'hard', 120, nakedSubset(4)),
  rung('hidden-quadruple', 'hard', 150, hiddenSubset(4)),
  rung('x-wing', 'hard', 140, fishOfLines(2, 'basic')),
  rung('swordfish', 'hard', 150, fishOfLines(3, 'basic')),
  rung('jellyfish', 'hard', 160, fishOfLines(4, 'basic')),
  rung('remote-pair', 'hard', 110, findRemotePairs, findSingleRemotePairs),
  ofOneSolution('bug-plus-one', 100, findBugPlusOne, eliminateByBugPlusOne),
  rung('skyscraper', 'hard', 130, ...joined('skyscraper')),
  rung('two-string-kite', 'hard', 150, ...joined('two-string-kite')),
  rung('turbot-fish', 'hard', 120, ...joined('turbot-fish')),
  rung('empty-rectangle', 'hard', 120, findEmptyRectangles, findFurtherEmptyRectangles),
  rung('w-wing', 'hard', 150, findWWings),
  rung('xy-wing', 'hard', 160, findXyWings),
  rung('xyz-wing', 'hard', 180, findXyzWings),
  ofOneSolution('unique-rectangle-1', 100, ...rectangle('type1')),
  ofOneSolution('unique-rectangle-2', 100, ...rectangle('type2')),
  ofOneSolution('unique-rectangle-3', 100, ...rectangle('type3')),
  ofOneSolution('unique-rectangle-4', 100, ...rectangle('type4')),
  ofOneSolution('unique-rectangle-5', 100, ...rectangle('type5')),
  ofOneSolution('unique-rectangle-6', 100, ...rectangle('type6')),
  ofOneSolution('hidden-rectangle', 100, ...rectangle('hidden')),
  ofOneSolution('avoidable-rectangle-1', 100, avoidableRectangle(1)),
  ofOneSolution('avoidable-rectangle-2', 100, avoidableRectangle(2)),
  withFins('finned-x-wing', 'hard', 130),
  withFins('sashimi-x-wing', 'hard', 150),
  rung('simple-coloring', 'hard', 150, findSimpleColouring, findFurtherSimpleColouring),
  rung('multi-coloring', 'hard', 200, findMultiColouring),

  withFins('finned-swordfish', 'expert', 200),
  withFins('sashimi-swordfish', 'expert', 240),
  withFins('finned-jellyfish', 'expert', 250),
  withFins('sashimi-jellyfish', 'expert', 260),
  rung('sue-de-coq', 'expert', 250, findSuesDeCoq, findSuesDeCoqByHouses),
  rung('x-chain', 'expert', 260, chains.findXChains, chains.findFurtherXChains),
  rung('xy-chain', 'expert', 260, chains.findXyChains, chains.findFurtherXyChains),
  rung('discontinuous-nice-loop', 'expert', 280, ...chains.ofShape('discontinuous')),
  rung('aic', 'expert', 280, ...chains.ofShape('open')),
  rung('continuous-nice-loop', 'expert', 280, ...chains.ofShape('continuous')),
  rung('grouped-discontinuous-nice-loop', 'expert', 300, ...grouped('discontinuous')),
  rung('grouped-aic', 'expert', 300, ...grouped('open')),
  rung('grouped-continuous-nice-loop', 'expert', 300, ...grouped('continuous')),
  rung('als-xz', 'expert', 300, findAlsXz),
  rung('als-xy-wing', 'expert', 320, findAlsXyWings),
  rung('als-chain', 'expert', 340, findAlsChains, findLongerAlsChains),
  rung('death-blossom', 'expert', 360, findDeathBlossoms, findFurtherDeathBlossoms),

  rung('forcing-chain', 'extreme', 500, findForcingChains, findForcingChainsOfTwo),
  rung('forcing-net', 'extreme', 700, findForcingNets, findFurtherForcingNets),
  // Fish that nobody sees on paper: a path comes to them only where they are asked for without the nets.
  complex('franken-x-wing', 300),
  complex('franken-swordfish', 350),
  complex('franken-jellyfish', 370),
  complex('finned-franken-x-wing', 390),
  complex('finned-franken-swordfish', 410),
  complex('finned-franken-jellyfish', 430),
  complex('mutant-x-wing', 450),
  complex('mutant-swordfish', 450),
  complex('mutant-jellyfish', 450),
  complex('finned-mutant-x-wing', 470),
  complex('finned-mutant-swordfish', 470),
  complex('finned-mutant-jellyfish', 470),
  withFins('finned-squirmbag', 'extreme', 470),
  withFins('sashimi-squirmbag', 'extreme', 470),
  withFins('finned-whale', 'extreme', 470),
  withFins('sashimi-whale', 'extreme', 470),
  complex('franken-squirmbag', 470),
  complex('franken-whale', 470),
  complex('finned-franken-squirmbag', 470),
  complex('finned-franken-whale', 470),
  complex('mutant-squirmbag', 470),
  complex('mutant-whale', 470),
  complex('finned-mutant-squirmbag', 470),
  complex('finned-mutant-whale', 470),
  rung('template-set', 'extreme', 10_000, findTemplateSets),
  rung('template-delete', 'extreme', 10_000, findTemplateDeletions),
] as const;

/** The name of a technique of the ladder. */
export type LadderTechniqueId = (typeof RUNGS)[number]['id'];

/** What is known of a technique of the ladder, without the way to find it. Plain data. */
export type Rung = Omit<LadderTechnique<LadderTechniqueId>, 'find' | 'variants'>;

/** The techniques of the ladder, easiest first. */
export const LADDER: readonly Rung[] = /* @__PURE__ */ Object.freeze(
  RUNGS.map(({ find: _, variants: __, ...known }) => Object.freeze(known)),
);

/** Their names. */
export const LADDER_IDS: readonly LadderTechniqueId[] = RUNGS.map(({ id }) => id);
