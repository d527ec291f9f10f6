import {
  type Candidate,
  type Cell,
  cellsOf,
  DIGITS,
  type House,
  neededOf,
  obstaclesOf,
  Position,
  stepPattern,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { phrases as en } from '../hints/en/index.ts';
import { phrases as ja } from '../hints/ja/index.ts';
import { hintsOfBoards } from '../hints/testing.ts';
import { LANGUAGES } from '../languages.ts';
import { EXAMPLE_BOARDS } from '../techniques/example-boards.ts';
import { teachingPosition } from '../techniques/position.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { type ExerciseMode, loadExerciseWriter, type WrongTry } from './index.ts';

const MODES: readonly ExerciseMode[] = ['guided', 'half', 'free', 'near-miss'];
const NAMES = { en: en.names, ja: ja.names };
const WRITERS = { en: await loadExerciseWriter('en'), ja: await loadExerciseWriter('ja') };

function found(id: TaughtTechniqueId) {
  return teachingPosition(EXAMPLE_BOARDS[id].board, id);
}

function cellsOfPattern({ evidence }: TaughtStep): readonly Cell[] {
  const parts: Readonly<Record<string, readonly number[]>> = { ...evidence };
  return parts.cells ?? parts.cell ?? [];
}

/** A candidate that would keep a pattern from being one: in its cells, or outside of them. */
function obstacleFor(step: TaughtStep): readonly [Candidate] {
  const [cell = 0] = cellsOfPattern(step);
  const digits = stepPattern(step).candidates.map(({ digit }) => digit);
  const [digit = 1] = digits;
  const others = DIGITS.filter((each) => !digits.includes(each));
  if (step.technique.startsWith('naked')) return [{ cell, digit: others[0] ?? 1 }];
  const cover = 'cover' in step.evidence ? step.evidence.cover : [];
  const [base = 0] = stepPattern(step).start;
  const free = [...cellsOf(base)].filter(
    (each) =>
      !cellsOfPattern(step).includes(each) && !cover.some((house) => cellsOf(house).has(each)),
  );
  return [{ cell: free[0] ?? 0, digit }];
}

/** Where a digit can go in a house, with one place too many. */
function placesWith(step: TaughtStep, { cell }: Candidate, house: House): Cell[] {
  const own = cellsOfPattern(step).filter((each) => cellsOf(house).has(each));
  return [...own, cell].sort((one, other) => one - other);
}

const CASES = LANGUAGES.flatMap((language) =>
  TAUGHT_TECHNIQUES.map(({ id }) => ({ id, language })),
);

describe.each(CASES)('the exercise of $id in $language', ({ id, language }) => {
  const writer = WRITERS[language];
  const { step, ruledOut } = found(id);
  const names = NAMES[language];

  test.each(MODES)('asks a question: %s', (mode) => {
    const prompt = writer.prompt(mode, step);
    expect(prompt).toMatch(language === 'en' ? /^[A-Z].*[?]$/ : /^[^a-z,.!?]+？$/);
    expect(prompt).not.toMatch(/undefined|\{|\}/);
  });

  test('shows the whole pattern with help, a part of it with a little help, and nothing without', () => {
    const cells = names.cells(cellsOfPattern(step));
    const [house, another] = stepPattern(step).start;
    const isAlone = house !== undefined && another === undefined;
    const spots = isAlone ? names.spots(cellsOfPattern(step), house) : cells;
    const isFish = 'base' in step.evidence && step.evidence.base.length > 1;
    const lines = 'cover' in step.evidence ? names.houses(step.evidence.cover) : '';
    expect(writer.prompt('guided', step)).toContain(isFish ? lines : spots);
    expect(writer.prompt('near-miss', step)).toContain(isFish ? lines : cells);
    expect(writer.prompt('half', step)).not.toContain(spots);
    expect(writer.prompt('free', step)).not.toMatch(/\d/);
  });

  test('names the digits wherever it shows cells, unless they are the answer', () => {
    const digits = names.digits(
      [...new Set(stepPattern(step).candidates.map(({ digit }) => digit))].sort(),
    );
    const isSingle = step.placements.length > 0;
    const asked = MODES.filter((mode) => mode !== 'free' && !(isSingle && mode !== 'near-miss'));
    for (const mode of asked) {
      const named = language === 'en' ? `(?:on|of|at) ${digits} ` : `${digits}[のを]`;
      expect(writer.prompt(mode, step)).toMatch(new RegExp(named));
    }
  });

  test('names the houses wherever it shows cells', () => {
    const houses = names.houses(stepPattern(step).start);
    expect(writer.prompt('guided', step)).toContain(houses);
    expect(writer.prompt('near-miss', step)).toContain(houses);
  });

  test('tells a true pattern that removes nothing, and one that was not asked for', () => {
    const digits = [...new Set(stepPattern(step).candidates.map(({ digit }) => digit))].sort();
    const idle = writer.idle([{ ...step, placements: [], eliminations: [] }]);
    const another = writer.another([step]);
    for (const digit of digits) {
      expect(idle).toContain(`${digit}`);
      expect(another).toContain(`${digit}`);
    }
    expect(another).toContain(names.cells(cellsOfPattern(step)));
    if ('cover' in step.evidence) expect(idle).toContain(names.houses(step.evidence.cover));
  });

  test('praises, then asks for what goes', () => {
    const texts = [0, 1, 2, 3, 4, 5].map((variation) => writer.found([step], variation));
    expect(new Set(texts).size).toBe(6);
    for (const text of texts) {
      expect(text).toMatch(
        language === 'en' ? /[!.] (?:Now .*[.]|And .*[?])$/ : /(?:。|！　).*[。？]$/,
      );
    }
  });

  test('gives the reason after a right answer, with praise that changes', () => {
    const texts = [0, 1, 2, 3, 4, 5].map((variation) => writer.right([step], ruledOut, variation));
    expect(new Set(texts).size).toBe(6);
    const conclusion = step.placements[0]
      ? names.cells([step.placements[0].cell])
      : names.removals(step.eliminations);
    for (const text of [...texts, writer.isOne([step], ruledOut)])
      expect(text).toContain(conclusion);
  });

  test('finds nothing wrong with a true one, and names what spoils a false one @14.8', () => {
    const { position } = found(id);
    expect(obstaclesOf(step, position)).toEqual([]);
    const [obstacle] = obstacleFor(step);
    const flaw = writer.flaw(step, [obstacle]);
    const [house = 0] = stepPattern(step).start.filter((each) => cellsOf(each).has(obstacle.cell));
    const cell = names.cells([obstacle.cell]);
    const isPlaces = id === 'hidden-single' || id === 'hidden-pair';
    expect(flaw).toContain(isPlaces ? names.spots(placesWith(step, obstacle, house), house) : cell);
    expect(flaw).toContain(`${obstacle.digit}`);
    expect(writer.flaw(step, [obstacle], true)).not.toBe(writer.flaw(step, [obstacle], false));
    expect(writer.flaw(step, [obstacle], true)).toContain(flaw);
  });
});

describe('what spoils a pattern', { timeout: LONG_TEST_MS }, () => {
  test('is what earlier steps ruled out, as long as it is still there', () => {
    const built = [...hintsOfBoards(400)].flatMap(({ hint, sample }) =>
      hint.kind === 'step' ? [{ hint, board: Position.fromGrid(sample.board) }] : [],
    );
    const spoilt = built.filter(({ hint, board }) => obstaclesOf(hint.step, board).length > 0);
    expect(spoilt.length).toBeGreaterThan(10);
    for (const { hint, board } of built) {
      const spoilers = new Set(obstaclesOf(hint.step, board).map((each) => JSON.stringify(each)));
      const needed = neededOf(hint.step, hint.ruledOut).map((each) => JSON.stringify(each));
      expect(spoilers).toEqual(new Set(needed));
    }
  });
});

const [CELL = 0] = cellsOf(4);
const TECHNIQUE: TaughtTechniqueId = 'x-wing';
const TRIES: readonly WrongTry[] = [
  { code: 'filled', cell: CELL },
  { code: 'other-cell', cell: CELL },
  { code: 'in-no-pattern', cell: CELL, technique: TECHNIQUE },
  { code: 'in-no-pattern', cell: CELL, technique: 'hidden-single' },
  { code: 'fits-both', cell: CELL, technique: 'naked-single', digits: [2, 8] },
  { code: 'in-no-pattern', cell: CELL, technique: 'hidden-single', scope: 'box' },
  { code: 'in-no-pattern', cell: CELL, technique: 'hidden-single', scope: 'line' },
  { code: 'blocked', cell: CELL, digit: 8, house: 4 },
  { code: 'elsewhere', cell: CELL, technique: TECHNIQUE },
  { code: 'begun', cell: CELL, technique: TECHNIQUE },
  { code: 'no-candidate', cell: CELL, digit: 8 },
  { code: 'keeps', cell: CELL, digit: 8 },
  { code: 'unaffected', cell: CELL, digit: 8 },
];
const LEFT: readonly WrongTry[] = [
  { code: 'cells-left', count: 2 },
  { code: 'candidates-left', count: 2 },
];

describe.each(LANGUAGES)('a wrong try in %s', (language) => {
  const { wrong } = WRITERS[language];

  test.each(TRIES)('is told why: $code @14.8', (tried) => {
    const text = wrong(tried);
    expect(text.toLowerCase()).toContain(NAMES[language].cells([CELL]));
    if ('digit' in tried) expect(text).toContain(String(tried.digit));
    expect(text).toMatch(/[.。]$/);
  });

  test('is told apart from others', () => {
    const texts = [...TRIES, ...LEFT].map(wrong);
    expect(new Set(texts).size).toBe(texts.length);
    for (const left of LEFT) expect(wrong(left)).toContain('2');
  });
});
