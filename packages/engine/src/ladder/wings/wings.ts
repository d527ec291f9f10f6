import { CELL_COUNT, peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { candidatesAt, cellPremise, digitIn, housePremise, seenByAll } from '../model/board.ts';
import { chainOf, nodeOf } from '../model/chain.ts';
import { type DigitMask, digitCount, digitsOf, maskAt, masksOf } from '../model/digit-mask.ts';
import { sees } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { pairsOf } from '../model/together.ts';
import { bivalueCellsOf, type Twins, twinsOf } from '../model/twins.ts';
import { type Conjugate, conjugatesOf } from '../single-digit/strong-links.ts';

/** The cells with two candidates that a pivot sees, and that have one of its digits. */
function besides(position: Position, pivot: Cell): Cell[] {
  const masks = masksOf(position);
  const cells = bivalueCellsOf(position);
  const found: Cell[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    if (sees(pivot, cell) && ((masks[cell] ?? 0) & (masks[pivot] ?? 0)) !== 0) found.push(cell);
  }
  return found;
}

/** Two of these that share one digit, and have with the pivot three digits. */
function pincersOf(position: Position, pivot: Cell): (readonly [Cell, Cell])[] {
  const masks = masksOf(position);
  const cells = besides(position, pivot);
  if (cells.length < 2) return [];
  return pairsOf(cells, (one, other) => {
    const [mask, otherMask] = [masks[one] ?? 0, masks[other] ?? 0];
    const all = mask | otherMask | (masks[pivot] ?? 0);
    return digitCount(mask & otherMask) === 1 && digitCount(all) === 3;
  });
}

/** The digit that both pincers have; undefined where they share none or both. */
function sharedDigit(position: Position, [one, other]: readonly [Cell, Cell]) {
  const shared: DigitMask = maskAt(position, one) & maskAt(position, other);
  return digitCount(shared) === 1 ? digitsOf(shared)[0] : undefined;
}

function xyWing(
  position: Position,
  pivot: Cell,
  pincers: readonly [Cell, Cell],
): LadderFinding | undefined {
  const [one, other] = pincers;
  const [mask, oneMask, otherMask] = [pivot, one, other].map((cell) => maskAt(position, cell));
  const digit = sharedDigit(position, pincers);
  if (!mask || !oneMask || !otherMask || !digit || (mask & oneMask & otherMask) !== 0)
    return undefined;
  const [[first], [last]] = [digitsOf(mask & oneMask), digitsOf(mask & otherMask)];
  if (!first || !last) return undefined;
  const eliminations = digitIn(position, digit, seenByAll(pincers));
  if (eliminations.length === 0) return undefined;
  const strong = (cell: Cell) => ({ premises: [cellPremise(position, cell)] });
  const chain = chainOf([
    { from: nodeOf(digit, one), to: nodeOf(first, one), ...strong(one) },
    { from: nodeOf(first, pivot), to: nodeOf(last, pivot), ...strong(pivot) },
    { from: nodeOf(last, other), to: nodeOf(digit, other), ...strong(other) },
  ]);
  return { placements: [], eliminations, ...chain };
}

/** Three cells of two candidates, `xy`, `xz` and `yz`, one of which sees the others: one of those is `z`. */
export function* findXyWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const pivot of bivalueCellsOf(position)) {
    for (const pincers of pincersOf(position, pivot)) {
      const found = xyWing(position, pivot, pincers);
      if (found) yield found;
    }
  }
}

/** A cell `xyz` that sees the cells `xz` and `yz`: one of the three is `z`. */
export function* findXyzWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (let pivot = 0; pivot < CELL_COUNT; pivot++) {
    if (digitCount(maskAt(position, pivot)) !== 3) continue;
    for (const pincers of pincersOf(position, pivot)) {
      const digit = sharedDigit(position, pincers);
      const cells = [pivot, ...pincers];
      if (digit === undefined) continue;
      const eliminations = digitIn(position, digit, seenByAll(cells));
      if (eliminations.length === 0) continue;
      yield {
        placements: [],
        eliminations,
        pattern: candidatesAt(position, cells),
        premises: cells.map((cell) => cellPremise(position, cell)),
      };
    }
  }
}

/** The pair from one cell to the other, if each of them sees one of its cells and is none of them. */
function bridgeOf({ house, cells, digit }: Conjugate, one: Cell, other: Cell): Bridge | undefined {
  const [a, b] = cells;
  if (cells.includes(one) || cells.includes(other)) return undefined;
  if (sees(one, a) && sees(other, b)) return { house, digit, near: a, far: b };
  return sees(one, b) && sees(other, a) ? { house, digit, near: b, far: a } : undefined;
}

interface Bridge {
  readonly house: House;
  readonly digit: Digit;
  readonly near: Cell;
  readonly far: Cell;
}

function wWing(
  position: Position,
  [one, other]: Twins,
  { house, digit, near, far }: Bridge,
  removed: Digit,
): LadderFinding {
  const chain = chainOf([
    { from: nodeOf(removed, one), to: nodeOf(digit, one), premises: [cellPremise(position, one)] },
    {
      from: nodeOf(digit, near),
      to: nodeOf(digit, far),
      premises: [housePremise(position, house, digit)],
    },
    {
      from: nodeOf(digit, other),
      to: nodeOf(removed, other),
      premises: [cellPremise(position, other)],
    },
  ]);
  const eliminations = digitIn(position, removed, seenByAll([one, other]));
  return { placements: [], eliminations, ...chain };
}

function* wWingsOf(position: Position, twins: Twins): Generator<LadderFinding, void> {
  const [one, other] = twins;
  const seen = peersOf(one).intersection(peersOf(other));
  const digits = digitsOf(maskAt(position, one));
  for (const removed of digits) {
    const [digit] = position.cellsFor(removed).intersects(seen)
      ? digits.filter((each) => each !== removed)
      : [];
    for (const conjugate of digit ? conjugatesOf(position, digit) : []) {
      const bridge = bridgeOf(conjugate, one, other);
      if (bridge) yield wWing(position, twins, bridge, removed);
    }
  }
}

/**
 * Two cells with the same two candidates, and a house in which one of these has two places, each seen by one of
 * the cells: one of the cells is the other candidate.
 */
export function* findWWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const twins of twinsOf(position)) {
    if (!sees(...twins)) yield* wWingsOf(position, twins);
  }
}
