import { countOf, names } from '../../hints/ja/names.ts';
import type { ColouringPhrases, FishPhrases, PremisePhrases, SubsetPhrases } from '../phrases.ts';
import { colour, house } from './words.ts';

/** What has to be believed of the board. */
export const premises: PremisePhrases = {
  cells: ({ cells, digits }) => `${names.cells(cells)}には${names.digits(digits)}しか入りません。`,
  house: ({ house: one, digit, cells }) =>
    `${house(one)}で${digit}が入るのは、${names.cells(cells)}だけです。`,
  digitsInHouse: ({ house: one, digits, cells }) =>
    `${house(one)}で${names.digits(digits)}が入るのは、${names.cells(cells)}だけです。`,
  locked: ({ cells, digits }) =>
    `${names.cells(cells)}の候補は、合わせて${names.digits(digits)}だけです。${cells.length}マスに${countOf(digits.length)}の数字がちょうど収まります。`,
  almostLocked: ({ cells, digits }) =>
    cells.length === 1
      ? `${names.cells(cells)}には${names.digits(digits)}しか入りません。`
      : `${names.cells(cells)}の候補は、合わせて${names.digits(digits)}だけで、マスの数よりひとつ多いだけです。`,
};

/** Singles, intersections and subsets. */
export const subsets: SubsetPhrases = {
  look: {
    cell: ({ cells }) => `${names.cells(cells)}の候補は、あといくつ残っていますか？`,
    place: ({ house: one, cells }) =>
      `${house(one)}には、${names.cells(cells)}にしか入らない数字があります。どの数字でしょう？`,
    crossing: ({ house: one, cells, cover }) =>
      `${house(one)}には、${names.cells(cells)}にしか入らない数字があります。どの数字でしょう？　${house(cover)}のほかのマスはどうなりますか？`,
    naked: ({ cells }) => `${names.cells(cells)}の候補は、合わせていくつの数字になりますか？`,
    hidden: ({ house: one, cells, count }) =>
      `${house(one)}には、${names.cells(cells)}にしか入らない数字が${countOf(count)}あります。どれでしょう？　このマスに、ほかの数字は入りますか？`,
    sueDeCoq: ({ line, box, cells }) =>
      `${house(line)}と${house(box)}が重なるところの${names.cells(cells)}に注目です。候補は合わせていくつの数字になりますか？`,
  },
  crossing: ({ cover, digit }) =>
    `どこに入っても${house(cover)}の${digit}になるので、${house(cover)}のほかのマスには入りません。`,
  naked: ({ houses, count }) =>
    `${countOf(count)}の数字はこの${count}マスで使いきるので、${names.houses(houses)}のほかのマスには入りません。`,
  hidden: ({ count }) =>
    `この${count}マスは${countOf(count)}の数字で埋まるので、ほかの数字は入りません。`,
  sueDeCoq: ({ line, box }) =>
    `どの数字も${house(line)}か${house(box)}の一方にしかないので、この中にちょうどひとつずつ入ります。その数字の候補すべてとヨコ列・タテ列・ブロックのどれかを共有するマスからは消せます。`,
};

/** Fish of all kinds. */
export const fish: FishPhrases = {
  look: {
    plain: ({ base, cover }) =>
      `${names.houses(base)}には、${names.houses(cover)}にしか入らない数字があります。どの数字でしょう？　${names.houses(cover)}のほかのマスはどうなりますか？`,
    finned: ({ base, cover, cells }) =>
      `${names.houses(base)}には、${names.cells(cells)}のフィンを除けば、${names.houses(cover)}にしか入らない数字があります。フィンが正しいときと正しくないときで、どうなりますか？`,
  },
  base: ({ base, cover, digit, fins }) =>
    `${names.houses(base)}で${digit}が入るのは、${
      fins.length > 0 ? `${names.cells(fins)}のフィンを除けば、` : ''
    }${names.houses(cover)}だけです。`,
  usedUp: ({ base, cover, digit, fins }) =>
    `${fins.length > 0 ? 'フィンが正しくなければ、' : ''}${countOf(base.length)}の${digit}で${names.houses(cover)}の${digit}を使いきるので、${names.houses(cover)}のほかのマスに${digit}は入りません。`,
  twice: ({ digit, cells }) =>
    `${names.cells(cells)}の${digit}は一度にその二つ分を使うことになり、足りなくなるので入りません。`,
  finIsRight: ({ digit, fins }) =>
    fins.length > 1
      ? `フィンのどれかが正しければ、すべてのフィンとヨコ列・タテ列・ブロックのどれかを共有するマスに${digit}は入りません。`
      : `フィンが正しければ、フィンとヨコ列・タテ列・ブロックのどれかを共有するマスに${digit}は入りません。`,
};

/** Colours. */
export const colouring: ColouringPhrases = {
  look: ({ cells }) =>
    `${names.cells(cells)}を、つながる順に2色で塗り分けてみましょう。色どうしはどう重なりますか？`,
  pairs: ({ houses, digit }) =>
    houses.length === 1
      ? `${names.houses(houses)}で${digit}が入るのは2マスだけです。`
      : `${names.houses(houses)}で${digit}が入るのは、それぞれ2マスだけです。`,
  colours: ({ one, other, digit }) =>
    `つながる順に塗り分けると、${colour(one)}か${colour(other)}の、一方はすべて${digit}、もう一方はどれも${digit}ではありません。`,
  wrap: ({ colour: { letter }, house: one, cells }) =>
    `色${letter}の${names.cells(cells)}はどちらも${house(one)}にあるので、色${letter}は正しくありません。`,
  trap: ({ one, other, digit }) =>
    `どちらが正しくても、色${one.letter}と色${other.letter}の両方とヨコ列・タテ列・ブロックのどれかを共有するマスに、${digit}は入りません。`,
  seesBoth: ({ colour: { letter }, others }) => {
    const [one, other] = others.map((each) => `色${each.letter}`);
    return `色${letter}のマスは、${one}とも${other}ともヨコ列・タテ列・ブロックのどれかを共有しています。${one}と${other}の一方は正しいので、色${letter}は正しくありません。`;
  },
  oneOfOpposites: ({ seeing: [one, other], opposites: [free, second], cells, digit }) =>
    `${names.cells(cells)}はヨコ列・タテ列・ブロックのどれかが同じなので、色${one.letter}と色${other.letter}が両方とも正しいことはありません。つまり、色${free.letter}か色${second.letter}が正しく、その両方とヨコ列・タテ列・ブロックのどれかを共有するマスに${digit}は入りません。`,
  remotePair: ({ one, other, digits }) =>
    `${names.digits(digits)}は交互に入ります。${names.cells(one)}はすべて一方の数字、${names.cells(other)}はもう一方の数字です。両方とヨコ列・タテ列・ブロックのどれかを共有するマスには、どちらの数字も入りません。`,
};
