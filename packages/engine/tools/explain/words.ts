import {
  type Candidate,
  type Cell,
  columnOf,
  type Digit,
  type House,
  indexOf,
  kindOf,
  rowOf,
  type Step,
  type TechniqueId,
} from '../../src/public/index.ts';

/* Steps in plain English, each worked out from the evidence it names. Made for a terminal. */

/** A list in words: `1, 2 and 3`. */
export function listOf(items: readonly (string | number)[], last = 'and'): string {
  const head = items.slice(0, -1).join(', ');
  return head === '' ? items.join() : `${head} ${last} ${items.at(-1)}`;
}

/** A technique as prose writes it: `naked pair`. */
export function nameOf(technique: TechniqueId): string {
  return technique === 'x-wing' ? 'X-Wing' : technique.replaceAll('-', ' ');
}

function cellName(cell: Cell): string {
  return `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
}

function cellsIn(cells: readonly Cell[], last = 'and'): string {
  return listOf(cells.map(cellName), last);
}

function houseName(house: House): string {
  return `${kindOf(house)} ${indexOf(house) + 1}`;
}

function housesIn(houses: readonly House[]): string {
  return listOf(houses.map(houseName));
}

/** What a step leans on. */
function reasonOf(step: Step): string {
  switch (step.technique) {
    case 'naked-single': {
      const { cell, digit } = step.evidence;
      return `${cellsIn(cell)} can hold nothing but ${digit}`;
    }
    case 'hidden-single': {
      const { house, digit, cell } = step.evidence;
      return `in ${housesIn(house)}, ${digit} fits into ${cellsIn(cell)} only`;
    }
    case 'naked-pair': {
      const { cells, digits, houses } = step.evidence;
      return `${cellsIn(cells)} in ${housesIn(houses)} can hold ${listOf(digits)} only`;
    }
    case 'hidden-pair': {
      const { cells, digits, houses } = step.evidence;
      return `in ${housesIn(houses)}, ${listOf(digits)} fit into ${cellsIn(cells)} only`;
    }
    case 'pointing-pairs':
    case 'box-line-reduction': {
      const { digit, base, cover, cells } = step.evidence;
      return `in ${housesIn(base)}, ${digit} fits into ${cellsIn(cells, 'or')} only, all in ${housesIn(cover)}`;
    }
    case 'x-wing':
    case 'swordfish': {
      const { digit, base, cover } = step.evidence;
      return `in ${housesIn(base)}, ${digit} fits into ${housesIn(cover)} only`;
    }
  }
}

function eliminationsText(eliminations: readonly Candidate[]): string {
  const cellsOfDigit = new Map<Digit, Cell[]>();
  for (const { cell, digit } of eliminations) {
    cellsOfDigit.set(digit, [...(cellsOfDigit.get(digit) ?? []), cell]);
  }
  return listOf(
    [...cellsOfDigit].map(([digit, cells]) => `no ${digit} in ${cellsIn(cells, 'or')}`),
  );
}

/** What follows from a step. */
function conclusionOf({ placements, eliminations }: Step): string {
  const placed = placements.map(({ cell, digit }) => `${cellName(cell)} is ${digit}`);
  const gone = eliminations.length > 0 ? [eliminationsText(eliminations)] : [];
  return listOf([...placed, ...gone]);
}

/** A step as a sentence: technique, reason, conclusion. */
export function sentenceOf(step: Step): string {
  return `${nameOf(step.technique)}: ${reasonOf(step)}, so ${conclusionOf(step)}.`;
}
