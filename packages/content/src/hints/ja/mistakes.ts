import { heading } from '../../heading.ts';
import type { MistakePhrases } from '../phrases.ts';

const GO_BACK = '自信のあったところまで、何手か戻ってみましょう。';

/** Something on the board is not right. Never a scolding: a place to look, then what to take out. */
export const mistakes: MistakePhrases = {
  wrongDigit: {
    one: ({ area }) => ({
      message: `先へ進む前に、${area}をもう一度見てみましょう。違う数字が入っていませんか？`,
    }),
    two: ({ cells }) => ({
      message: `${cells}の数字が違うようです。どうしてその数字にしたか、思い出せますか？`,
    }),
    three: ({ cells, digit }) => ({
      message: `${cells}は${digit}ではありません。いったん消しましょう。`,
      detail: 'いまのところルールには反していませんが、正解では別の数字が入ります。',
    }),
  },
  wrongRepeat: {
    one: ({ area }) => ({
      message: `先へ進む前に、${area}を確かめましょう。同じ数字が重なっていませんか？`,
    }),
    two: ({ area, spots }) => ({
      message: `${area}では、${spots}に同じ数字が入っています。正しくないのはどれでしょう？`,
    }),
    three: ({ area, digit, wrong }) => ({
      message: `${wrong}の${digit}を消しましょう。`,
      detail: `${area}に${digit}はひとつしか入りません。正解では、${wrong}に別の数字が入ります。`,
    }),
  },
  conflict: {
    one: ({ area }) => ({ message: `${area}に、同じ数字が重なっていませんか？` }),
    two: ({ area, spots }) => ({
      message: `${area}では、${spots}に同じ数字が入っています。正しいのはどれでしょう？`,
    }),
    three: ({ area, digit, cells }) => ({
      message: `${cells}に${digit}が重なっています。残せるのはひとつだけです。`,
      detail: `${area}に${digit}はひとつしか入りません。いちばん自信のあるものだけを残してみましょう。`,
    }),
  },
  conflictWithGiven: {
    one: ({ area }) => ({ message: `${area}に、同じ数字が重なっていませんか？` }),
    two: ({ area, spots }) => ({
      message: `${area}では、${spots}に同じ数字が入っていて、ひとつは初期数字です。正しくないのはどれでしょう？`,
    }),
    three: ({ area, digit, wrong }) => ({
      message: `${wrong}の${digit}を消しましょう。`,
      detail: `${area}には、初期数字の${digit}がもうあります。`,
    }),
  },
  cellWithoutDigit: {
    one: ({ area }) => ({
      message: `どこかに間違いがあるようです。${area}の空きマスには、まだ入る数字がありますか？`,
    }),
    two: ({ cells }) => ({ message: `${cells}に、まだ入る数字はありますか？` }),
    three: ({ cells }) => ({
      message: `${cells}には、もうどの数字も入りません。`,
      detail: `どの数字も、ヨコ列・タテ列・ブロックのどこかにもうあります。このままでは完成しません。${GO_BACK}`,
    }),
  },
  digitWithoutPlace: {
    one: ({ area }) => ({
      message: `どこかに間違いがあるようです。${area}に足りない数字には、まだ入る場所がありますか？`,
    }),
    two: ({ area }) => ({
      message: `${area}に、どの空きマスにも入らない数字があります。どれでしょう？`,
    }),
    three: ({ area, digit }) => ({
      message: `${area}には、${digit}の入る場所がもうありません。`,
      detail: `どの空きマスも、同じヨコ列・タテ列・ブロックのどれかに${digit}があります。このままでは完成しません。${GO_BACK}`,
    }),
  },
  deadEndOutOfSight: {
    one: () => ({
      message: heading('どこかに間違いがあるようです。自信のない数字はありませんか？'),
    }),
    two: () => ({
      message: heading('数字の重なりはありませんが、このままでは完成しません。'),
      detail: '最後に迷ったのはどこでしたか？',
    }),
    three: () => ({
      message: heading('いまの数字の並びには、答えがありません。'),
      detail: `どの数字が違うのかは、すぐには見分けられません。${GO_BACK}`,
    }),
  },
};
