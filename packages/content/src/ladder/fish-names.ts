import { type NameIn, named } from './name.ts';

const FISH = {
  'x-wing': { en: 'X-Wing', ja: 'Xウィング' },
  swordfish: { en: 'Swordfish', ja: 'ソードフィッシュ' },
  jellyfish: { en: 'Jellyfish', ja: 'ジェリーフィッシュ' },
  squirmbag: { en: 'Squirmbag', ja: 'スクワムバッグ' },
  whale: { en: 'Whale', ja: 'ホエール' },
} as const;

type FishSize = keyof typeof FISH;

const FISH_KINDS = {
  finned: { en: 'Finned', ja: 'フィン付き' },
  sashimi: { en: 'Sashimi', ja: 'サシミ' },
  franken: { en: 'Franken', ja: 'フランケン・' },
  'finned-franken': { en: 'Finned Franken', ja: 'フィン付きフランケン・' },
  mutant: { en: 'Mutant', ja: 'ミュータント・' },
  'finned-mutant': { en: 'Finned Mutant', ja: 'フィン付きミュータント・' },
} as const;

/** A fish with something special about it. */
function fish(
  kind: keyof typeof FISH_KINDS,
  size: FishSize,
  alsoEn: readonly string[] = [],
  alsoJa: readonly string[] = [],
): NameIn {
  const [before, name] = [FISH_KINDS[kind], FISH[size]];
  return named(`${before.en} ${name.en}`, `${before.ja}${name.ja}`, alsoEn, alsoJa);
}

/** The fish that have no lesson. */
export const FISH_NAMES = {
  jellyfish: named(FISH.jellyfish.en, FISH.jellyfish.ja, ['fish of size 4'], ['Jellyfish']),
  'finned-x-wing': fish('finned', 'x-wing', [], ['フィンドXウィング', 'Finned X-Wing']),
  'finned-swordfish': fish(
    'finned',
    'swordfish',
    [],
    ['フィンドソードフィッシュ', 'Finned Swordfish'],
  ),
  'finned-jellyfish': fish(
    'finned',
    'jellyfish',
    [],
    ['フィンドジェリーフィッシュ', 'Finned Jellyfish'],
  ),
  'finned-squirmbag': fish(
    'finned',
    'squirmbag',
    ['finned starfish'],
    ['フィンドスクワムバッグ', 'Finned Squirmbag'],
  ),
  'finned-whale': fish('finned', 'whale', [], ['フィンドホエール', 'Finned Whale']),
  'sashimi-x-wing': fish(
    'sashimi',
    'x-wing',
    ['sashimi finned X-Wing'],
    ['刺身Xウィング', 'Sashimi X-Wing'],
  ),
  'sashimi-swordfish': fish(
    'sashimi',
    'swordfish',
    ['sashimi finned swordfish'],
    ['刺身ソードフィッシュ', 'Sashimi Swordfish'],
  ),
  'sashimi-jellyfish': fish(
    'sashimi',
    'jellyfish',
    ['sashimi finned jellyfish'],
    ['刺身ジェリーフィッシュ', 'Sashimi Jellyfish'],
  ),
  'sashimi-squirmbag': fish(
    'sashimi',
    'squirmbag',
    ['sashimi starfish'],
    ['刺身スクワムバッグ', 'Sashimi Squirmbag'],
  ),
  'sashimi-whale': fish('sashimi', 'whale', [], ['刺身ホエール', 'Sashimi Whale']),
  'franken-x-wing': fish('franken', 'x-wing'),
  'franken-swordfish': fish('franken', 'swordfish'),
  'franken-jellyfish': fish('franken', 'jellyfish'),
  'franken-squirmbag': fish('franken', 'squirmbag', ['Franken starfish']),
  'franken-whale': fish('franken', 'whale'),
  'finned-franken-x-wing': fish('finned-franken', 'x-wing'),
  'finned-franken-swordfish': fish('finned-franken', 'swordfish'),
  'finned-franken-jellyfish': fish('finned-franken', 'jellyfish'),
  'finned-franken-squirmbag': fish('finned-franken', 'squirmbag', ['finned Franken starfish']),
  'finned-franken-whale': fish('finned-franken', 'whale'),
  'mutant-x-wing': fish('mutant', 'x-wing'),
  'mutant-swordfish': fish('mutant', 'swordfish'),
  'mutant-jellyfish': fish('mutant', 'jellyfish'),
  'mutant-squirmbag': fish('mutant', 'squirmbag', ['mutant starfish']),
  'mutant-whale': fish('mutant', 'whale'),
  'finned-mutant-x-wing': fish('finned-mutant', 'x-wing'),
  'finned-mutant-swordfish': fish('finned-mutant', 'swordfish'),
  'finned-mutant-jellyfish': fish('finned-mutant', 'jellyfish'),
  'finned-mutant-squirmbag': fish('finned-mutant', 'squirmbag', ['finned mutant starfish']),
  'finned-mutant-whale': fish('finned-mutant', 'whale'),
} as const satisfies Readonly<Record<string, NameIn>>;
