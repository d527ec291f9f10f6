import type { LookBackPhrases } from './look-back.ts';

export const lookBack: LookBackPhrases = {
  title: 'ふり返り',
  lead: '時間を選ぶと、そのときの盤面が見られます。',
  hidden: ({ from, took, entry, open, house }) =>
    `${from}から${took}考えて、${entry.cells}に${entry.digit}を入れました。そのあいだ、${house}にヒドゥンシングルがありました。${open.cells}の${open.digit}です。`,
  naked: ({ from, took, entry, open }) =>
    `${from}から${took}考えて、${entry.cells}に${entry.digit}を入れました。そのあいだ、ネイキッドシングルがありました。${open.cells}の${open.digit}です。`,
};
