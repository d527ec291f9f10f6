import { heading } from '../../../heading.ts';
import type { ReadingWords } from '../words.ts';

export const words: ReadingWords = {
  aim: '数字が何を決めるのかを知り、最初の数字を入れます。',
  titles: {
    last: heading('どこでしょう？'),
    digit: heading('どの数字でしょう？'),
    house: heading('ヨコ列・タテ列・ブロック'),
    sees: heading('まわりの20マス'),
    both: heading('両方とつながるマス'),
  },
  last: '空きマスがひとつしかないヨコ列があります。その空きマスをタップしてください。',
  lastRight: ({ houses, cell }) => `${houses}の空きマスは、${cell}だけです。`,
  lastWrong: ({ houses, count }) =>
    `${houses}の空きマスは${count}マスあります。ひとつしかないヨコ列を探しましょう。`,
  digit: ({ houses }) =>
    `どのヨコ列にも、1から9の数字がひとつずつ入ります。${houses}にまだない数字はどれでしょう？`,
  digitRight: ({ digit, cell }) => `${digit}だけがまだないので、${cell}は${digit}です。`,
  house:
    'タテ列にも、太い線で囲まれた3×3のブロックにも、1から9がひとつずつ入ります。どのマスも、ヨコ列・タテ列・ブロックのそれぞれひとつに属しています。「4行5列」は、上から4番目のヨコ列と、左から5番目のタテ列が交わるマスです。',
  sees: ({ cell }) =>
    `${cell}と同じヨコ列・タテ列・ブロックには、ほかに20マスあります。${cell}と同じ数字は、そのどこにも入りません。`,
  both: ({ cells }) =>
    `印をつけた2マスは、${cells}です。そのどちらとも、ヨコ列・タテ列・ブロックのどれかが同じ空きマスをひとつタップしてください。`,
  bothRight: '印のついた二つの数字は、どちらもこのマスには入りません。',
  bothWrong: ({ cell, cells }) =>
    `${cell}は、${cells}につながっていません。ヨコ列もタテ列もブロックも違います。`,
  rule: 'どのヨコ列・タテ列・ブロックにも、1から9の数字がひとつずつ。ルールはこれだけです。ですから、空きマスがひとつだけになれば、入る数字は必ず決まります。',
  open: ({ houses, digits }) =>
    `${houses}には空きマスが二つあり、${digits}がまだありません。どちらの数字もどちらのマスにも入りうるので、ほかの手がかりを待ちます。`,
  mistake: 'ヨコ列とタテ列だけを見て、ブロックを忘れてしまうこと。いつも三つとも確かめましょう。',
};
