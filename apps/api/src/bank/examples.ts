import {
  applyStep,
  CELLS,
  cellAt,
  columnOf,
  findSteps,
  makeGrid,
  Position,
  type Problem,
  parseGrid,
  type Random,
  rowOf,
  type Step,
  type TechniqueId,
  valueAt,
} from '@nanpure/engine';

/** A board on which a technique is the next step: nothing easier is left, no digit can be placed. */
export interface Example {
  /** 81 characters. */
  readonly board: string;
  readonly step: Step;
}

/** 0 up to below `count`, in random order. */
function shuffledIndexes(count: number, random: Random): number[] {
  return Array.from({ length: count }, (_, index) => ({ index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }) => index);
}

/** The lines of a board in random order that keeps bands together: the rules stay the same. */
function shuffledLines(random: Random): number[] {
  return shuffledIndexes(3, random).flatMap((band) =>
    shuffledIndexes(3, random).map((line) => 3 * band + line),
  );
}

/** Another board with the same logic: digits renamed, lines exchanged, perhaps mirrored. */
function disguised(givens: Problem['puzzle']['givens'], random: Random): string {
  const [digits, rows, columns] = [
    shuffledIndexes(9, random),
    shuffledLines(random),
    shuffledLines(random),
  ];
  const isMirrored = random() < 0.5;
  return CELLS.map((cell) => {
    const [row, column] = isMirrored
      ? [columnOf(cell), rowOf(cell)]
      : [rowOf(cell), columnOf(cell)];
    const value = valueAt(givens, cellAt(rows[row] ?? 0, columns[column] ?? 0));
    return value === 0 ? '.' : String((digits[value - 1] ?? 0) + 1);
  }).join('');
}

function positionOf(board: string): Position {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(`no board: ${board}`);
  return Position.fromGrid(grid.value);
}

/**
 * The first board on the kindest way through a puzzle on which the technique comes next; what was
 * ruled out before the last digit is forgotten, as a board doesn't show it.
 */
function exampleIn(puzzle: string, technique: TechniqueId): Example | undefined {
  let position = positionOf(puzzle);
  for (;;) {
    const { value: step } = findSteps(position).next();
    if (!step) return undefined;
    if (step.technique === technique) return { board: makeGrid(position.grid), step };
    const after = applyStep(position, step);
    position = step.placements.length > 0 ? Position.fromGrid(after.grid) : after;
  }
}

/**
 * A board for a technique, made from a puzzle of the bank; the same for the same random numbers.
 * Undefined where no puzzle comes to the technique.
 */
export function findExample(
  technique: TechniqueId,
  problems: readonly Problem[],
  random: Random,
): Example | undefined {
  const fitting = problems.filter(({ techniquesRequired }) =>
    techniquesRequired.includes(technique),
  );
  for (const index of shuffledIndexes(fitting.length, random)) {
    const problem = fitting[index];
    const example = problem && exampleIn(disguised(problem.puzzle.givens, random), technique);
    if (example) return example;
  }
  return undefined;
}
