import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { COLUMNS, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit, type House } from '../../types.ts';
import { housePremise } from '../model/board.ts';
import { eachUnion } from '../model/combinations.ts';
import { perPosition } from '../model/per-position.ts';
import { cellsIn } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

export type FishKind = 'basic' | 'finned' | 'sashimi';

/** Parallel lines of a digit, as places in the lines across. */
interface Lines {
  readonly digit: Digit;
  readonly houses: readonly House[];
  /** For each of the nine lines its places, as bits of the lines across. */
  readonly masks: readonly HouseMask[];
}

/** Some of those lines, and which lines across hold nothing but fins. */
interface Fish {
  readonly lines: Lines;
  readonly base: readonly number[];
  readonly across: HouseMask;
  readonly uncovered: HouseMask;
}

interface Found {
  readonly kind: FishKind;
  readonly finding: LadderFinding;
}

const TRIOS = [0o007, 0o070, 0o700];
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Of the three lines across that a box has, the third removes something. */
const MOST_UNCOVERED = 2;

/** The lines across that can be left to fins: as many as there are too many, all through the same boxes. */
function* uncoveredIn(across: HouseMask, size: number): Generator<HouseMask, void> {
  const tooMany = maskSize(across) - size;
  if (tooMany === 0) yield 0;
  if (tooMany <= 0) return;
  for (const trio of TRIOS) {
    const inTrio = across & trio;
    for (let bits = inTrio; bits !== 0; bits = (bits - 1) & inTrio) {
      if (maskSize(bits) === tooMany) yield bits;
    }
  }
}

/** The cells of parallel lines, given as bits across. */
function cellsOfLines({ houses }: Lines, masks: readonly (readonly [number, HouseMask])[]) {
  return CellSet.from(
    masks.flatMap(([line, mask]) =>
      cellsIn(houses[line] ?? 0).filter((_, index) => (mask >> index) & 1),
    ),
  );
}

/** Which lines besides the base can lose something: all, or with fins those through the box of all fins. */
function linesToLose({ lines, base, uncovered }: Fish): readonly number[] {
  const others = NINE.filter((line) => !base.includes(line));
  if (uncovered === 0) return others;
  const bands = base
    .filter((line) => (lines.masks[line] ?? 0) & uncovered)
    .map((line) => Math.floor(line / 3));
  return bands.every((band) => band === bands[0])
    ? others.filter((line) => Math.floor(line / 3) === bands[0])
    : [];
}

function kindOf({ lines, base, uncovered }: Fish): FishKind | undefined {
  if (uncovered === 0) return 'basic';
  const left = base.map((line) => maskSize((lines.masks[line] ?? 0) & ~uncovered));
  if (left.includes(0)) return undefined;
  return left.includes(1) ? 'sashimi' : 'finned';
}

function findingOf(position: Position, fish: Fish): Found | undefined {
  const { lines, base, across, uncovered } = fish;
  const trio = TRIOS.find((each) => each & uncovered) ?? 0o777;
  const covered = across & ~uncovered & trio;
  const removed = linesToLose(fish)
    .map((line) => [line, (lines.masks[line] ?? 0) & covered] as const)
    .filter(([, mask]) => mask !== 0);
  const kind = removed.length > 0 ? kindOf(fish) : undefined;
  if (!kind) return undefined;
  const { digit, houses, masks } = lines;
  const places = base.map((line) => [line, masks[line] ?? 0] as const);
  const fins = places.map(([line, mask]) => [line, mask & uncovered] as const);
  const finding = {
    placements: [],
    eliminations: candidatesOf(cellsOfLines(lines, removed), digit),
    pattern: candidatesOf(cellsOfLines(lines, places), digit),
    premises: base.map((line) => housePremise(position, houses[line] ?? 0, digit)),
  };
  if (kind === 'basic') return { kind, finding };
  return { kind, finding: { ...finding, fins: candidatesOf(cellsOfLines(lines, fins), digit) } };
}

function fishIn(position: Position, lines: Lines, size: number): Found[] {
  const open = NINE.filter((line) => {
    const count = maskSize(lines.masks[line] ?? 0);
    return count >= 2 && count <= size + MOST_UNCOVERED;
  });
  const found: Found[] = [];
  const masks = open.map((line) => lines.masks[line] ?? 0);
  eachUnion(masks, size, size + MOST_UNCOVERED, (chosen, across) => {
    for (const uncovered of uncoveredIn(across, size)) {
      const base = chosen.map((index) => open[index] ?? 0);
      const fish = findingOf(position, { lines, base, across, uncovered });
      if (fish) found.push(fish);
    }
  });
  return found;
}

function linesOf(position: Position): Lines[] {
  return DIGITS.flatMap((digit) =>
    [ROWS, COLUMNS].map((houses) => ({
      digit,
      houses,
      masks: houses.map((house) => position.maskIn(house, digit)),
    })),
  );
}

/** The fish of a position whose base and cover are lines, by size. */
const FISH = new Map(
  [2, 3, 4].map((size) => [
    size,
    perPosition((position) => linesOf(position).flatMap((lines) => fishIn(position, lines, size))),
  ]),
);

/**
 * A digit whose places in some parallel lines lie in as many lines across: nowhere else in those. With further
 * places, the fins, all in one box: if none of them is right, it is such a fish, so what it removes among what they
 * see goes either way. Without its fins a sashimi fish has a line with one place only.
 */
export function fishOfLines(size: 2 | 3 | 4, wanted: FishKind) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const { kind, finding } of FISH.get(size)?.(position) ?? []) {
      if (kind === wanted) yield finding;
    }
  };
}
