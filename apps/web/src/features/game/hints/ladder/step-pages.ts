import type { HintWriter } from '@nanpure/content/hints';
import type { LadderSentence, LadderWriter } from '@nanpure/content/ladder';
import type { GameCell } from '@nanpure/engine/game';
import type { LadderHint } from '../ask-hint.ts';
import { type HintPage, pagesOfText } from '../hint-pages.ts';
import { type LadderStage, ladderDrawing } from './step-drawings.ts';

interface PageOptions {
  readonly writer: LadderWriter;
  readonly hintWriter: HintWriter;
  readonly cells: readonly GameCell[];
  /** Which of the texts that say the same. */
  readonly variation: number;
}

/** Sentences as pages, with a drawing of their own; a remark stands after them. */
function paged(
  sentences: readonly LadderSentence[],
  remark: string | undefined,
  drawing: HintPage['drawing'],
): HintPage[] {
  const [message = '', ...others] = sentences.map(({ text }) => text);
  const details = [...others, ...(remark === undefined ? [] : [remark])];
  // A sentence is a page or part of one: blanks between Japanese ones would do no harm, but stand there.
  const detail = details.join(/[。？！]$/.test(message) ? '' : ' ');
  return pagesOfText(details.length > 0 ? { message, detail } : { message }, drawing);
}

/** The pages of a step of the ladder at the level of its hint: the reason comes before what follows. */
export function stepPages(
  hint: LadderHint,
  { writer, hintWriter, cells, variation }: PageOptions,
): readonly HintPage[] {
  const { step, level, area, notes, isCrossedOut, ruledOut } = hint;
  const { sentences } = writer.describeStep(step, level, { variation, area: area ?? undefined });
  const draw = (stage: LadderStage) => ladderDrawing(hint, stage, cells, writer.namedParts(step));
  const asides = hintWriter.describeAsides({
    level,
    notes,
    isCrossedOut,
    isBuilt: ruledOut.length > 0,
  });
  if (level === 1) return paged(sentences, undefined, draw('where'));
  if (level === 2) return paged(sentences, asides, draw('what'));
  const reasons = sentences.filter(({ shows }) => shows !== 'conclusion');
  const conclusions = sentences.filter(({ shows }) => shows === 'conclusion');
  return [
    ...paged(reasons, undefined, draw('reason')),
    ...paged(conclusions, asides, draw('conclusion')),
  ];
}
