import { fold } from './words.ts';

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** How much of a text is shown before and after what was found, in signs. */
const BEFORE = 40;
const LENGTH = 120;

/** Up to the end of a sentence, and the space behind it. */
const SENTENCES = /^.*(?:[。！？]|[!?.]\s+)/s;
const END_OF_SENTENCE = /[。！？!?.]$/;

const LETTER = /[a-z0-9]/;
const ELLIPSIS = '…';

/** A word in letters is found where it begins, not within another one. */
function isWithinWord(folded: string, word: string, at: number): boolean {
  return LETTER.test(word.charAt(0)) && LETTER.test(folded.charAt(at - 1));
}

function placesOf(folded: string, word: string): Range[] {
  const places: Range[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!isWithinWord(folded, word, at)) places.push({ start: at, end: at + word.length });
  }
  return places;
}

function joined(ranges: readonly Range[]): Range[] {
  const joint: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joint.at(-1);
    if (!last || range.start > last.end) joint.push(range);
    else joint[joint.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joint;
}

function foundIn(text: string, words: readonly string[]): Range[] {
  const folded = fold(text);
  return joined(words.filter((word) => word !== '').flatMap((word) => placesOf(folded, word)));
}

/** A text in pieces, those that are among the words marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of foundIn(text, words)) {
    pieces.push({ text: text.slice(at, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** A place near another at which a text in words can be cut: not within a word. */
function betweenWords(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  const isInWord = LETTER.test(fold(text.charAt(near))) && LETTER.test(fold(text.charAt(near - 1)));
  return isInWord && space >= 0 && space < near + BEFORE ? space + 1 : near;
}

/** Where to begin so that a place is seen: with its sentence, or else not long before it. */
function beginBefore(text: string, place: number): number {
  if (place <= BEFORE) return 0;
  const from = betweenWords(text, place - BEFORE);
  return from + (SENTENCES.exec(text.slice(from, place))?.[0].length ?? 0);
}

/** The part of a text in which one of the words is first found, in pieces. */
export function snippetOf(text: string, words: readonly string[]): Piece[] {
  const first = foundIn(text, words)[0]?.start ?? 0;
  const start = beginBefore(text, first);
  const end = start + LENGTH < text.length ? betweenWords(text, start + LENGTH) : text.length;
  const cut = text.slice(start, end).trimEnd();
  const isWholeEnd = end === text.length || END_OF_SENTENCE.test(cut);
  return piecesOf(`${start > 0 ? ELLIPSIS : ''}${cut}${isWholeEnd ? '' : ELLIPSIS}`, words);
}
