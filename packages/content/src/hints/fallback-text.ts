import type { Hint, HintLevel } from '@nanpure/engine/hints';
import type { Names } from './names.ts';
import type { HintPhrases, HintText } from './phrases.ts';
import { pick } from './pool.ts';

type FallbackHint = Extract<Hint, { kind: 'few-candidates' | 'open-house' | 'any-cell' }>;

/** The cells of the house that the hint has just named. */
function spotsOf({ area, cells }: FallbackHint, names: Names): string {
  return area === null ? names.cells(cells) : names.spots(cells, area);
}

/** Level 2: what to look at. */
function lookText(hint: FallbackHint, phrases: HintPhrases): string {
  const { names, fallback } = phrases;
  const cells = names.cells(hint.cells);
  switch (hint.kind) {
    case 'few-candidates':
      return fallback.fewCandidates.two({ cells, count: hint.candidates.length });
    case 'open-house': {
      const area = areaWords(hint, phrases);
      return fallback.openHouse.two({
        area,
        spots: spotsOf(hint, names),
        count: hint.cells.length,
      });
    }
    case 'any-cell':
      return fallback.anyCell.two({ cells });
  }
}

function areaWords({ area }: FallbackHint, { names }: HintPhrases): string {
  return area === null ? '' : names.houses([area]);
}

/** The name of the technique that alone was looked for; undefined where all were. */
function soughtOf({ onlyTechnique }: FallbackHint, { steps }: HintPhrases): string | undefined {
  return onlyTechnique === null ? undefined : steps[onlyTechnique].name;
}

/** Level 3: the digit of a cell, where there is only one solution to take it from. */
function answerText(hint: FallbackHint, phrases: HintPhrases): HintText {
  const { names, fallback } = phrases;
  const [answer] = hint.placements;
  const cells = names.cells(answer ? [answer.cell] : hint.cells);
  const digit = answer ? names.digits([answer.digit]) : undefined;
  const technique = soughtOf(hint, phrases);
  switch (hint.kind) {
    case 'few-candidates': {
      const candidates = names.eitherDigit(hint.candidates);
      const { three, open } = fallback.fewCandidates;
      return digit ? three({ cells, digit, candidates, technique }) : open({ cells, candidates });
    }
    case 'open-house': {
      const area = areaWords(hint, phrases);
      const { three, open } = fallback.openHouse;
      return digit ? three({ area, cells, digit, technique }) : open({ area, technique });
    }
    case 'any-cell': {
      const { three, open } = fallback.anyCell;
      return digit ? three({ cells, digit, technique }) : open({ cells, technique });
    }
  }
}

/** What is said where no step is left to show. */
export function fallbackText(
  hint: FallbackHint & { readonly level: HintLevel },
  phrases: HintPhrases,
  variation: number,
): HintText {
  switch (hint.level) {
    case 1: {
      const words = { area: areaWords(hint, phrases), technique: soughtOf(hint, phrases) };
      return { message: pick(phrases.fallback.pool, variation)(words) };
    }
    case 2:
      return { message: lookText(hint, phrases) };
    case 3:
      return answerText(hint, phrases);
  }
}
