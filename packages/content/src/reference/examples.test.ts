import {
  applyStep,
  CELLS,
  formatPosition,
  Position,
  type PositionFormat,
  type Puzzle,
  parsePosition,
  parsePuzzle,
  valueAt,
} from '@nanpure/engine';
import { findSteps, LADDER, type LadderStep } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import { ladderStepText } from '../ladder/index.ts';
import { LANGUAGES } from '../languages.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { loadReference, REFERENCE_PAGES, type ReferenceExample } from './index.ts';

const FORMAT: PositionFormat = 'line';

const PAGES = await Promise.all(
  REFERENCE_PAGES.map(async ({ id, rungs }) => {
    const { examples } = await loadReference(id, 'en');
    return { id, rungs, examples };
  }),
);
const EXAMPLES = PAGES.flatMap(({ examples }) => examples);

function puzzleOf({ givens }: ReferenceExample) {
  const puzzle = parsePuzzle(givens);
  if (!puzzle.ok) throw new Error(`not a puzzle: ${givens}`);
  return puzzle.value;
}

function positionOf({ position: text }: ReferenceExample): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`not a position: ${text}`);
  return position.value;
}

/** What of a step has happened in a later position. */
function doneIn({ placements, eliminations }: LadderStep, later: Position) {
  return {
    placements: placements.filter(({ cell, digit }) => later.valueAt(cell) === digit),
    eliminations: eliminations.filter(({ cell, digit }) => !later.digitsAt(cell).includes(digit)),
  };
}

/** The next position on a way to a later one: the easiest step of which something has happened there. */
function onTheWayTo(later: Position, position: Position, { givens }: Puzzle): Position | undefined {
  const known = { givens, unique: true, variants: false };
  for (const { id } of LADDER) {
    for (const step of findSteps(position, { ...known, techniques: [id] })) {
      const done = doneIn(step, later);
      if (done.placements.length + done.eliminations.length > 0) return applyStep(position, done);
    }
  }
  return undefined;
}

/** How far steps lead in a puzzle that do nothing but what has happened in a later one. */
function reached(puzzle: Puzzle, later: Position): Position {
  let position = Position.fromGrid(puzzle.givens);
  while (formatPosition(position, FORMAT) !== formatPosition(later, FORMAT)) {
    const next = onTheWayTo(later, position, puzzle);
    if (!next) return position;
    position = next;
  }
  return position;
}

test.each(PAGES)('$id has an example of each of its techniques', ({ rungs, examples }) => {
  expect(examples.map(({ step }) => step.technique)).toEqual(rungs);
});

const SAMPLE = EXAMPLES.filter((_, index) => index % TRIALS.referenceStride === 0);

test.each(SAMPLE)(
  '$step.technique is on a way through its puzzle',
  { timeout: LONG_TEST_MS },
  (example) => {
    const position = positionOf(example);
    const end = reached(puzzleOf(example), position);
    expect(formatPosition(end, FORMAT)).toBe(formatPosition(position, FORMAT));
  },
);

test('no two examples are the same', () => {
  const texts = EXAMPLES.map(({ position, step }) => `${position} ${JSON.stringify(step)}`);
  expect(new Set(texts).size).toBe(texts.length);
});

describe.each(EXAMPLES)('the example of $step.technique', { timeout: LONG_TEST_MS }, (example) => {
  const { step } = example;
  const puzzle = puzzleOf(example);
  const position = positionOf(example);

  test('agrees with the solution of its puzzle', () => {
    for (const cell of CELLS) {
      const right = valueAt(puzzle.solution, cell);
      if (position.valueAt(cell) === 0) expect(position.digitsAt(cell)).toContain(right);
      else expect(position.valueAt(cell)).toBe(right);
    }
    for (const { cell, digit } of step.placements) {
      expect(valueAt(puzzle.solution, cell)).toBe(digit);
    }
    for (const { cell, digit } of step.eliminations) {
      expect(valueAt(puzzle.solution, cell)).not.toBe(digit);
    }
  });

  test.each(LANGUAGES)('can be told in %s', async (language) => {
    const { sentences } = await ladderStepText(language, step, 3);
    expect(sentences.length).toBeGreaterThan(1);
  });

  test('is a step that the engine finds there @15.8', () => {
    const { technique } = step;
    const options = { techniques: [technique], givens: puzzle.givens };
    expect([...findSteps(position, options)]).toContainEqual(step);
  });
});
