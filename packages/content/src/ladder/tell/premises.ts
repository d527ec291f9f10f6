import type { Candidate, Cell, Digit, Premise } from '@nanpure/engine';
import type { LadderPremise, LadderStep } from '@nanpure/engine/ladder';
import type { CellsWithDigits, LetteredSet, Places } from '../facts.ts';
import type { PremisePhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { inEach } from './geometry.ts';
import { premise } from './telling.ts';

type OnePremise<Kind> = Extract<Premise, Kind>;
export type CellPremise = OnePremise<{ readonly cell: Cell }>;

export function isCell(each: LadderPremise): each is CellPremise {
  return 'cell' in each;
}

export function isHouse(each: LadderPremise): each is Places {
  return 'house' in each;
}

/** Whether it is about a set of cells with one digit more than they are. */
export function isSet(each: LadderPremise): each is CellsWithDigits {
  return 'cells' in each && 'digits' in each && !('guardians' in each);
}

/** The cells that it speaks of. */
export function cellsOfPremise(each: LadderPremise): readonly Cell[] {
  return isCell(each) ? [each.cell] : each.cells;
}

/** The cells with their digits as lists of the cells that have the same ones. */
function byDigits(cells: readonly CellPremise[]): CellsWithDigits[] {
  const groups = new Map<string, { cells: Cell[]; digits: readonly Digit[] }>();
  for (const { cell, digits } of cells) {
    const group = groups.get(digits.join());
    if (group) group.cells.push(cell);
    else groups.set(digits.join(), { cells: [cell], digits });
  }
  return [...groups.values()];
}

/** What has to be believed of some cells: those with the same digits together. */
export function tellCells(
  cells: readonly CellPremise[],
  { cells: say }: PremisePhrases,
): LadderSentence[] {
  return byDigits(cells).map((each) =>
    premise(say(each), { candidates: inEach(each.cells, each.digits) }),
  );
}

/** What has to be believed of some houses. */
export function tellHouses(
  houses: readonly Places[],
  { house: say }: PremisePhrases,
): LadderSentence[] {
  return houses.map((each) =>
    premise(say(each), { candidates: inEach(each.cells, [each.digit]), houses: [each.house] }),
  );
}

/** The candidates of some cells that a step has premises of. */
export function candidatesIn({ premises }: LadderStep, cells: readonly Cell[]): Candidate[] {
  return premises
    .filter(isCell)
    .filter(({ cell }) => cells.includes(cell))
    .flatMap(({ cell, digits }) => inEach([cell], digits));
}

/** What has to be believed of the almost locked sets of a step. */
export function tellSets(step: LadderStep, { almostLocked }: PremisePhrases): LadderSentence[] {
  return letteredSets(step).map((each) =>
    premise(almostLocked(each), {
      candidates: candidatesIn(step, each.cells),
      sets: [each.letter],
    }),
  );
}

/** The almost locked sets of a list of premises, single cells among them: each set comes just before its cells. */
function setsOf(premises: readonly LadderPremise[]): CellsWithDigits[] {
  const sets: CellsWithDigits[] = [];
  for (let index = 0; index < premises.length; index++) {
    const each = premises[index];
    if (each && isSet(each)) {
      sets.push(each);
      index += each.cells.length;
    } else if (each && isCell(each)) {
      sets.push({ cells: [each.cell], digits: each.digits });
    }
  }
  return sets;
}

/** The sets that a step has a part for, in the order of its proof. Single cells only where all is about sets. */
export function partsOf({ technique, premises }: LadderStep): CellsWithDigits[] {
  if (technique === 'death-blossom') return setsOf(premises.slice(1));
  return technique.startsWith('als-') ? setsOf(premises) : premises.filter(isSet);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The almost locked sets of a step with their letters: each once, even if it has two parts to play. */
export function letteredSets(step: LadderStep): LetteredSet[] {
  const sets = new Map(partsOf(step).map((set) => [set.cells.join(), set]));
  return [...sets.values()].map((set, index) => ({ ...set, letter: LETTERS[index] ?? '' }));
}

/** Some cells among the sets that have a letter. */
export function setOf(
  sets: readonly LetteredSet[],
  { cells }: Pick<CellsWithDigits, 'cells'>,
): LetteredSet | undefined {
  return sets.find((each) => each.cells.join() === cells.join());
}
