import { countOf, names } from '../../hints/ja/names.ts';
import type { ColouringPhrases, PremisePhrases, SubsetPhrases } from '../phrases.ts';
import { house, places, seeing } from './words.ts';

/** What has to be believed of the board. */
export const premises: PremisePhrases = {
  cells: ({ cells, digits }) => `${names.cells(cells)}には${names.digits(digits)}しか入りません。`,
  house: ({ house: one, digit, cells }) =>
    `${house(one)}で${digit}が入るのは、${places(cells, one)}だけです。`,
  digitsInHouse: ({ house: one, digits, cells }) =>
    `${house(one)}で${names.digits(digits)}が入るのは、${places(cells, one)}だけです。`,
  locked: ({ cells, digits }) =>
    `${names.cells(cells)}の候補は、合わせて${names.digits(digits)}だけです。${cells.length}マスに${countOf(digits.length)}の数字がちょうど収まります。`,
  almostLocked: ({ letter, cells, digits }) =>
    cells.length === 1
      ? `組${letter}（${names.cells(cells)}）の候補は${names.digits(digits)}だけです。`
      : `組${letter}（${names.cells(cells)}）の候補は、合わせて${names.digits(digits)}だけです。${cells.length}マスに対して数字は${countOf(digits.length)}です。`,
};

/** Singles, intersections and subsets. */
export const subsets: SubsetPhrases = {
  look: {
    cell: ({ cells }) => `${names.cells(cells)}の候補は、あといくつ残っていますか？`,
    place: ({ house: one, cells }) =>
      `${house(one)}には、${names.cells(cells)}にしか入らない数字があります。どの数字でしょう？`,
    crossing: ({ house: one, cells, cover }) =>
      `${house(one)}には、${places(cells, one)}にしか入らない数字があります。どの数字でしょう？　${house(cover)}のほかのマスはどうなりますか？`,
    naked: ({ cells }) => `${names.cells(cells)}の候補は、合わせていくつの数字になりますか？`,
    hidden: ({ house: one, cells, count }) =>
      `${house(one)}には、${places(cells, one)}にしか入らない数字が${countOf(count)}あります。どれでしょう？　この${count}マスに、ほかの数字は入りますか？`,
    sueDeCoq: ({ line, box, cells }) =>
      `${house(line)}と${house(box)}が重なるあたりの${names.cells(cells)}に注目です。候補は合わせていくつの数字になりますか？`,
  },
  crossing: ({ cover, digit }) =>
    `どこに入っても${house(cover)}の${digit}になるので、${house(cover)}のほかのマスには入りません。`,
  naked: ({ houses, count }) =>
    `${countOf(count)}の数字はこの${count}マスで使いきるので、${names.houses(houses)}のほかのマスには入りません。`,
  hidden: ({ count }) =>
    `この${count}マスは${countOf(count)}の数字で埋まるので、ほかの数字は入りません。`,
  withTwice: ({ line, box, cells, digits, twice }) =>
    `${names.cells(cells)}の候補は、合わせて${names.digits(digits)}だけです。${house(line)}と${house(box)}とで${names.digits(twice)}を二度数えると、${cells.length}マスに${countOf(digits.length + twice.length)}の数字がちょうど収まります。`,
  sueDeCoqTwice: ({ line, box, twice }) =>
    `ほかの数字の候補は、どれも${house(line)}か${house(box)}の一方に収まります。ですから、数字はどれもこの中にひとつずつ、${names.digits(twice)}は両側にひとつずつ入ります。${seeing(`その数字の候補すべて（${names.digits(twice)}なら、片側の候補すべて）`)}からは消せます。`,
  sueDeCoq: ({ line, box }) =>
    `どの数字の候補も${house(line)}か${house(box)}の一方に収まるので、数字はどれもこの中にひとつずつ入ります。${seeing('その数字の候補すべて')}からは消せます。`,
};

/** Colours. */
export const colouring: ColouringPhrases = {
  look: ({ cells }) =>
    `${names.cells(cells)}を、つながる順に2色で塗り分けてみましょう。2色はどこで出会いますか？`,
  lookAtTwoGroups: ({ cells }) =>
    `${names.cells(cells)}は、二つのつながりに分かれます。つながりごとに別の2色で塗り分けてみましょう。違うつながりの色どうしは、どこで出会いますか？`,
  pairs: ({ houses, digit }) =>
    `${names.houses(houses)}で${digit}が入るのは、${houses.length === 1 ? '' : 'それぞれ'}2マスだけです。`,
  colours: ({ one, other, digit, isSecond }) =>
    `${isSecond ? '残りも' : ''}つながる順に塗り分けると、色${one.letter}は${names.cells(one.cells)}、色${other.letter}は${names.cells(other.cells)}です。一方の色がすべて${digit}で、もう一方に${digit}はありません。`,
  wrap: ({ colour: { letter }, house: one, cells }) =>
    `色${letter}の${names.cells(cells)}はどちらも${house(one)}にあるので、色${letter}は正しくありません。`,
  trap: ({ one, other, digit }) =>
    `どちらが正しくても、${seeing(`色${one.letter}と色${other.letter}の両方`)}に${digit}は入りません。`,
  seesBoth: ({ colour: { letter }, others }) => {
    const [one, other] = others.map((each) => `色${each.letter}`);
    return `色${letter}は、${one}とも${other}ともヨコ列・タテ列・ブロックのどれかを共有しています。${one}と${other}の一方は必ず正しいので、色${letter}は正しくありません。`;
  },
  seeOther: ({ seeing: [one, other], cells }) =>
    `${names.cells(cells)}はヨコ列・タテ列・ブロックのどれかが同じなので、色${one.letter}と色${other.letter}が両方とも正しいことはありません。`,
  oneOfOpposites: ({ opposites: [one, other], digit }) =>
    `つまり、色${one.letter}か色${other.letter}が正しく、${seeing('その両方')}に${digit}は入りません。`,
  remotePair: ({ one, other, digits }) =>
    `${names.digits(digits)}は交互に入ります。${names.cells(one)}は一方の数字、${names.cells(other)}はもう一方の数字です。どちらの組のマスとも、ヨコ列・タテ列・ブロックのどれかを共有するマスには、どちらの数字も入りません。`,
};
