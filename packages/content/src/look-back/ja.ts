import { heading } from '../heading.ts';
import type { LookBackPhrases } from './look-back.ts';

export const lookBack: LookBackPhrases = {
  title: heading('ふり返り'),
  lead: '時間を選ぶと、そのときの盤面が見られます。',
  duration: ({ minutes, seconds }) =>
    `${minutes > 0 ? `${minutes}分` : ''}${minutes === 0 || seconds > 0 ? `${seconds}秒` : ''}`,
  hidden: ({ from, took, entry, open, house }) =>
    `${from}から${took}考えて、${entry.cells}に${entry.digit}を入れました。そのあいだ、${house}にヒドゥンシングルがありました。${open.cells}の${open.digit}です。`,
  naked: ({ from, took, entry, open }) =>
    `${from}から${took}考えて、${entry.cells}に${entry.digit}を入れました。そのあいだ、ネイキッドシングルがありました。${open.cells}の${open.digit}です。`,
};
