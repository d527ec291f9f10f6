import { includesCandidate } from '../candidates.ts';
import { cellsOf } from '../houses.ts';
import { stepPattern } from '../steps/step-pattern.ts';
import type { Step, TechniqueId } from '../techniques/index.ts';
import type { Candidate, Cell, Digit, House } from '../types.ts';
import type { Hint, HintLevel } from './hint.ts';

/**
 * Something to draw on a board for a hint. A cell can have several marks.
 * - `area`: part of a house to look at (all levels);
 * - `pattern`: a cell that the hint is about (from level 2) and, with a digit, a candidate there
 *   that the reason rests on (level 3);
 * - `confirm`: the digit that goes into the cell (level 3);
 * - `eliminate`: a digit that does not: a candidate to strike out, or a wrong digit that stands
 *   there (level 3).
 *
 * A candidate is marked whether or not the player has noted it.
 */
export type Mark =
  | { readonly kind: 'area'; readonly cell: Cell }
  | { readonly kind: 'pattern'; readonly cell: Cell; readonly digit?: Digit }
  | { readonly kind: 'confirm'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'eliminate'; readonly cell: Cell; readonly digit: Digit };

/** What marks are made of: any `Hint`. */
export interface Marked {
  readonly level: HintLevel;
  readonly area: House | null;
  readonly cells: readonly Cell[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly step?: Step;
}

/** Level 1 shows one house; from level 2 on all those that the step starts from. */
function areasOf({ level, area, step }: Marked): readonly House[] {
  const houses = step && level > 1 ? stepPattern(step).start : [];
  if (houses.length > 0) return houses;
  return area === null ? [] : [area];
}

function areaMarks(hint: Marked): Mark[] {
  const cells = new Set(areasOf(hint).flatMap((house) => [...cellsOf(house)]));
  return [...cells].map((cell) => ({ kind: 'area', cell }));
}

function answerMarks({ step, placements, eliminations }: Marked): Mark[] {
  const candidates = step ? stepPattern(step).candidates : [];
  const reasons = candidates.filter((each) => !includesCandidate(placements, each));
  return [
    ...reasons.map((each): Mark => ({ kind: 'pattern', ...each })),
    ...placements.map((each): Mark => ({ kind: 'confirm', ...each })),
    ...eliminations.map((each): Mark => ({ kind: 'eliminate', ...each })),
  ];
}

/** What to draw for a hint at its level, from what it rests on; nothing of a higher level. */
export function marksOf(hint: Hint | Hint<TechniqueId> | Marked): Mark[] {
  const marked: Marked = hint;
  const { level, cells } = marked;
  return [
    ...areaMarks(marked),
    ...(level > 1 ? cells.map((cell): Mark => ({ kind: 'pattern', cell })) : []),
    ...(level > 2 ? answerMarks(marked) : []),
  ];
}
