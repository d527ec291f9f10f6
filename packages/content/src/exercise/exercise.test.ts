import {
  type Cell,
  cellsOf,
  Position,
  type Step,
  TECHNIQUES,
  type TechniqueId,
} from '@nanpure/engine';
import { LONG_TEST_MS } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { phrases as en } from '../hints/en/index.ts';
import { phrases as ja } from '../hints/ja/index.ts';
import { neededOf } from '../hints/step-words.ts';
import { hintsOfBoards } from '../hints/testing.ts';
import { LANGUAGES } from '../languages.ts';
import { EXAMPLE_BOARDS } from '../techniques/example-boards.ts';
import { teachingPosition } from '../techniques/position.ts';
import { type ExerciseMode, loadExerciseWriter, obstaclesOf, type WrongTry } from './index.ts';

const MODES: readonly ExerciseMode[] = ['guided', 'half', 'free', 'near-miss'];
const NAMES = { en: en.names, ja: ja.names };
const WRITERS = { en: await loadExerciseWriter('en'), ja: await loadExerciseWriter('ja') };

function found(id: TechniqueId) {
  return teachingPosition(EXAMPLE_BOARDS[id].board, id);
}

function cellsOfPattern({ evidence }: Step): readonly Cell[] {
  const parts: Readonly<Record<string, readonly number[]>> = { ...evidence };
  return parts.cells ?? parts.cell ?? [];
}

const CASES = LANGUAGES.flatMap((language) => TECHNIQUES.map(({ id }) => ({ id, language })));

describe.each(CASES)('the exercise of $id in $language', ({ id, language }) => {
  const writer = WRITERS[language];
  const { step, ruledOut } = found(id);
  const names = NAMES[language];

  test.each(MODES)('asks a question: %s', (mode) => {
    const prompt = writer.prompt(mode, step);
    expect(prompt).toMatch(language === 'en' ? /^[A-Z].*[?]$/ : /^[^a-z,.!?]+？$/);
    expect(prompt).not.toMatch(/undefined|\{|\}/);
  });

  test('shows the whole pattern with help, a part of it with half the help, and nothing without', () => {
    const cells = names.cells(cellsOfPattern(step));
    expect(writer.prompt('guided', step)).toContain(cells);
    expect(writer.prompt('half', step)).not.toContain(cells);
    expect(writer.prompt('free', step)).not.toMatch(/\d/);
  });

  test('gives the reason after a right answer, with praise that changes', () => {
    const texts = [0, 1, 2, 3, 4, 5].map((variation) => writer.right(step, ruledOut, variation));
    expect(new Set(texts).size).toBe(6);
    const conclusion = step.placements[0]
      ? names.cells([step.placements[0].cell])
      : names.removals(step.eliminations);
    for (const text of [...texts, writer.isOne(step, ruledOut)]) expect(text).toContain(conclusion);
  });

  test('finds nothing wrong with a true one, and names what spoils a false one', () => {
    const { position } = found(id);
    expect(obstaclesOf(step, position)).toEqual([]);
    expect(writer.flaw(step, [])).not.toMatch(/\d/);
    const [cell = 0] = cellsOfPattern(step);
    const flaw = writer.flaw(step, [{ cell, digit: 4 }]);
    expect(flaw).toContain(names.cells([cell]));
    expect(flaw).toContain('4');
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
const TRIES: readonly WrongTry[] = [
  { code: 'filled', cell: CELL },
  { code: 'not-in-pattern', cell: CELL },
  { code: 'no-candidate', cell: CELL, digit: 8 },
  { code: 'keeps', cell: CELL, digit: 8 },
  { code: 'unaffected', cell: CELL, digit: 8 },
];

describe.each(LANGUAGES)('a wrong try in %s', (language) => {
  const { wrong } = WRITERS[language];

  test.each(TRIES)('is told why: $code', (tried) => {
    const text = wrong(tried);
    expect(text.toLowerCase()).toContain(NAMES[language].cells([CELL]));
    if ('digit' in tried) expect(text).toContain(String(tried.digit));
    expect(text).toMatch(/[.。]$/);
  });

  test('is told apart from others', () => {
    const texts = [...TRIES, { code: 'unfinished', count: 2 } as const].map(wrong);
    expect(new Set(texts).size).toBe(texts.length);
    expect(wrong({ code: 'unfinished', count: 2 })).toContain('2');
  });
});
