import type { HelpWords } from '@nanpure/content/exercise';
import {
  areaOf,
  type Cell,
  cellsOf,
  type Digit,
  type House,
  housesOf,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import { type Attempt, askedOf } from '../attempt/attempt.ts';
import { blockingHouse } from '../attempt/blocking-house.ts';
import type { CellSearch } from '../questions/cell-search.ts';
import type { DigitSearch } from '../questions/digit-search.ts';
import type { Play } from './play.ts';

function digitsOf(step: TaughtStep): readonly Digit[] {
  return stepPattern(step).digits;
}

/** Where a pattern is, then what it is about, unless the question says so already. */
function towardsPattern({ exercise }: Attempt): HelpWords[] {
  const { mode, step, position } = exercise;
  const digit: HelpWords = { code: 'digit', digits: digitsOf(step) };
  const { start } = stepPattern(step);
  const last = start.at(-1);
  if (mode === 'free') {
    const houses = start.length > 0 ? start : [areaOf(step, position)];
    return [{ code: 'look', houses }, digit];
  }
  if (step.placements.length > 0) return [digit];
  // Of some lines, the question names all but the last.
  return start.length > 1 && !stepPattern(step).isPair && last !== undefined
    ? [{ code: 'look', houses: [last] }]
    : [];
}

/** The houses whose digits say what goes into a cell. */
function around(cell: Cell): HelpWords {
  return { code: 'around', houses: housesOf(cell) };
}

/** What a known pattern does: where to look for what goes, or what goes into its cell. */
function towardsConclusion({ known }: Attempt): HelpWords[] {
  const [step] = known;
  if (!step) return [];
  const { cells, start, across, isPair, premiseKind } = stepPattern(step);
  const digits = [...new Set(known.flatMap(digitsOf))].sort((one, other) => one - other);
  const [cell = 0] = cells;
  if (step.placements.length > 0) return step.technique === 'naked-single' ? [around(cell)] : [];
  if (isPair && premiseKind === 'houses') return [{ code: 'inside', cells, digits }];
  return [{ code: 'removal', houses: across.length > 0 ? across : start, digits }];
}

function towardsCells({ question, position }: CellSearch): HelpWords[] {
  if (question.kind === 'stale-notes') {
    return [{ code: 'removal', houses: housesOf(question.cell), digits: [question.digit] }];
  }
  if (question.kind === 'common-peers') {
    return [{ code: 'look', houses: [...new Set(question.cells.flatMap(housesOf))] }];
  }
  const { house, digit } = question;
  const closed = [...cellsOf(house)].flatMap(
    (cell) =>
      (position.valueAt(cell) === 0 ? blockingHouse(position, { cell, digit }) : undefined) ?? [],
  );
  const houses: House[] = [...new Set(closed)];
  return houses.length > 0 ? [{ code: 'blocking', houses, digit }] : [];
}

function towardsDigits({ question, cell, isCellKnown }: DigitSearch): HelpWords[] {
  if (question.kind === 'candidates') return [around(cell)];
  return isCellKnown ? [] : [{ code: 'look', houses: [question.house] }];
}

function towards(attempt: Attempt): HelpWords[] {
  switch (askedOf(attempt)) {
    case 'cells':
      return towardsPattern(attempt);
    case 'digit':
    case 'candidates':
      return towardsConclusion(attempt);
    default:
      return [];
  }
}

/** The help on the way to the answer, as far as the question leaves it open; the answer itself comes after it. */
export function helpFor(play: Play): readonly HelpWords[] {
  switch (play.kind) {
    case 'pattern':
      return towards(play.attempt);
    case 'which-one':
      return towards(play.attempt);
    case 'cells':
      return towardsCells(play);
    case 'digits':
      return towardsDigits(play);
  }
}
