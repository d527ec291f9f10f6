import type { Guess } from '@nanpure/engine/hints';
import type { HintPhrases } from './phrases.ts';
import { pick } from './pool.ts';

/** What is said to a guess at the cell of a hint: praise, or the one reason why it isn't that cell. */
export function guessText(
  guess: Guess,
  { guess: phrases, names }: HintPhrases,
  variation: number,
): string {
  const cells = names.cells([guess.cell]);
  switch (guess.code) {
    case 'found': {
      const { foundPlacement, foundPattern } = phrases;
      return pick(guess.isPlacement ? foundPlacement : foundPattern, variation)({ cells });
    }
    case 'filled':
      return phrases.filled({ cells, digit: names.digits([guess.digit]) });
    case 'outside-area':
      return phrases.outsideArea({ cells, area: names.houses([guess.area]) });
    case 'replaceable':
      return phrases.replaceable({ cells, area: names.houses([guess.area]) });
    case 'other-single':
      return phrases.otherSingle({ cells });
    case 'affected':
      return phrases.affected({ cells });
    case 'open':
      return phrases.open({ cells });
    case 'not-in-pattern':
      return phrases.notInPattern({ cells });
  }
}
