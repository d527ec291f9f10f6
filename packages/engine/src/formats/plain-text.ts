/*
 * The same text in ASCII: full-width digits and signs, digits in circles and those of Japanese, every kind of space,
 * dash and line, and the signs that stand for an empty cell. Each character that is seen stays one character, so that
 * its line and column are those of the text.
 */

/** What is not seen, and stands in no column; and the frame of a digit drawn as a key, which stands in none of its own. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]|\ufe0e|\ufe0f|\u20e3/g;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

/** Digits in circles, white and black, in several faces: the ones are at multiples of ten from each other. */
const CIRCLED = /[①-⑨❶-❾➀-➈➊-➒]/g;
const CIRCLED_ONE = 0x2460;

/** In order from 0 on; the last one is 0, too. */
const JAPANESE = '〇一二三四五六七八九零';
/** A line of these and of ASCII without letters: in a sentence they are no digits of a board. */
const JAPANESE_LINE = new RegExp(`^[\\t -@[-\`{-~${JAPANESE}]+$`, 'gm');
const JAPANESE_SIGN = new RegExp(`[${JAPANESE}]`, 'g');

const SAME: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\u00b7\u2022\u2219\u25a1\u25cb\u25ef\u25fb\u2b1b\u2b1c\u30fb\uff65]/g, '.'],
  [/[\u2018-\u201b]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u2010-\u2015\u2212\u30fc\ufe63]/g, '-'],
  [/[\u2500\u2501\u2504\u2505\u2508\u2509\u254c\u254d\u2550]/g, '-'],
  [/[\u00a6\u2502\u2503\u2506\u2507\u250a\u250b\u254e\u254f\u2551\uffe8]/g, '|'],
  [/[\u2500-\u257f]/g, '+'],
];

function circledDigit(sign: string): string {
  return String(1 + ((sign.charCodeAt(0) - CIRCLED_ONE) % 10));
}

function withJapaneseDigits(line: string): string {
  return line.replace(JAPANESE_SIGN, (sign) => String(JAPANESE.indexOf(sign) % 10));
}

export function plainText(text: string): string {
  const seen = text.replace(INVISIBLE, '').replace(LINE_BREAK, '\n');
  const narrow = seen.replace(FULL_WIDTH, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT),
  );
  const plain = SAME.reduce((all, [signs, one]) => all.replace(signs, one), narrow);
  return plain.replace(CIRCLED, circledDigit).replace(JAPANESE_LINE, withJapaneseDigits);
}
