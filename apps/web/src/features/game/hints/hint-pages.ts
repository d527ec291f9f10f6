import type { HintText } from '@nanpure/content/hints';
import type { HintDrawing } from '../board/hint-drawing.ts';

/** What is read at a time, and what is drawn with it. */
export interface HintPage {
  readonly message: string;
  readonly detail?: string | undefined;
  readonly drawing: HintDrawing;
}

/** As much as fits on a page on the smallest phone, in letters of half width: two lines. */
const MOST_LETTERS = 104;

const SENTENCE_ENDS = /(?<=[.?!] )|(?<=[。？！]　?)(?!　)/;

/** A Japanese letter is twice as wide as a Latin one. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (letter > '\u2fff' ? 2 : 1), 0);
}

/** A text in its sentences, each with the blank after it. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_ENDS);
}

/** Sentences as pages that fit after so much text; a sentence is never divided. */
export function pagesOf<Sentence extends { readonly text: string }>(
  sentences: readonly Sentence[],
  before = 0,
): Sentence[][] {
  const pages: Sentence[][] = [[]];
  let width = before;
  for (const sentence of sentences) {
    const own = widthOf(sentence.text);
    width += own;
    if (width > MOST_LETTERS && sentence !== sentences[0]) {
      pages.push([]);
      width = own;
    }
    pages.at(-1)?.push(sentence);
  }
  return pages;
}

/** Sentences as one text. */
export function joined(sentences: readonly { readonly text: string }[]): string {
  return sentences
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * A text as pages that need no scrolling, all with the same drawing. `isHeaded`: the message says what stands
 * above the text anyway, and gives way where there is no room.
 */
export function pagesOfText(
  { message, detail }: HintText,
  drawing: HintDrawing,
  isHeaded = false,
): HintPage[] {
  if (detail === undefined) return [{ message, drawing }];
  const width = isHeaded ? 0 : widthOf(message);
  const sentences = sentencesOf(detail).map((text) => ({ text }));
  const [first = '', ...rest] = pagesOf(sentences, width).map(joined);
  const others = rest.map((page) => ({ message: page, drawing }));
  const isRoomy = width + widthOf(first) <= MOST_LETTERS;
  if (isHeaded || isRoomy) return [{ message, detail: first, drawing }, ...others];
  return [{ message, drawing }, { message: first, drawing }, ...others];
}
