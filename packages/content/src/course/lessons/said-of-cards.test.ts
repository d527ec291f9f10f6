import { describe, expect, test } from 'vitest';
import { numbersIn, TOKENS } from '../../hints/testing.ts';
import { LANGUAGES } from '../../languages.ts';
import { type PatternTechnique, patternLesson } from './build/pattern-lesson.ts';
import type { LessonCard, LessonMarks } from './lesson.ts';
import { PATTERN_BOARDS } from './lesson-boards.ts';
import type { PatternWords } from './words.ts';

const TECHNIQUES = Object.keys(PATTERN_BOARDS) as PatternTechnique[];

/** What a card marks, before and after its question. */
function allMarks(card: LessonCard): LessonMarks[] {
  return card.kind === 'ask' ? [card.marks, ...card.solved] : [card.marks];
}

function markedOn(card: LessonCard) {
  const marks = allMarks(card);
  const candidates = marks.flatMap((each) => [
    ...each.supporting,
    ...each.confirmed,
    ...each.eliminated,
    ...each.causes,
  ]);
  return {
    c: [...marks.flatMap(({ cells }) => cells), ...candidates.map(({ cell }) => cell)],
    d: candidates.map(({ digit }) => digit),
    h: marks.flatMap(({ houses, across }) => [...houses, ...across]),
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TECHNIQUES)('a card of %s names only what its board marks', async (technique) => {
    const [{ words }, { shared }, { phrases }, { exercise }] = await Promise.all([
      import(`./${language}/${technique}.ts`) as Promise<{ words: PatternWords }>,
      import(`./${language}/shared.ts`),
      import(`../../hints/${language}/index.ts`),
      import(`../../exercise/${language}.ts`),
    ]);
    const hints = { ...phrases, names: TOKENS };
    const { cards } = patternLesson(technique, words, { shared, hints, exercise });
    for (const card of cards) {
      const marked = markedOn(card);
      const said = card.kind === 'ask' ? `${card.text} ${card.shown}` : card.text;
      for (const sign of ['c', 'd', 'h'] as const) {
        for (const number of numbersIn(said, sign)) {
          expect(marked[sign], `${sign} in: ${said}`).toContain(number);
        }
      }
    }
  });
});
