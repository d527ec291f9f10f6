import type { Language } from '../languages.ts';
import type { ReferenceId } from './reference-ids.ts';
import type { ReferenceExample, ReferenceTexts } from './reference-page.ts';

interface ReferenceFiles {
  readonly en: () => Promise<{ readonly texts: ReferenceTexts }>;
  readonly ja: () => Promise<{ readonly texts: ReferenceTexts }>;
  /** One for each technique of the page, in their order. */
  readonly examples: () => Promise<{ readonly examples: readonly ReferenceExample[] }>;
}

/** What each page loads, and no more. */
const FILES: Readonly<Record<ReferenceId, ReferenceFiles>> = {
  'full-house': {
    en: () => import('./en/full-house.ts'),
    ja: () => import('./ja/full-house.ts'),
    examples: () => import('./examples/full-house.ts'),
  },
  'locked-pair': {
    en: () => import('./en/locked-pair.ts'),
    ja: () => import('./ja/locked-pair.ts'),
    examples: () => import('./examples/locked-pair.ts'),
  },
  'naked-triple': {
    en: () => import('./en/naked-triple.ts'),
    ja: () => import('./ja/naked-triple.ts'),
    examples: () => import('./examples/naked-triple.ts'),
  },
  'hidden-triple': {
    en: () => import('./en/hidden-triple.ts'),
    ja: () => import('./ja/hidden-triple.ts'),
    examples: () => import('./examples/hidden-triple.ts'),
  },
  'naked-quadruple': {
    en: () => import('./en/naked-quadruple.ts'),
    ja: () => import('./ja/naked-quadruple.ts'),
    examples: () => import('./examples/naked-quadruple.ts'),
  },
  'hidden-quadruple': {
    en: () => import('./en/hidden-quadruple.ts'),
    ja: () => import('./ja/hidden-quadruple.ts'),
    examples: () => import('./examples/hidden-quadruple.ts'),
  },
  jellyfish: {
    en: () => import('./en/jellyfish.ts'),
    ja: () => import('./ja/jellyfish.ts'),
    examples: () => import('./examples/jellyfish.ts'),
  },
  'finned-x-wing': {
    en: () => import('./en/finned-x-wing.ts'),
    ja: () => import('./ja/finned-x-wing.ts'),
    examples: () => import('./examples/finned-x-wing.ts'),
  },
  'finned-swordfish': {
    en: () => import('./en/finned-swordfish.ts'),
    ja: () => import('./ja/finned-swordfish.ts'),
    examples: () => import('./examples/finned-swordfish.ts'),
  },
  'franken-fish': {
    en: () => import('./en/franken-fish.ts'),
    ja: () => import('./ja/franken-fish.ts'),
    examples: () => import('./examples/franken-fish.ts'),
  },
  'mutant-fish': {
    en: () => import('./en/mutant-fish.ts'),
    ja: () => import('./ja/mutant-fish.ts'),
    examples: () => import('./examples/mutant-fish.ts'),
  },
  skyscraper: {
    en: () => import('./en/skyscraper.ts'),
    ja: () => import('./ja/skyscraper.ts'),
    examples: () => import('./examples/skyscraper.ts'),
  },
  'two-string-kite': {
    en: () => import('./en/two-string-kite.ts'),
    ja: () => import('./ja/two-string-kite.ts'),
    examples: () => import('./examples/two-string-kite.ts'),
  },
  'turbot-fish': {
    en: () => import('./en/turbot-fish.ts'),
    ja: () => import('./ja/turbot-fish.ts'),
    examples: () => import('./examples/turbot-fish.ts'),
  },
  'empty-rectangle': {
    en: () => import('./en/empty-rectangle.ts'),
    ja: () => import('./ja/empty-rectangle.ts'),
    examples: () => import('./examples/empty-rectangle.ts'),
  },
  'w-wing': {
    en: () => import('./en/w-wing.ts'),
    ja: () => import('./ja/w-wing.ts'),
    examples: () => import('./examples/w-wing.ts'),
  },
  'xy-wing': {
    en: () => import('./en/xy-wing.ts'),
    ja: () => import('./ja/xy-wing.ts'),
    examples: () => import('./examples/xy-wing.ts'),
  },
  'xyz-wing': {
    en: () => import('./en/xyz-wing.ts'),
    ja: () => import('./ja/xyz-wing.ts'),
    examples: () => import('./examples/xyz-wing.ts'),
  },
  'bug-plus-one': {
    en: () => import('./en/bug-plus-one.ts'),
    ja: () => import('./ja/bug-plus-one.ts'),
    examples: () => import('./examples/bug-plus-one.ts'),
  },
  'unique-rectangle': {
    en: () => import('./en/unique-rectangle.ts'),
    ja: () => import('./ja/unique-rectangle.ts'),
    examples: () => import('./examples/unique-rectangle.ts'),
  },
  'hidden-rectangle': {
    en: () => import('./en/hidden-rectangle.ts'),
    ja: () => import('./ja/hidden-rectangle.ts'),
    examples: () => import('./examples/hidden-rectangle.ts'),
  },
  'avoidable-rectangle': {
    en: () => import('./en/avoidable-rectangle.ts'),
    ja: () => import('./ja/avoidable-rectangle.ts'),
    examples: () => import('./examples/avoidable-rectangle.ts'),
  },
  'simple-coloring': {
    en: () => import('./en/simple-coloring.ts'),
    ja: () => import('./ja/simple-coloring.ts'),
    examples: () => import('./examples/simple-coloring.ts'),
  },
  'multi-coloring': {
    en: () => import('./en/multi-coloring.ts'),
    ja: () => import('./ja/multi-coloring.ts'),
    examples: () => import('./examples/multi-coloring.ts'),
  },
  'remote-pair': {
    en: () => import('./en/remote-pair.ts'),
    ja: () => import('./ja/remote-pair.ts'),
    examples: () => import('./examples/remote-pair.ts'),
  },
  'x-chain': {
    en: () => import('./en/x-chain.ts'),
    ja: () => import('./ja/x-chain.ts'),
    examples: () => import('./examples/x-chain.ts'),
  },
  'xy-chain': {
    en: () => import('./en/xy-chain.ts'),
    ja: () => import('./ja/xy-chain.ts'),
    examples: () => import('./examples/xy-chain.ts'),
  },
  'nice-loop': {
    en: () => import('./en/nice-loop.ts'),
    ja: () => import('./ja/nice-loop.ts'),
    examples: () => import('./examples/nice-loop.ts'),
  },
  aic: {
    en: () => import('./en/aic.ts'),
    ja: () => import('./ja/aic.ts'),
    examples: () => import('./examples/aic.ts'),
  },
  'grouped-aic': {
    en: () => import('./en/grouped-aic.ts'),
    ja: () => import('./ja/grouped-aic.ts'),
    examples: () => import('./examples/grouped-aic.ts'),
  },
  'sue-de-coq': {
    en: () => import('./en/sue-de-coq.ts'),
    ja: () => import('./ja/sue-de-coq.ts'),
    examples: () => import('./examples/sue-de-coq.ts'),
  },
  'als-xz': {
    en: () => import('./en/als-xz.ts'),
    ja: () => import('./ja/als-xz.ts'),
    examples: () => import('./examples/als-xz.ts'),
  },
  'als-xy-wing': {
    en: () => import('./en/als-xy-wing.ts'),
    ja: () => import('./ja/als-xy-wing.ts'),
    examples: () => import('./examples/als-xy-wing.ts'),
  },
  'als-chain': {
    en: () => import('./en/als-chain.ts'),
    ja: () => import('./ja/als-chain.ts'),
    examples: () => import('./examples/als-chain.ts'),
  },
  'death-blossom': {
    en: () => import('./en/death-blossom.ts'),
    ja: () => import('./ja/death-blossom.ts'),
    examples: () => import('./examples/death-blossom.ts'),
  },
  'forcing-chain': {
    en: () => import('./en/forcing-chain.ts'),
    ja: () => import('./ja/forcing-chain.ts'),
    examples: () => import('./examples/forcing-chain.ts'),
  },
  'forcing-net': {
    en: () => import('./en/forcing-net.ts'),
    ja: () => import('./ja/forcing-net.ts'),
    examples: () => import('./examples/forcing-net.ts'),
  },
  templates: {
    en: () => import('./en/templates.ts'),
    ja: () => import('./ja/templates.ts'),
    examples: () => import('./examples/templates.ts'),
  },
};

/** What a reference page says and shows. */
export interface Reference {
  readonly texts: ReferenceTexts;
  readonly examples: readonly ReferenceExample[];
}

/** A reference page in a language; rejects where loading fails. */
export async function loadReference(id: ReferenceId, language: Language): Promise<Reference> {
  const files = FILES[id];
  const [{ texts }, { examples }] = await Promise.all([files[language](), files.examples()]);
  return { texts, examples };
}
