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

/** Sentences as pages that fit; a sentence is never divided. */
function paged(text: string, firstWidth: number): string[] {
  const [first = '', ...rest] = text.split(SENTENCE_ENDS);
  const pages = [first];
  let width = firstWidth + widthOf(first);
  for (const sentence of rest) {
    width += widthOf(sentence);
    if (width > MOST_LETTERS) {
      pages.push(sentence);
      width = widthOf(sentence);
    } else pages.push(`${pages.pop()}${sentence}`);
  }
  return pages.map((page) => page.trim());
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
  const [first = '', ...rest] = paged(detail, width);
  const others = rest.map((page) => ({ message: page, drawing }));
  const isRoomy = width + widthOf(first) <= MOST_LETTERS;
  if (isHeaded || isRoomy) return [{ message, detail: first, drawing }, ...others];
  return [{ message, drawing }, { message: first, drawing }, ...others];
}
