/**
 * The reference pages in the order of their list, by the ends of their paths: paths need no more of them, and every
 * page of the site knows these.
 */
export const REFERENCE_IDS = [
  'full-house',
  'locked-pair',
  'naked-triple',
  'hidden-triple',
  'naked-quadruple',
  'hidden-quadruple',
  'jellyfish',
  'finned-x-wing',
  'finned-swordfish',
  'franken-fish',
  'mutant-fish',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'w-wing',
  'xy-wing',
  'xyz-wing',
  'bug-plus-one',
  'unique-rectangle',
  'hidden-rectangle',
  'avoidable-rectangle',
  'simple-coloring',
  'multi-coloring',
  'remote-pair',
  'x-chain',
  'xy-chain',
  'nice-loop',
  'aic',
  'grouped-aic',
  'sue-de-coq',
  'als-xz',
  'als-xy-wing',
  'als-chain',
  'death-blossom',
  'forcing-chain',
  'forcing-net',
  'templates',
] as const;

/** A reference page. */
export type ReferenceId = (typeof REFERENCE_IDS)[number];
