import type { Candidate, Cell, Digit } from '@nanpure/engine';
import type { Hint, HintLevel } from '@nanpure/engine/hints';
import type { HintPhrases, HintText, MistakePhrases } from './phrases.ts';

type HintOf<Kind extends Hint['kind']> = Extract<Hint, { kind: Kind }>;
type MistakeHint = HintOf<'wrong-digit' | 'conflict' | 'no-solution'>;

/** What a text about a mistake can name; each level takes no more than its own words. */
interface MistakeWords {
  readonly area: string;
  readonly spots: string;
  readonly cells: string;
  readonly digit: string;
  readonly wrong: string;
}

function cellsOfAll(candidates: readonly Candidate[]): Cell[] {
  return candidates.map(({ cell }) => cell);
}

/** The digit that a mistake is about; no words where it is about none. */
function digitOf(hint: MistakeHint): readonly Digit[] {
  switch (hint.kind) {
    case 'wrong-digit':
      return hint.eliminations.map(({ digit }) => digit);
    case 'conflict':
      return [hint.conflict.digit];
    case 'no-solution':
      return hint.deadEnd.code === 'digit-without-place' ? [hint.deadEnd.digit] : [];
  }
}

const PHRASE_OF_DEAD_END = {
  'cell-without-digit': 'cellWithoutDigit',
  'digit-without-place': 'digitWithoutPlace',
  'not-in-sight': 'deadEndOutOfSight',
} as const;

function phraseOf(hint: MistakeHint): keyof MistakePhrases {
  switch (hint.kind) {
    case 'wrong-digit':
      return hint.repeats ? 'wrongRepeat' : 'wrongDigit';
    case 'conflict':
      return hint.eliminations.length > 0 ? 'conflictWithGiven' : 'conflict';
    case 'no-solution':
      return PHRASE_OF_DEAD_END[hint.deadEnd.code];
  }
}

const NAME_OF_LEVEL = { 1: 'one', 2: 'two', 3: 'three' } as const satisfies Record<
  HintLevel,
  string
>;

/** What is said about a mistake on the board. */
export function mistakeText(
  hint: MistakeHint & { readonly level: HintLevel },
  { names, mistakes }: HintPhrases,
): HintText {
  const words: MistakeWords = {
    area: hint.area === null ? '' : names.houses([hint.area]),
    spots: hint.area === null ? '' : names.spots(hint.cells, hint.area),
    cells: names.cells(hint.cells),
    digit: names.digits(digitOf(hint)),
    wrong: names.cells(cellsOfAll(hint.eliminations)),
  };
  return mistakes[phraseOf(hint)][NAME_OF_LEVEL[hint.level]](words);
}
