import type { Language } from '@nanpure/content';

/** Kana, kanji and the marks within words; the rest of a text is in letters and digits. */
const JAPANESE_RUN = /[\u3005\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u9fff]+/g;
const OTHER_WORD = /[\p{L}\p{N}]+/gu;
const FULL_WIDTH = /[！-～]/g;
const HIRAGANA = /[\u3041-\u3096]/g;

/** From a full-width sign to the ASCII one, and from hiragana to katakana, in code points. */
const TO_ASCII = 0xff01 - 0x21;
const TO_KATAKANA = 0x60;

function shift(text: string, signs: RegExp, distance: number): string {
  return text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + distance));
}

function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  // A few letters grow in lower case; places in the text have to stay what they are.
  return lower.length === text.length ? lower : text;
}

/**
 * A text as it is compared: without a difference between cases, widths, hiragana and katakana. It
 * is as long as the text, sign by sign.
 */
export function fold(text: string): string {
  return shift(shift(lowerCase(text), FULL_WIDTH, -TO_ASCII), HIRAGANA, TO_KATAKANA);
}

/** What cuts Japanese into words; null in browsers that can't. */
function createSegmenter(): Intl.Segmenter | null {
  return typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('ja' satisfies Language, { granularity: 'word' })
    : null;
}

const segmenter = createSegmenter();

function pairsIn(run: string): string[] {
  const signs = [...run];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, place) => `${signs[place]}${sign}`);
}

function wordsOutside(text: string): string[] {
  return text.replace(JAPANESE_RUN, ' ').match(OTHER_WORD) ?? [];
}

/**
 * The words of a text, folded, or undefined where the browser can't tell Japanese words apart. It
 * cuts before folding: words are recognized by how they are written.
 */
export function wordsOf(text: string, cut = segmenter): string[] | undefined {
  const runs = text.match(JAPANESE_RUN) ?? [];
  if (runs.length > 0 && !cut) return undefined;
  const japanese = runs.flatMap((run) =>
    [...(cut?.segment(run) ?? [])].map(({ segment }) => segment),
  );
  return [...japanese, ...wordsOutside(text)].map(fold);
}

/** Each two neighbouring signs of what is Japanese, and the words of the rest, folded. */
export function pairsOf(text: string): string[] {
  const runs = text.match(JAPANESE_RUN) ?? [];
  return [...runs.flatMap((run) => pairsIn(fold(run))), ...wordsOutside(text).map(fold)];
}
