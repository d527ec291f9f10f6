import { describe, expect, test } from 'vitest';
import type { Position } from '../position.ts';
import { seededRandom } from '../random.ts';
import { applyStep } from '../step.ts';
import { type Step, TECHNIQUES } from '../techniques/index.ts';
import { EMPTY_POSITION, keepCandidates } from '../testing/boards.ts';
import { formatStep } from '../testing/notation.ts';
import { eachSamplePosition } from '../testing/positions.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import type { Premise } from './premise.ts';
import { stepPattern } from './step-pattern.ts';

/*
 * Every technique is proved here, new ones too: what a step states as its premises is true of the position,
 * and each of its conclusions follows from them by the rules of Sudoku alone. Rows, columns and boxes are
 * worked out here once more; nothing of the techniques is used but the steps themselves.
 */

/** A digit in a cell, as the proof sees it. */
interface Choice {
  readonly cell: number;
  readonly digit: number;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const DIGITS = NINE.map((index) => index + 1);
const ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);

function unitsOf(cell: number): number[] {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
}

const UNITS = Array.from({ length: 27 }, (_, house) =>
  ALL_CELLS.filter((cell) => unitsOf(cell).includes(house)),
);

/** Whether the rules keep two different choices from both being right. */
function excludes(a: Choice, b: Choice): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit;
  return a.digit === b.digit && unitsOf(a.cell).some((unit) => unitsOf(b.cell).includes(unit));
}

/** What a premise says in the form of the rules: of each of these lists, one choice is right. */
function demandsOf(premise: Premise): Choice[][] {
  if ('cell' in premise) return [premise.digits.map((digit) => ({ cell: premise.cell, digit }))];
  if ('house' in premise) {
    return [premise.cells.map((cell) => ({ cell, digit: premise.digit }))];
  }
  return premise.cells.map((cell) => premise.digits.map((digit) => ({ cell, digit })));
}

/** Whether one choice can be made for each demand without breaking a rule. */
function canMeet(demands: readonly (readonly Choice[])[], made: readonly Choice[]): boolean {
  const [first, ...rest] = demands;
  if (!first) return true;
  return first.some(
    (choice) => !made.some((each) => excludes(each, choice)) && canMeet(rest, [...made, choice]),
  );
}

/** Whether it follows that a digit does not go into a cell. */
function isRefuted(choice: Choice, premises: readonly Premise[]): boolean {
  return !canMeet(premises.flatMap(demandsOf), [choice]);
}

/** What a step concludes that does not follow from some premises. */
function unproved({ placements, eliminations }: Step, premises: readonly Premise[]): Choice[] {
  const isProved = ({ cell, digit }: Choice) => {
    const others = DIGITS.filter((each) => each !== digit).map((each) => ({ cell, digit: each }));
    const places = unitsOf(cell).map((unit) =>
      (UNITS[unit] ?? []).filter((each) => each !== cell).map((each) => ({ cell: each, digit })),
    );
    return [others, ...places].some((rest) => rest.every((each) => isRefuted(each, premises)));
  };
  return [
    ...placements.filter((each) => !isProved(each)),
    ...eliminations.filter((each) => !isRefuted(each, premises)),
  ];
}

function isThere(position: Position, { cell, digit }: Choice): boolean {
  return position.digitsAt(cell).some((each) => each === digit);
}

/** The candidates of a position that tell against a premise. */
function exceptionsTo(premise: Premise, position: Position): Choice[] {
  if ('house' in premise) {
    const { house, digit, cells } = premise;
    const elsewhere = (UNITS[house] ?? []).filter((cell) => !cells.includes(cell));
    return elsewhere
      .map((cell) => ({ cell, digit }))
      .filter((each) => isThere(position, each) || position.valueAt(each.cell) === digit);
  }
  const cells = 'cell' in premise ? [premise.cell] : premise.cells;
  return cells.flatMap((cell) =>
    position
      .digitsAt(cell)
      .filter((digit) => !premise.digits.includes(digit))
      .map((digit) => ({ cell, digit })),
  );
}

function areInEmptyCells(premise: Premise, position: Position): boolean {
  const cells = 'cell' in premise ? [premise.cell] : premise.cells;
  return cells.length > 0 && cells.every((cell) => position.valueAt(cell) === 0);
}

function isTrue(premise: Premise, position: Position): boolean {
  return areInEmptyCells(premise, position) && exceptionsTo(premise, position).length === 0;
}

/** What is wrong with what a step says of itself; undefined where nothing is. */
function faultOf(step: Step, position: Position): string | undefined {
  const { premises, candidates } = stepPattern(step);
  const untrue = premises.filter((premise) => !isTrue(premise, position));
  if (untrue.length > 0) return `untrue: ${JSON.stringify(untrue)}`;
  const missing = candidates.filter((each) => !isThere(position, each));
  if (missing.length > 0) return `no candidates: ${JSON.stringify(missing)}`;
  const gaps = unproved(step, premises);
  return gaps.length > 0 ? `does not follow: ${JSON.stringify(gaps)}` : undefined;
}

function faultsIn(position: Position): string[] {
  const steps = TECHNIQUES.flatMap((technique): Step[] => [...technique.patterns(position)]);
  return steps.flatMap((step) => {
    const fault = faultOf(step, position);
    return fault ? [`${formatStep(step)}: ${fault}`] : [];
  });
}

describe('every step of every technique is proved by its premises', {
  timeout: LONG_TEST_MS,
}, () => {
  test('in positions of real puzzles', () => {
    const counts = new Map<string, number>(TECHNIQUES.map(({ id }) => [id, 0]));
    for (const { position, name } of eachSamplePosition(TRIALS.positions / 2)) {
      expect(faultsIn(position), name).toEqual([]);
      for (const { id, firstStep } of TECHNIQUES) {
        if (firstStep(position)) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(TRIALS.positions / 20);
  });

  test('where candidates are gone at random, right ones too', () => {
    for (let index = 0; index < TRIALS.positions / 10; index++) {
      const random = seededRandom(`${SEED}/proof/${index}`);
      const share = 0.2 + 0.6 * random();
      const position = keepCandidates(EMPTY_POSITION, () => random() < share);
      expect(faultsIn(position), `candidates ${index}`).toEqual([]);
    }
  });
});

describe('the proof notices', { timeout: LONG_TEST_MS }, () => {
  const samples = [...eachSamplePosition(200)];
  const found = samples.flatMap(({ position }) =>
    TECHNIQUES.flatMap((technique): { step: Step; position: Position }[] =>
      [...technique.steps(position)].map((step) => ({ step, position })),
    ),
  );

  // In a few patterns less is reason enough: a hidden pair of two houses, an X-Wing within two boxes.
  test.each(TECHNIQUES)('a premise of $id that is left out', ({ id }) => {
    const left = found
      .filter(({ step }) => step.technique === id)
      .flatMap(({ step }) => {
        const { premises } = stepPattern(step);
        return premises.map((one) => ({ step, rest: premises.filter((each) => each !== one) }));
      });
    expect(left.length).toBeGreaterThan(20);
    const noticed = left.filter(({ step, rest }) => unproved(step, rest).length > 0);
    expect(noticed.length / left.length).toBeGreaterThan(0.5);
  });

  test('a premise that says more than is so', () => {
    for (const { step, position } of found) {
      for (const premise of stepPattern(step).premises) {
        const stronger =
          'house' in premise
            ? { ...premise, cells: premise.cells.slice(1) }
            : { ...premise, digits: premise.digits.slice(1) };
        expect(isTrue(stronger, position)).toBe(false);
      }
    }
  });

  test('a conclusion that goes too far', () => {
    const tooFar = found.flatMap(({ step, position }) => {
      const after = applyStep(position, step);
      const kept = [...after.emptyCells].flatMap((cell) =>
        after.digitsAt(cell).map((digit) => ({ cell, digit })),
      );
      return kept.slice(0, 1).map((each) => ({ ...step, eliminations: [each] }));
    });
    const noticed = tooFar.filter((step) => unproved(step, stepPattern(step).premises).length > 0);
    expect(noticed.length / tooFar.length).toBeGreaterThan(0.95);
  });
});
