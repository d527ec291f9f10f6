/** "1・4列目", "3行1列", "ひとつ": what Japanese lines would otherwise break in the middle. */
const WHOLE = /\d(?:・\d)*(?:行\d列|[行列]目?)|ひとつ/g;

const WORD_JOINER = '\u2060';

/** A text about the board in which no name of a place breaks over two lines. It looks and sounds the same. */
export function keepTogether(text: string): string {
  return text.replace(WHOLE, (name) => [...name].join(WORD_JOINER));
}
