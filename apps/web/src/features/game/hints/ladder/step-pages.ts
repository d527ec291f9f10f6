import type { HintWriter } from '@nanpure/content/hints';
import type { LadderSentence, LadderWriter, SentenceTopic } from '@nanpure/content/ladder';
import type { GameCell } from '@nanpure/engine/game';
import type { Link } from '@nanpure/engine/ladder';
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

/** What stands between sentences: blanks between Japanese ones would do no harm, but stand there. */
function blankAfter(sentence: string): string {
  return /[。？！]$/.test(sentence) ? '' : ' ';
}

/** Sentences as pages, with a drawing of their own; a remark stands after them. */
function paged(
  sentences: readonly LadderSentence[],
  remark: string | undefined,
  drawing: HintPage['drawing'],
): HintPage[] {
  const [message = '', ...others] = sentences.map(({ text }) => text);
  const details = [...others, ...(remark === undefined ? [] : [remark])];
  const detail = details.join(blankAfter(message));
  return pagesOfText(details.length > 0 ? { message, detail } : { message }, drawing);
}

/** A part of the reason that is never divided, and what of the step it tells. */
interface Piece extends Omit<Told, 'before' | 'isLinked'> {
  readonly text: string;
}

/**
 * A sentence of the reason in pieces. Where one is two, of a net, the first one tells what is right, and the second one
 * what that rules out: weak links.
 */
function piecesOf(sentence: LadderSentence, links: readonly Link[]): Piece[] {
  const { text, links: own = [], isCounted, refutes: refuted = [], topic } = sentence;
  const common = { refuted, topic };
  const told = isCounted ? [] : own;
  const isWeak = (index: number) => links[index]?.kind === 'weak';
  const texts = sentencesOf(text + blankAfter(text)).filter((each) => each !== '');
  const isDivided = texts.length > 1 && told.length > 1;
  return texts.map((each, place) => {
    if (!isDivided) return { ...common, text: each, links: told, begun: [] };
    if (place > 0) return { ...common, text: each, links: told.filter(isWeak), begun: [] };
    const strong = told.filter((index) => !isWeak(index));
    return { ...common, text: each, links: strong, begun: told.filter(isWeak).slice(0, 1) };
  });
}

/** What some pieces are about together: all of the step, if one of them is. */
function topicOf(pieces: readonly Piece[]): SentenceTopic | undefined {
  const topics = pieces.map(({ topic }) => topic);
  if (topics.includes(undefined)) return undefined;
  const houses = topics.flatMap((topic) => topic?.houses ?? []);
  const isAboutAllSets = topics.some((topic) => topic?.sets === undefined);
  return {
    candidates: topics.flatMap((topic) => topic?.candidates ?? []),
    ...(houses.length > 0 && { houses }),
    ...(!isAboutAllSets && { sets: topics.flatMap((topic) => topic?.sets ?? []) }),
  };
}

/** The reason as pages, each with a drawing of what it tells. */
function reasonPages(
  sentences: readonly LadderSentence[],
  links: readonly Link[],
  draw: (told: Told) => HintPage['drawing'],
): HintPage[] {
  const pieces = sentences.flatMap((each) => piecesOf(each, links));
  const isLinked = sentences.some((each) => each.links);
  let before: number | undefined;
  return pagesOf(pieces).map((page, index) => {
    const told = [...new Set(page.flatMap((each) => each.links))].sort((a, b) => a - b);
    const begun = page.flatMap((each) => each.begun);
    const refuted = page.flatMap((each) => each.refuted);
    const drawing = draw({ links: told, begun, refuted, before, topic: topicOf(page), isLinked });
    before = told.at(-1) ?? before;
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
  return [
    ...reasonPages(reasons, step.links ?? [], (told) =>
      partDrawing(toldPart(step, told, named), cells, named),
    ),
    ...paged(conclusions, asides, draw('conclusion')),
  ];
}
