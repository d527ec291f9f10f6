import { heading } from '../heading.ts';
import type { LookBackPhrases } from './look-back.ts';

export const lookBack: LookBackPhrases = {
  title: heading('ふり返り'),
  start: heading('探してみる'),
  show: heading('答えを見る'),
  back: heading('完成した盤面に戻る'),
  board: ({ at }) => `${at}の時点の盤面`,
  invitation: ({ took }) =>
    `ここで${took}考えましたが、もっとやさしい手がありました。いまなら分かりますか？`,
  duration: ({ minutes, seconds }) =>
    `${minutes > 0 ? `${minutes}分` : ''}${minutes === 0 || seconds > 0 ? `${seconds}秒` : ''}`,
  ask: {
    hidden: ({ house }) =>
      `${house}に、入る場所がひとつに決まる数字があります。そのマスを選んでください。`,
    naked: '入る数字がひとつに決まるマスがあります。そのマスを選んでください。',
  },
  found: '見つけましたね！',
  otherSingle: ({ cells }) =>
    `よく気づきました、${cells}も決められます！　ただ、ここで探しているのは別のマスです。`,
  hidden: ({ took, entry, open, house }) =>
    `${took}考えて、${entry.cells}に${entry.digit}を入れました。そのあいだ、${house}にヒドゥンシングルがありました。${open.cells}の${open.digit}です。`,
  naked: ({ took, entry, open }) =>
    `${took}考えて、${entry.cells}に${entry.digit}を入れました。そのあいだ、ネイキッドシングルがありました。${open.cells}の${open.digit}です。`,
};
