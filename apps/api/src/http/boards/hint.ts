import type { Language } from '@nanpure/content';
import { loadHintWriter } from '@nanpure/content/hints';
import { type Hint, type Mark, marksOf } from '@nanpure/engine/hints';
import { placeOf } from './board.ts';
import { replyMark } from './marks.ts';
import { replyStep } from './step.ts';

/** The cells to look at, each once. */
function highlightOf(marks: readonly Mark[]) {
  const cells = new Set(marks.map(({ cell }) => cell));
  return [...cells].sort((a, b) => a - b).map(placeOf);
}

/** What a hint gives away at its level besides its words. */
function factsOf(hint: Hint) {
  const { level } = hint;
  const marks = marksOf(hint);
  const step = hint.kind === 'step' ? hint.step : null;
  const [placement] = level === 3 ? hint.placements : [];
  return {
    technique: level > 1 && step ? step.technique : null,
    highlight: highlightOf(marks),
    marks: marks.map(replyMark),
    step: level === 3 && step ? replyStep(step) : null,
    ...(placement && { cell: placeOf(placement.cell), value: placement.digit }),
  };
}

/** What a board with exactly one solution can be told; mistakes there are answered with 422. */
function kindOf({ kind }: Hint) {
  if (kind === 'wrong-digit' || kind === 'conflict' || kind === 'no-solution') {
    throw new Error(`a puzzle has no ${kind}`);
  }
  return kind;
}

/** A hint of the catalogue as JSON: what it says, and what it says for programs. */
export async function replyHint(hint: Hint, language: Language, emptyCells: number) {
  const { describeHint } = await loadHintWriter(language);
  const { message, detail } = describeHint(hint, { variation: emptyCells, emptyCells });
  return {
    level: hint.level,
    kind: kindOf(hint),
    message,
    detail: detail ?? null,
    ...factsOf(hint),
  };
}
