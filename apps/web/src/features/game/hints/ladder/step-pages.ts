import type { HintWriter } from '@nanpure/content/hints';
import type { LadderSentence, LadderWriter } from '@nanpure/content/ladder';
import type { GameCell } from '@nanpure/engine/game';
import type { LadderHint } from '../ask-hint.ts';
import { type HintPage, joined, pagesOf, pagesOfText, sentencesOf } from '../hint-pages.ts';
import { type LadderStage, ladderDrawing, partDrawing } from './step-drawings.ts';
import { type Told, toldPart } from './told-part.ts';

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

/** The reason as pages, each with a drawing of what it tells. */
function reasonPages(
  sentences: readonly LadderSentence[],
  draw: (told: Told) => HintPage['drawing'],
): HintPage[] {
  const pieces = sentences.flatMap(({ text, links = [], isCounted, refutes = [] }) => {
    const blank = /[。？！]$/.test(text) ? '' : ' ';
    const told = isCounted ? [] : links;
    return sentencesOf(`${text}${blank}`).flatMap((each) =>
      each ? { text: each, told, refutes } : [],
    );
  });
  let before: number | undefined;
  return pagesOf(pieces).map((page, index) => {
    const links = [...new Set(page.flatMap((each) => each.told))];
    const drawing = draw({ links, before, refuted: page.flatMap(({ refutes }) => refutes) });
    before = links.at(-1) ?? before;
    const [first, ...others] = page;
    if (index > 0 || !first || others.length === 0) return { message: joined(page), drawing };
    return { message: joined([first]), detail: joined(others), drawing };
  });
}

/** The pages of a step of the ladder at the level of its hint: the reason comes before what follows. */
export function stepPages(
  hint: LadderHint,
  { writer, hintWriter, cells, variation }: PageOptions,
): readonly HintPage[] {
  const { step, level, area, notes, isCrossedOut, ruledOut } = hint;
  const { sentences } = writer.describeStep(step, level, { variation, area: area ?? undefined });
  const named = writer.namedParts(step);
  const draw = (stage: LadderStage) => ladderDrawing(hint, stage, cells, named);
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
  const isLinked = reasons.some(({ links }) => links);
  return [
    ...reasonPages(reasons, (told) =>
      isLinked ? partDrawing(toldPart(step, told, named), cells, named) : draw('reason'),
    ),
    ...paged(conclusions, asides, draw('conclusion')),
  ];
}
