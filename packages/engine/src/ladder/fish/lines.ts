import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { COLUMNS, cellsIn, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit, type House } from '../../types.ts';
import { digitsConcludingAlone } from '../last-resorts/templates.ts';
import { housePremise } from '../model/board.ts';
import { chosenOf } from '../model/choices.ts';
import { eachUnion } from '../model/combinations.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { bySize, siamese } from './shared.ts';

export type FishKind = 'basic' | 'finned' | 'sashimi';

/** Parallel lines of a digit, as places in the lines across. */
interface Lines {
  readonly digit: Digit;
  readonly houses: readonly House[];
  /** For each of the nine lines its places, as bits of the lines across. */
  readonly masks: readonly HouseMask[];
}

/** Some of those lines, as indexes, and which lines across hold nothing but fins. */
interface Fish {
  readonly base: readonly number[];
  readonly across: HouseMask;
  readonly uncovered: HouseMask;
}

interface Found {
  readonly kind: FishKind;
  /** The base lines, which siamese fish have in common. */
  readonly base: string;
  readonly finding: LadderFinding;
}

const TRIOS = [0o007, 0o070, 0o700];
/** Of the three lines across that a box has, the third removes something. */
const MOST_UNCOVERED = 2;

/** Which lines across can be left to fins, by how many are too many: up to two through the same boxes. */
const UNCOVERED = [0, 1, 2].map((count) =>
  count === 0
    ? [0]
    : flatMap(TRIOS, (trio) =>
        [1, 2, 3, 4, 5, 6]
          .filter((part) => maskSize(part) === count)
          .map((part) => part * (trio & -trio)),
      ),
);

/** The lines of the bands in which lines have fins, as bits. */
function bandsWithFins({ masks }: Lines, { base, uncovered }: Fish): number {
  let bands = 0;
  for (const line of base) {
    if ((masks[line] ?? 0) & uncovered) bands |= TRIOS[Math.floor(line / 3)] ?? 0;
  }
  return bands;
}

/** What is removed from each line besides the base: with fins, from the box of all fins only. */
function removedBy(lines: Lines, fish: Fish): (readonly [number, HouseMask])[] {
  const { base, across, uncovered } = fish;
  const bands = uncovered === 0 ? 0o777 : bandsWithFins(lines, fish);
  if (uncovered !== 0 && maskSize(bands) !== 3) return [];
  const trio = uncovered === 0 ? 0o777 : (TRIOS.find((each) => each & uncovered) ?? 0);
  const removed: [number, HouseMask][] = [];
  for (const line of ROWS) {
    const mask = (lines.masks[line] ?? 0) & across & ~uncovered & trio;
    if (mask !== 0 && (bands >> line) & 1 && !base.includes(line)) removed.push([line, mask]);
  }
  return removed;
}

function kindOf({ masks }: Lines, { base, uncovered }: Fish): FishKind | undefined {
  if (uncovered === 0) return 'basic';
  const left = base.map((line) => maskSize((masks[line] ?? 0) & ~uncovered));
  if (left.includes(0)) return undefined;
  return left.includes(1) ? 'sashimi' : 'finned';
}

/** The cells of parallel lines, given as bits across. */
function cellsOfLines({ houses }: Lines, masks: readonly (readonly [number, HouseMask])[]) {
  return CellSet.from(flatMap(masks, ([line, mask]) => chosenOf(cellsIn(houses[line] ?? 0), mask)));
}

function findingOf(position: Position, lines: Lines, fish: Fish): Found | undefined {
  const removed = removedBy(lines, fish);
  const kind = removed.length > 0 ? kindOf(lines, fish) : undefined;
  if (!kind) return undefined;
  const { digit, houses, masks } = lines;
  const { base, uncovered } = fish;
  const places = base.map((line) => [line, masks[line] ?? 0] as const);
  const fins = places.map(([line, mask]) => [line, mask & uncovered] as const);
  const finding = {
    placements: [],
    eliminations: candidatesOf(cellsOfLines(lines, removed), digit),
    pattern: candidatesOf(cellsOfLines(lines, places), digit),
    premises: base.map((line) => housePremise(position, houses[line] ?? 0, digit)),
  };
  const own = { kind, base: base.map((line) => houses[line]).join() };
  if (kind === 'basic') return { ...own, finding };
  return { ...own, finding: { ...finding, fins: candidatesOf(cellsOfLines(lines, fins), digit) } };
}

function fishIn(position: Position, lines: Lines, size: number): Found[] {
  const open = ROWS.filter((line) => {
    const count = maskSize(lines.masks[line] ?? 0);
    return count >= 2 && count <= size + MOST_UNCOVERED;
  });
  const found: Found[] = [];
  if (open.length < size) return found;
  const masks = open.map((line) => lines.masks[line] ?? 0);
  eachUnion(masks, size, size + MOST_UNCOVERED, (chosen, across) => {
    for (const uncovered of UNCOVERED[maskSize(across) - size] ?? []) {
      if ((uncovered & ~across) !== 0) continue;
      const base = chosen.map((index) => open[index] ?? 0);
      const fish = findingOf(position, lines, { base, across, uncovered });
      if (fish) found.push(fish);
    }
  });
  return found;
}

function fishOf(position: Position, digit: Digit, size: number): Found[] {
  return flatMap([ROWS, COLUMNS], (houses) => {
    const masks = houses.map((house) => position.maskIn(house, digit));
    return fishIn(position, { digit, houses, masks }, size);
  });
}

/** The fish of a digit whose base and cover are lines, by size. */
const FISH = bySize((size) => perDigit((position, digit) => fishOf(position, digit, size)));

/**
 * A digit whose places in some parallel lines lie in as many lines across: nowhere else in those. With further
 * places, the fins, all in one box: if none of them is right, it is such a fish, so what it removes among what they
 * see goes either way. Without its fins a sashimi fish has a line with one place only.
 */
export function fishOfLines(size: number, wanted: FishKind) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const digit of digitsConcludingAlone(position)) {
      for (const { kind, finding } of FISH[size]?.(position, digit) ?? []) {
        if (kind === wanted) yield finding;
      }
    }
  };
}

/** Siamese fish: two of the same base lines with other fins, as one. */
export function siameseFish(size: number, wanted: 'finned' | 'sashimi') {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const digit of DIGITS) {
      const finned = (FISH[size]?.(position, digit) ?? []).filter(({ kind }) => kind !== 'basic');
      yield* siamese(finned, (one, other) => [one.kind, other.kind].includes(wanted));
    }
  };
}
