import { CELLS, cellsOf, HOUSES } from '../houses.ts';
import { Position } from '../position.ts';
import { type Random, shuffled } from '../random.ts';
import type { EvidenceKinds } from '../technique.ts';
import { type Transformation, transformGrid } from '../transformation.ts';
import type { Candidate, Cell, House } from '../types.ts';
import { digitFrom, keepCandidates } from './boards.ts';
import { kindOfPart, type StepFacts } from './notation.ts';

const THREE = [0, 1, 2];

/** The nine lines of a direction in an order that keeps bands (or stacks) together. */
function shuffledLines(random: Random): number[] {
  return shuffled(THREE, random).flatMap((band) =>
    shuffled(THREE, random).map((line) => 3 * band + line),
  );
}

/** Relabelling, transposition and permutation of bands, stacks, rows and columns, all at random. */
export function randomTransformation(random: Random): Transformation {
  const rows = shuffledLines(random);
  const columns = shuffledLines(random);
  const digits = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)];
  const transposed = random() < 0.5;
  const cell = (from: Cell) => {
    const row = rows[Math.floor(from / 9)] ?? 0;
    const column = columns[from % 9] ?? 0;
    return transposed ? 9 * column + row : 9 * row + column;
  };
  return { cell, digit: (digit) => digits[digit] ?? 0 };
}

function transformCandidate({ cell, digit }: Candidate, by: Transformation): Candidate {
  return { cell: by.cell(cell), digit: digitFrom(by.digit(digit)) };
}

/** The position after a transformation: its values, and its candidates with all that is gone. */
export function transformPosition(position: Position, by: Transformation): Position {
  const images = new Set(
    CELLS.flatMap((cell) =>
      position.digitsAt(cell).map((digit) => {
        const image = transformCandidate({ cell, digit }, by);
        return 9 * image.cell + image.digit;
      }),
    ),
  );
  return keepCandidates(Position.fromGrid(transformGrid(position.grid, by)), ({ cell, digit }) =>
    images.has(9 * cell + digit),
  );
}

function transformHouse(house: House, by: Transformation): House {
  const images = [...cellsOf(house)].map(by.cell);
  const image = HOUSES.find((each) => images.every((cell) => cellsOf(each).has(cell)));
  if (image === undefined) throw new Error(`house ${house} was torn apart`);
  return image;
}

function transformItems(
  items: readonly number[],
  kind: keyof EvidenceKinds,
  by: Transformation,
): number[] {
  if (kind === 'digits') return items.map(by.digit);
  if (kind === 'cells') return items.map(by.cell);
  return items.map((house) => transformHouse(house, by));
}

/** What a step says after a transformation. */
export function transformStep(step: StepFacts, by: Transformation): StepFacts {
  const parts = Object.entries(step.evidence).map(([role, items]) => [
    role,
    transformItems(items, kindOfPart(step.technique, role), by),
  ]);
  return {
    technique: step.technique,
    placements: step.placements.map((each) => transformCandidate(each, by)),
    eliminations: step.eliminations.map((each) => transformCandidate(each, by)),
    evidence: Object.fromEntries(parts),
  };
}
