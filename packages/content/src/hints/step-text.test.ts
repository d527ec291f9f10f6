import { type Candidate, neededOf, type TaughtStep } from '@nanpure/engine';
import type { NotesCheck } from '@nanpure/engine/hints';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { phrases as en } from './en/index.ts';
import { phrases as ja } from './ja/index.ts';
import { type StepFacts, stepExplanation, stepText } from './step-text.ts';
import { hintsOfBoards, numbersIn, TOKENS } from './testing.ts';

const STEPS = [...hintsOfBoards(600)].flatMap(({ hint, sample }) =>
  hint.kind === 'step' ? [{ hint, name: sample.name }] : [],
);

const notesWith = (state: NotesCheck['state']): NotesCheck => ({ state, missing: [], wrong: [] });
const cellsOf = (candidates: readonly Candidate[]) => candidates.map(({ cell }) => cell);
const digitsOf = (candidates: readonly Candidate[]) => candidates.map(({ digit }) => digit);

describe.each(LANGUAGES)('a step in %s', { timeout: LONG_TEST_MS }, (language) => {
  const phrases = { ...{ en, ja }[language], names: TOKENS };
  const describeStep = (step: TaughtStep, facts: Partial<StepFacts>) =>
    stepText({ step, level: 3, ruledOut: [], ...facts }, phrases, 0);

  test('is explained by notes where these show it, and nowhere else @4.30', () => {
    for (const { hint, name } of STEPS) {
      const { step, ruledOut } = hint;
      for (const level of [2, 3] as const) {
        const scan = describeStep(step, { level, ruledOut });
        const say = (state: NotesCheck['state']) =>
          describeStep(step, { level, ruledOut, notes: notesWith(state) }).detail;
        expect(say('none'), name).toBe(scan.detail);
        expect(say('partial'), name).toBe(scan.detail);
        expect(say('match'), name).not.toBe(scan.detail);
        for (const state of ['missing', 'wrong'] as const) {
          expect(say(state)?.startsWith(scan.detail ?? '?'), name).toBe(true);
        }
      }
    }
  });

  test('says at level 2 that something is the matter with the notes, and only then', () => {
    for (const { hint, name } of STEPS) {
      const say = (state: NotesCheck['state']) =>
        describeStep(hint.step, { level: 2, notes: notesWith(state) }).detail;
      expect(new Set([say('none'), say('missing'), say('wrong')]).size, name).toBe(3);
    }
  });

  test('names at level 3 what the notes lack, unless it is too much to list', () => {
    const few = STEPS.filter(({ hint }) => {
      const { state, missing, wrong } = hint.notes;
      const count = missing.length + wrong.length;
      return state !== 'partial' && count > 0 && count <= 5;
    });
    expect(few.length).toBeGreaterThan(20);
    for (const { hint, name } of few) {
      const { step, ruledOut, notes } = hint;
      const remark = (describeStep(step, { ruledOut, notes }).detail ?? '').slice(
        (describeStep(step, { ruledOut }).detail ?? '').length,
      );
      const lacking = [...notes.missing, ...notes.wrong];
      expect(numbersIn(remark, 'c'), name).toEqual(cellsOf(lacking));
      expect(numbersIn(remark, 'd'), name).toEqual(digitsOf(lacking));
    }
  });

  test.each(['none', 'match'] as const)('names what it builds on, with notes: %s', (state) => {
    const built = STEPS.filter(({ hint }) => neededOf(hint.step, hint.ruledOut).length > 0);
    expect(built.length).toBeGreaterThan(10);
    for (const { hint, name } of built) {
      const { step, ruledOut } = hint;
      const notes = notesWith(state);
      const [alone, builtOn] = [[], ruledOut].map((gone) =>
        ([2, 3] as const).map(
          (level) => describeStep(step, { level, ruledOut: gone, notes }).detail,
        ),
      );
      expect(builtOn?.[0], name).not.toBe(alone?.[0]);
      const needed = neededOf(step, ruledOut);
      const said = builtOn?.[1] ?? '';
      const isInCell = step.technique === 'naked-single';
      if (!isInCell) {
        expect(numbersIn(said, 'c'), name).toEqual(expect.arrayContaining(cellsOf(needed)));
      }
      expect(numbersIn(said, 'd'), name).toEqual(expect.arrayContaining(digitsOf(needed)));
    }
  });

  test('is explained in one go with its reason and its conclusion', () => {
    for (const { hint, name } of STEPS) {
      const { step, ruledOut } = hint;
      const said = stepExplanation(step, ruledOut, phrases);
      const concluded = [...step.placements, ...step.eliminations];
      expect(numbersIn(said, 'c'), name).toEqual(expect.arrayContaining(cellsOf(concluded)));
      expect(said.includes(describeStep(step, { ruledOut }).detail ?? '?'), name).toBe(true);
    }
  });
});
