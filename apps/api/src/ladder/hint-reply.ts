import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { type LadderSentence, loadLadderWriter } from '@nanpure/content/ladder';
import { type Cell, cellsOf } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import type { LadderStepHint } from '@nanpure/engine/ladder';
import { placeOf } from '../http/board.ts';
import { LadderStepSchema, replyLadderStep } from '../http/ladder-step.ts';

/** A step of the ladder in a hint of level 3. */
export const LadderHintStepSchema = LadderStepSchema.extend({
  texts: z
    .array(z.string())
    .length(3)
    .openapi({ description: 'What is said of the step at the levels 1, 2 and 3.' }),
}).openapi('LadderHintStep');

/** What a level is about: it is said first, and the rest in detail. */
const FIRST_SAID: Readonly<Record<HintLevel, LadderSentence['shows']>> = {
  1: 'look',
  2: 'technique',
  3: 'conclusion',
};

/** What a hint says at its level. */
function wordsOf(sentences: readonly LadderSentence[], level: HintLevel, language: Language) {
  const { join } = API_PHRASES[language];
  const isFirst = ({ shows }: LadderSentence) => shows === FIRST_SAID[level];
  const textOf = ({ text }: LadderSentence) => text;
  const first = sentences.filter(isFirst).map(textOf);
  const others = sentences.filter((each) => !isFirst(each)).map(textOf);
  return {
    message: join(first),
    detail: others.length > 0 ? join(others) : null,
  };
}

/** The cells to look at: a house, then the pattern, then where the step changes something, too. */
function cellsAt(hint: LadderStepHint, level: HintLevel): readonly Cell[] {
  if (level === 1) return hint.area === null ? [] : [...cellsOf(hint.area)];
  if (level === 2) return hint.cells;
  const changed = [...hint.placements, ...hint.eliminations].map(({ cell }) => cell);
  return [...new Set([...hint.cells, ...changed])].sort((a, b) => a - b);
}

/** A hint about a step of the ladder as JSON: as much of it as its level tells. */
export async function replyLadderHint(hint: LadderStepHint, level: HintLevel, language: Language) {
  const { describeStep } = await loadLadderWriter(language);
  const { step } = hint;
  const { name, sentences } = describeStep(step, level);
  const [placement] = level === 3 ? hint.placements : [];
  const textAt = (each: HintLevel) => describeStep(step, each).text;
  return {
    level,
    kind: hint.kind,
    ...wordsOf(sentences, level, language),
    technique: level > 1 ? step.technique : null,
    ...(level > 1 && { technique_name: name }),
    highlight: cellsAt(hint, level).map(placeOf),
    step:
      level === 3
        ? { ...replyLadderStep(step, name), texts: [textAt(1), textAt(2), textAt(3)] }
        : null,
    ...(placement && { cell: placeOf(placement.cell), value: placement.digit }),
  };
}

export type LadderHintReply = Awaited<ReturnType<typeof replyLadderHint>>;
