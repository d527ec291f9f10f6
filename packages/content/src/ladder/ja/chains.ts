import { names } from '../../hints/ja/names.ts';
import type { Joined } from '../facts.ts';
import type { AlmostLockedSetPhrases, ChainPhrases, WingPhrases } from '../phrases.ts';
import {
  cell,
  eitherCell,
  house,
  oneIs,
  right,
  seeing,
  seeingAll,
  unless,
  wrong,
} from './words.ts';

/** What is supposed at the beginning; later on, what was said before. */
function ifWrong({ from, isFirst }: Joined): string {
  return isFirst ? `${unless(from)}、` : 'その結果、';
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
        : `${only}残った${to.digit}に決まります。`;
    },
    house: (joined) =>
      `${ifWrong(joined)}${house(joined.house)}の${joined.to.digit}は残る${eitherCell(joined.to.cells)}に入ります。`,
    set: (joined) => {
      const rest = joined.digits.filter((digit) => digit !== joined.from.digit);
      return `${ifWrong(joined)}組${joined.letter}には${names.digits(rest)}がひとつずつ入り、${joined.to.digit}は${joined.gone ? '残る' : ''}${eitherCell(joined.to.cells)}に入ります。`;
    },
  },
  weak: {
    cell: (joined) =>
      `${ifRight(joined)}${names.cells(joined.to.cells)}の候補から${joined.to.digit}が消えます。`,
    house: (joined) =>
      `${ifRight(joined)}${house(joined.house)}の${joined.to.digit}が決まるので、${wrong(joined.to)}。`,
    sight: (joined) =>
      `${ifRight(joined)}互いにヨコ列・タテ列・ブロックのどれかを共有しているので、${wrong(joined.to)}。`,
  },
  ends: {
    sameDigit: ({ cells, digit }) =>
      `つまり、${oneIs(cells, digit)}。${seeingAll(cells)}に${digit}は入りません。`,
    otherDigit: ({ from, to }) =>
      `つまり、${right(from)}か、${right(to)}か、少なくとも一方は必ず成り立ちます。どちらの場合も、結果は同じです。`,
    itself: ({ cells, digit }) =>
      `つまり、${names.cells(cells)}が${digit}でないとすると、めぐりめぐって${digit}になってしまいます。`,
    loop: `チェーンが始まりに戻ったので、どのリンクも両方向に成り立ちます。隣り合う候補は必ずどちらか一方だけが正しいので、同じ数字どうしなら${seeing('両方')}から、同じマスの中ならそのマスのほかの候補を消せます。`,
  },
};

/** Wings, told from their pivot. */
export const wings: WingPhrases = {
  look: {
    pivot: ({ pivot, pincers }) =>
      `${cell(pivot)}から考えます。それぞれの候補が入ると、${names.cells(pincers)}はどうなりますか？`,
    twins: ({ cells, house: bridge }) =>
      `${names.cells(cells)}には、どちらも同じ二つの数字しか入りません。${house(bridge)}と見比べると、何が分かりますか？`,
  },
  pincer: ({ digit, pincer, digits, forced }) =>
    `ここが${digit}なら、候補が${names.digits(digits)}だけの${cell(pincer)}は${forced}になります。`,
  pivotItself: ({ cell: pivot, digit }) => `どちらでもなければ、${cell(pivot)}が${digit}です。`,
  twins: ({ digit, other, house: bridge, near, twins: [one, second] }) =>
    `${cell(one)}も${cell(second)}も${other}でなければ、どちらも${digit}になります。すると${names.cells(near)}から${digit}が消え、${house(bridge)}に${digit}の入るマスがなくなってしまいます。`,
};

/** Almost locked sets. */
export const sets: AlmostLockedSetPhrases = {
  look: {
    two: ({ one, other }) =>
      `組${one.letter}（${names.cells(one.cells)}）と、組${other.letter}（${names.cells(other.cells)}）を比べます。どちらも、候補の数字がマスの数よりひとつ多いだけです。両方の組に同時には入らない数字はどれでしょう？`,
    stem: ({ stem, cells }) =>
      `${cell(stem)}から考えます。それぞれの候補が入ると、${names.cells(cells)}から何が消えますか？`,
  },
  restricted: ({ from, to, one, other }) =>
    `${from.digit}は、組${one.letter}と組${other.letter}に同時には入りません。組${one.letter}では${eitherCell(from.cells)}、組${other.letter}では${eitherCell(to.cells)}にしか入らず、互いにヨコ列・タテ列・ブロックのどれかを共有しているからです。`,
  common: ({ restricted, digit, cells, one, other }) =>
    `組${one.letter}と組${other.letter}のうち、${restricted}の入らないほうには、残りの数字がすべて入るので、${oneIs(cells, digit)}。${seeingAll(cells)}に${digit}は入りません。`,
  doublyLinked: ({ restricted }) =>
    `つまり、${names.digits(restricted)}は別々の組にひとつずつ入り、どちらの組もほかの数字をすべて使います。どの数字も組の中に入るので、${seeing('その数字の候補すべて')}からは消せます。`,
  petal: ({ stem, digit, set: { letter }, left }) =>
    `${cell(stem)}が${digit}なら、組${letter}には${names.digits(left)}が${left.length > 1 ? 'ひとつずつ' : ''}入ります。`,
  blossom: ({ digit, cells }) =>
    `どの場合も、${oneIs(cells, digit)}。${seeingAll(cells)}に${digit}は入りません。`,
};
