import { names } from '../../hints/ja/names.ts';
import type { AlmostLockedSetPhrases, ChainPhrases, Joined, WingPhrases } from '../phrases.ts';
import { cell, eitherCell, house, right, seeing, unless, wrong } from './words.ts';

/** What is supposed at the beginning; later on, what was said before. */
function ifWrong({ from, isFirst }: Joined): string {
  return isFirst ? `${unless(from)}、` : 'すると、';
}

function ifRight({ from, isFirst }: Joined): string {
  return isFirst ? `${right(from)}なら、` : 'すると、';
}

/** Chains, link by link. */
export const chains: ChainPhrases = {
  look: {
    ends: ({ from, to }) =>
      `チェーンは${names.cells(from)}から${names.cells(to)}まで続きます。始まりの候補が正しくないとすると、終わりはどうなりますか？`,
    back: ({ cells }) =>
      `チェーンは${names.cells(cells)}から始まり、同じところへ戻ります。始まりの候補が正しくないとすると、どうなりますか？`,
    loop: ({ cells }) =>
      `チェーンは${names.cells(cells)}を通り、輪になっています。まわりのマスには何が残りますか？`,
  },
  strong: {
    cell: ({ from, to, isFirst }) => {
      const digits = names.digits([from.digit, to.digit].sort());
      const only = `${names.cells(to.cells)}の候補は${digits}だけなので、`;
      return isFirst
        ? `${only}${from.digit}でなければ${to.digit}です。`
        : `すると、${only}${to.digit}に決まります。`;
    },
    house: (joined) =>
      `${ifWrong(joined)}${house(joined.house)}の${joined.to.digit}は、残る${eitherCell(joined.to.cells)}に入ります。`,
    set: (joined) => {
      const rest = joined.digits.filter((digit) => digit !== joined.from.digit);
      return `${ifWrong(joined)}${names.cells(joined.cells)}には${names.digits(rest)}がひとつずつ入り、${joined.to.digit}は${eitherCell(joined.to.cells)}です。`;
    },
  },
  weak: {
    cell: (joined) => `${ifRight(joined)}同じマスの${joined.to.digit}は消えます。`,
    house: (joined) =>
      `${ifRight(joined)}${house(joined.house)}の${joined.to.digit}が決まるので、${wrong(joined.to)}。`,
    sight: (joined) =>
      `${ifRight(joined)}ヨコ列・タテ列・ブロックのどれかが必ず重なるので、${wrong(joined.to)}。`,
  },
  ends: {
    sameDigit: ({ cells, digit }) =>
      `つまり、${eitherCell(cells)}は必ず${digit}です。${seeing(cells)}に${digit}は入りません。`,
    otherDigit: ({ from, to }) =>
      `つまり、${right(from)}か、${right(to)}か、少なくとも一方は必ず正しくなります。どちらが正しくても残れない候補は消せます。`,
    itself: ({ node }) =>
      `つまり、${unless(node)}、かえって${right(node)}になってしまいます。ですから、${right(node)}で間違いありません。`,
    loop: 'チェーンが始まりに戻ったので、どのつながりも両方向に成り立ちます。となり合う候補は、必ずどちらか一方だけが正しくなります。',
  },
};

/** Wings, told from their pivot. */
export const wings: WingPhrases = {
  look: {
    pivot: ({ pivot, pincers }) =>
      `${cell(pivot)}から考えます。それぞれの候補が入ると、${names.cells(pincers)}はどうなりますか？`,
    twins: ({ cells, house: bridge }) =>
      `${names.cells(cells)}には、どちらも同じ二つの数字しか入りません。${house(bridge)}からは何が分かりますか？`,
  },
  pincer: ({ digit, pincer, digits, forced }) =>
    `${digit}なら、候補が${names.digits(digits)}だけの${cell(pincer)}は${forced}になります。`,
  pivotItself: ({ digit }) => `どちらでもなければ、このマスが${digit}です。`,
  twins: ({ digit, other, house: bridge, near, twins: [one, second] }) =>
    `${cell(one)}も${cell(second)}も${other}でなければ、どちらも${digit}になります。すると${names.cells(near)}から${digit}が消え、${house(bridge)}に${digit}の入るマスがなくなってしまいます。`,
};

/** Almost locked sets. */
export const sets: AlmostLockedSetPhrases = {
  look: {
    two: ({ one, other }) =>
      `${names.cells(one)}の組と、${names.cells(other)}の組を比べます。どちらも、候補の数字がマスの数よりひとつ多いだけです。両方の組に同時には入らない数字はどれでしょう？`,
    stem: ({ stem, cells }) =>
      `${cell(stem)}から考えます。それぞれの候補が入ると、${names.cells(cells)}から何が消えますか？`,
  },
  restricted: ({ from, to }) =>
    `${from.digit}は、一方の組では${eitherCell(from.cells)}、もう一方の組では${eitherCell(to.cells)}にしか入らず、ヨコ列・タテ列・ブロックのどれかが重なるので、両方の組に同時には入りません。`,
  common: ({ restricted, digit, cells }) =>
    `${restricted}の入らない組には、残りの数字がすべて入ります。つまり、${eitherCell(cells)}は必ず${digit}です。`,
  doublyLinked: ({ restricted }) =>
    `つまり、${names.digits(restricted)}は別々の組にひとつずつ入り、どちらの組でもほかの数字はすべて使われます。どの数字も組の中に入るので、その候補のすべてとヨコ列・タテ列・ブロックのどれかを共有するマスからは消せます。`,
  petal: ({ stem, digit, cells, left }) =>
    left.length === 1
      ? `${cell(stem)}が${digit}なら、${names.cells(cells)}は${names.digits(left)}です。`
      : `${cell(stem)}が${digit}なら、${names.cells(cells)}には${names.digits(left)}がひとつずつ入ります。`,
  blossom: ({ digit, cells }) =>
    `どの場合も、${eitherCell(cells)}は必ず${digit}です。${seeing(cells)}に${digit}は入りません。`,
};
