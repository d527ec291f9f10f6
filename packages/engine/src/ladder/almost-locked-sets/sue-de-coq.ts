import type { CellSet } from '../../cell-set.ts';
import { BOXES, COLUMNS, cellsOf, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { candidatesAt, cellPremise, digitIn, seenByAll } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { type DigitMask, digitCount, digitsOf, maskAt, maskOfAll } from '../model/digit-mask.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** Some cells with their candidates. */
interface Part {
  readonly cells: readonly Cell[];
  readonly mask: DigitMask;
}

const MOST_BESIDE = 4;

/** Every choice of some cells, at most so many. */
function choicesOf(position: Position, cells: readonly Cell[], most: number): Part[] {
  const parts: Part[] = [{ cells: [], mask: 0 }];
  for (const cell of cells) {
    for (const part of [...parts]) {
      if (part.cells.length === most) continue;
      parts.push({ cells: [...part.cells, cell], mask: part.mask | maskAt(position, cell) });
    }
  }
  return parts;
}

/** The digits of all cells are as many as these: each has exactly one place among them. */
function findingOf(position: Position, parts: readonly Part[]): LadderFinding | undefined {
  const cells = parts.flatMap((part) => part.cells);
  const mask = maskOfAll(position, cells);
  const eliminations = digitsOf(mask).flatMap((digit) => {
    const holders = cells.filter((cell) => position.cellsFor(digit).has(cell));
    return digitIn(position, digit, seenByAll(holders));
  });
  if (eliminations.length === 0) return undefined;
  return {
    placements: [],
    eliminations: distinctCandidates(eliminations),
    pattern: candidatesAt(position, cells),
    premises: cells.map((cell) => cellPremise(position, cell)),
  };
}

/** Where a line and a box cross: the cells of both, of the line alone and of the box alone. */
function* crossings(position: Position) {
  for (const line of [...ROWS, ...COLUMNS]) {
    for (const box of BOXES) {
      const both = cellsOf(line).intersection(cellsOf(box));
      if (both.isEmpty) continue;
      const openIn = (cells: CellSet) => cells.intersection(position.emptyCells).toArray();
      yield {
        crossing: openIn(both),
        lineOnly: openIn(cellsOf(line).difference(both)),
        boxOnly: openIn(cellsOf(box).difference(both)),
      };
    }
  }
}

/** Two digits more than the cells that share them: each side takes at least one of those. */
const FEWEST_SURPLUS = 2;

/** Cells beside the crossing that have some of its digits, and how many of these they take. */
interface Beside extends Part {
  readonly taken: number;
}

function besidesOf(center: Part, parts: readonly Part[]): Beside[] {
  return parts.flatMap(({ cells, mask }) => {
    const taken = cells.length - digitCount(mask & ~center.mask);
    return (mask & center.mask) !== 0 && taken > 0 ? [{ cells, mask, taken }] : [];
  });
}

/** Both sides, which share no digit, take as many digits as the crossing has too many. */
function* sidesOf(
  center: Part,
  lineParts: readonly Part[],
  boxParts: readonly Part[],
): Generator<readonly [Part, Part], void> {
  const surplus = digitCount(center.mask) - center.cells.length;
  const inBox = besidesOf(center, boxParts);
  for (const line of besidesOf(center, lineParts)) {
    for (const box of inBox) {
      if (line.taken + box.taken === surplus && (line.mask & box.mask) === 0) yield [line, box];
    }
  }
}

/**
 * Two or three cells where a line and a box cross, with cells of the line alone and of the box alone that share no
 * digit: together they have as many candidates as they are, so each digit has its place among them.
 */
export function* findSuesDeCoq({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const { crossing, lineOnly, boxOnly } of crossings(position)) {
    const centers = choicesOf(position, crossing, crossing.length).filter(
      ({ cells, mask }) => cells.length >= 2 && digitCount(mask) >= cells.length + FEWEST_SURPLUS,
    );
    if (centers.length === 0) continue;
    const lineParts = choicesOf(position, lineOnly, MOST_BESIDE);
    const boxParts = choicesOf(position, boxOnly, MOST_BESIDE);
    const found = centers
      .flatMap((center) =>
        [...sidesOf(center, lineParts, boxParts)].map((sides) => [center, ...sides]),
      )
      .flatMap((parts) => findingOf(position, parts) ?? []);
    yield* found;
  }
}
