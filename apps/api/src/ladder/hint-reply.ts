import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { loadHintWriter } from '@nanpure/content/hints';
import {
  type LadderStepText,
  type LadderTextOptions,
  type LadderWriter,
  ladderName,
  loadLadderWriter,
} from '@nanpure/content/ladder';
import { type Cell, cellsOf } from '@nanpure/engine';
import { type HintLevel, type Mark, marksOf } from '@nanpure/engine/hints';
import type { LadderStepHint } from '@nanpure/engine/ladder';
import { placeOf } from '../http/boards/board.ts';
import { LadderStepSchema, replyLadderStep } from '../http/boards/ladder-step.ts';
import { marksOfStep, replyMark } from '../http/boards/marks.ts';

/** A step of the ladder in a hint of level 3. */
export const LadderHintStepSchema = LadderStepSchema.extend({
  texts: z
    .array(z.string())
    .length(3)
    .openapi({ description: 'What is said of the step at the levels 1, 2 and 3.' }),
}).openapi('LadderHintStep');

/** Why a step holds: all that is said of it but what follows. */
function reasonsOf({ sentences }: LadderStepText): string[] {
  return sentences.filter(({ shows }) => shows !== 'conclusion').map(({ text }) => text);
}

/** What a hint says at its level: first where to look, what to use or what follows; then, in detail, the rest. */
async function wordsOf(
  { step, ruledOut, notes, isCrossedOut }: LadderStepHint,
  level: HintLevel,
  language: Language,
  { describeStep, answerOf }: LadderWriter,
) {
  const { describeAsides } = await loadHintWriter(language);
  const [first = '', ...others] =
    level === 3
      ? [answerOf(step), ...reasonsOf(describeStep(step, level))]
      : describeStep(step, level).sentences.map(({ text }) => text);
  const asides = describeAsides({ level, notes, isCrossedOut, isBuilt: ruledOut.length > 0 });
  const details = [...others, ...(asides === undefined ? [] : [asides])];
  return {
    message: first,
    detail: details.length > 0 ? API_PHRASES[language].join(details) : null,
  };
}

/** The cells to look at: a house, then the pattern, then where the step changes something, too. */
function cellsAt(hint: LadderStepHint, level: HintLevel): readonly Cell[] {
  if (level === 1) return hint.area === null ? [] : [...cellsOf(hint.area)];
  if (level === 2) return hint.cells;
  const changed = [...hint.placements, ...hint.eliminations].map(({ cell }) => cell);
  return [...new Set([...hint.cells, ...changed])].sort((a, b) => a - b);
}

/** What to draw for a hint, by its level. */
function marksAt({ step, area, cells }: LadderStepHint, level: HintLevel): Mark[] {
  if (level === 3) return marksOfStep(step);
  return marksOf({
    level,
    area: level === 1 ? area : null,
    cells,
    placements: [],
    eliminations: [],
  });
}

/** A writer whose level 1 asks about the house that is shown, in another way on another board. */
function withOptions(writer: LadderWriter, options: LadderTextOptions): LadderWriter {
  return { ...writer, describeStep: (step, level) => writer.describeStep(step, level, options) };
}

/** A hint about a step of the ladder as JSON: as much of it as its level tells. */
export async function replyLadderHint(
  hint: LadderStepHint,
  level: HintLevel,
  language: Language,
  emptyCells: number,
) {
  const { step, area } = hint;
  const writer = withOptions(await loadLadderWriter(language), {
    area: area ?? undefined,
    variation: emptyCells,
  });
  const [placement] = level === 3 ? hint.placements : [];
  const name = ladderName(step.technique, language);
  const textAt = (each: HintLevel) => writer.describeStep(step, each).text;
  return {
    level,
    kind: hint.kind,
    ...(await wordsOf(hint, level, language, writer)),
    technique: level > 1 ? step.technique : null,
    ...(level > 1 && { technique_name: name }),
    highlight: cellsAt(hint, level).map(placeOf),
    marks: marksAt(hint, level).map(replyMark),
    step:
      level === 3
        ? { ...replyLadderStep(step, name), texts: [textAt(1), textAt(2), textAt(3)] }
        : null,
    ...(placement && { cell: placeOf(placement.cell), value: placement.digit }),
  };
}

export type LadderHintReply = Awaited<ReturnType<typeof replyLadderHint>>;
