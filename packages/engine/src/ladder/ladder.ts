import { boxLineReduction } from '../techniques/box-line-reduction.ts';
import { hiddenPair } from '../techniques/hidden-pair.ts';
import { hiddenSingle } from '../techniques/hidden-single.ts';
import { nakedPair } from '../techniques/naked-pair.ts';
import { nakedSingle } from '../techniques/naked-single.ts';
import { pointingPairs } from '../techniques/pointing-pairs.ts';
import { findAlsChains, findAlsXyWings } from './almost-locked-sets/als-chain.ts';
import { findAlsXz } from './almost-locked-sets/als-xz.ts';
import { findDeathBlossoms } from './almost-locked-sets/death-blossom.ts';
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
import { findForcingNets } from './last-resorts/forcing-net.ts';
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

/** A type of unique rectangle with its variants. */
function rectangle(type: Parameters<typeof uniqueRectangle>[0]) {
  return [uniqueRectangle(type), furtherUniqueRectangle(type)] as const;
}

/** A kind of complex fish with its variants. */
function complex(...kind: Parameters<typeof complexFish>) {
  return [complexFish(...kind), furtherComplexFish(...kind)] as const;
}

/**
 * The techniques, easiest first: what a person sees soonest. Scores, and the order within a level, follow the
 * defaults that HoDoKu publishes (`DEFAULT_SOLVER_STEPS` in its `Options`). So do the levels, but for these: easy
 * and medium are what the course's easy and medium techniques can do, so that both rate its puzzles the same. Complex
 * fish come after the nets, which find the same sooner.
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
  rung('skyscraper', 'hard', 130, twoLinks('skyscraper'), furtherTwoLinks('skyscraper')),
  rung(
    'two-string-kite',
    'hard',
    150,
    twoLinks('two-string-kite'),
    furtherTwoLinks('two-string-kite'),
  ),
  rung('turbot-fish', 'hard', 120, twoLinks('turbot-fish'), furtherTwoLinks('turbot-fish')),
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
  rung('finned-x-wing', 'hard', 130, fishOfLines(2, 'finned'), siameseFish(2, 'finned')),
  rung('sashimi-x-wing', 'hard', 150, fishOfLines(2, 'sashimi'), siameseFish(2, 'sashimi')),
  rung('simple-coloring', 'hard', 150, findSimpleColouring, findFurtherSimpleColouring),
  rung('multi-coloring', 'hard', 200, findMultiColouring),

  rung('finned-swordfish', 'expert', 200, fishOfLines(3, 'finned'), siameseFish(3, 'finned')),
  rung('sashimi-swordfish', 'expert', 240, fishOfLines(3, 'sashimi'), siameseFish(3, 'sashimi')),
  rung('finned-jellyfish', 'expert', 250, fishOfLines(4, 'finned'), siameseFish(4, 'finned')),
  rung('sashimi-jellyfish', 'expert', 260, fishOfLines(4, 'sashimi'), siameseFish(4, 'sashimi')),
  rung('sue-de-coq', 'expert', 250, findSuesDeCoq, findSuesDeCoqByHouses),
  rung('x-chain', 'expert', 260, chains.findXChains, chains.findFurtherXChains),
  rung('xy-chain', 'expert', 260, chains.findXyChains, chains.findFurtherXyChains),
  rung(
    'continuous-nice-loop',
    'expert',
    280,
    chains.findContinuousNiceLoops,
    chains.findFurtherContinuousNiceLoops,
  ),
  rung(
    'discontinuous-nice-loop',
    'expert',
    280,
    chains.findDiscontinuousNiceLoops,
    chains.findFurtherDiscontinuousNiceLoops,
  ),
  rung('aic', 'expert', 280, chains.findAics, chains.findFurtherAics),
  rung(
    'grouped-continuous-nice-loop',
    'expert',
    300,
    amongChains(chains.findGroupedContinuousNiceLoops),
    chains.findLoopsThroughGroups,
  ),
  rung(
    'grouped-discontinuous-nice-loop',
    'expert',
    300,
    amongChains(chains.findGroupedDiscontinuousNiceLoops),
    chains.findBrokenLoopsThroughGroups,
  ),
  rung(
    'grouped-aic',
    'expert',
    300,
    amongChains(chains.findGroupedAics),
    chains.findAicsThroughGroups,
  ),
  rung('als-xz', 'expert', 300, findAlsXz),
  rung('als-xy-wing', 'expert', 320, findAlsXyWings, chains.findFurtherAlsXyWings),
  rung('als-chain', 'expert', 340, findAlsChains, chains.findFurtherAlsChains),
  rung('death-blossom', 'expert', 360, findDeathBlossoms),

  rung('forcing-chain', 'extreme', 500, findForcingChains, findForcingChainsOfTwo),
  rung('forcing-net', 'extreme', 700, findForcingNets),
  // Fish that nobody sees on paper: a path comes to them only where they are asked for without the nets.
  rung('franken-x-wing', 'extreme', 300, ...complex(2, 'franken', false)),
  rung('franken-swordfish', 'extreme', 350, ...complex(3, 'franken', false)),
  rung('franken-jellyfish', 'extreme', 370, ...complex(4, 'franken', false)),
  rung('finned-franken-x-wing', 'extreme', 390, ...complex(2, 'franken', true)),
  rung('finned-franken-swordfish', 'extreme', 410, ...complex(3, 'franken', true)),
  rung('finned-franken-jellyfish', 'extreme', 430, ...complex(4, 'franken', true)),
  rung('mutant-x-wing', 'extreme', 450, ...complex(2, 'mutant', false)),
  rung('mutant-swordfish', 'extreme', 450, ...complex(3, 'mutant', false)),
  rung('mutant-jellyfish', 'extreme', 450, ...complex(4, 'mutant', false)),
  rung('finned-mutant-x-wing', 'extreme', 470, ...complex(2, 'mutant', true)),
  rung('finned-mutant-swordfish', 'extreme', 470, ...complex(3, 'mutant', true)),
  rung('finned-mutant-jellyfish', 'extreme', 470, ...complex(4, 'mutant', true)),
  rung('finned-squirmbag', 'extreme', 470, fishOfLines(5, 'finned'), siameseFish(5, 'finned')),
  rung('sashimi-squirmbag', 'extreme', 470, fishOfLines(5, 'sashimi'), siameseFish(5, 'sashimi')),
  rung('finned-whale', 'extreme', 470, fishOfLines(6, 'finned'), siameseFish(6, 'finned')),
  rung('sashimi-whale', 'extreme', 470, fishOfLines(6, 'sashimi'), siameseFish(6, 'sashimi')),
  rung('franken-squirmbag', 'extreme', 470, ...complex(5, 'franken', false)),
  rung('franken-whale', 'extreme', 470, ...complex(6, 'franken', false)),
  rung('finned-franken-squirmbag', 'extreme', 470, ...complex(5, 'franken', true)),
  rung('finned-franken-whale', 'extreme', 470, ...complex(6, 'franken', true)),
  rung('mutant-squirmbag', 'extreme', 470, ...complex(5, 'mutant', false)),
  rung('mutant-whale', 'extreme', 470, ...complex(6, 'mutant', false)),
  rung('finned-mutant-squirmbag', 'extreme', 470, ...complex(5, 'mutant', true)),
  rung('finned-mutant-whale', 'extreme', 470, ...complex(6, 'mutant', true)),
  rung('template-set', 'extreme', 10_000, findTemplateSets),
  rung('template-delete', 'extreme', 10_000, findTemplateDeletions),
] as const;

/** The name of a technique of the ladder. */
export type LadderTechniqueId = (typeof RUNGS)[number]['id'];

/** What is known of a technique of the ladder, without the way to find it. Plain data. */
export type Rung = Omit<LadderTechnique<LadderTechniqueId>, 'find' | 'variants'>;

/** The techniques of the ladder, easiest first. */
export const LADDER: readonly Rung[] = RUNGS.map(
  ({ id, level, score, ...rest }): Rung =>
    'assumes' in rest ? { id, level, score, assumes: rest.assumes } : { id, level, score },
);
