/**
 * What Japanese lines would otherwise break in the middle: the names of places, numbers with what
 * they count, and words that are taken for two phrases.
 */
const WHOLE = new RegExp(
  [
    // "1・4列目", "3行1列"
    '\\d(?:・\\d)*(?:行\\d列|[行列]目?)',
    // "2分28秒"
    '\\d+分\\d+秒',
    // "2マスずつ", "3本"
    '\\d+(?:マス|本|か所|問|回|分|秒|個)(?:ずつ)?',
    // "ひとつずつ", "二つ", "いくつ"
    '(?:ひと|いく|[二三四五六七八九])つ(?:ずつ)?',
    '一[手歩](?:ずつ)?',
    ...['手がかり', '成り立', '切り替', '追いかけ', '問いかけ', '問い合わせ', '長方形'],
    ...['日替わり', '最終更新日', '方法', '大きな魚', 'まかなう', 'おおよそ'],
  ].join('|'),
  'g',
);

const WORD_JOINER = '\u2060';

/** Between two signs, but for those of a number: a line never breaks there, and a joiner may sound like two numbers. */
const INSIDE = /(?<=.)(?=.)(?!(?<=\d)\d)/gu;

/** A text in which no name of a place, no count and no word breaks over two lines. It looks and sounds the same. */
export function keepTogether(text: string): string {
  return text.replace(WHOLE, (whole) => whole.replace(INSIDE, WORD_JOINER));
}

/** The places in a text, between two signs each, at which a line must not be broken. */
export function placesWithin(text: string): ReadonlySet<number> {
  return new Set(
    [...text.matchAll(WHOLE)].flatMap(({ index, 0: whole }) =>
      Array.from({ length: whole.length - 1 }, (_, sign) => index + sign + 1),
    ),
  );
}
