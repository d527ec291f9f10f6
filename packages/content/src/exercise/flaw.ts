import { type Candidate, flawOf, type TaughtStep } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';

/** Why a pattern is none, given the candidates in its way: one flaw is enough to see it. */
export function flawText(
  step: TaughtStep,
  obstacles: readonly Candidate[],
  { flaw: say, names: techniques }: ExercisePhrases,
  names: Names,
): string {
  const technique = techniques[step.technique];
  const flaw = flawOf(step, obstacles);
  switch (flaw?.code) {
    case 'more-in-cell': {
      const [digits, either] = [names.digits(flaw.digits), names.eitherDigit(flaw.digits)];
      return say.moreInCells({ technique, cells: names.cells([flaw.cell]), digits, either });
    }
    case 'more-places': {
      const { house, cells } = flaw;
      const [digit, houses] = [names.digits([flaw.digit]), names.houses([house])];
      const spots = names.spots(cells, house);
      return say.morePlaces({ technique, digit, houses, spots, count: cells.length });
    }
    case 'outside': {
      const [digit, houses] = [names.digits([flaw.digit]), names.houses([flaw.house])];
      const [cells, cover] = [names.cells(flaw.cells), names.houses(flaw.across)];
      return say.outside({ technique, digit, houses, cells, cover });
    }
    case undefined:
      return '';
  }
}
