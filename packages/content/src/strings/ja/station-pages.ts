import type { stationPages as english } from '../en/station-pages.ts';
import type { Translation } from '../translation.ts';

export const stationPages: Translation<typeof english> = {
  board: { title: '盤面の見方を練習', name: '盤面の見方' },
  boxes: { title: 'ブロックを見渡す練習', name: 'ブロックを見渡す' },
  lines: { title: 'ヨコ列とタテ列を見渡す練習', name: 'ラインを見渡す' },
  'naked-single': {
    title: 'ネイキッドシングルを探す練習',
    name: 'このマスに入る数字',
  },
  notes: { title: 'メモの使い方：いつ書き、どう保つか', name: 'メモの使い方' },
  'pointing-pairs': { title: 'ポインティングペアの練習', name: 'ポインティングペア' },
  'box-line-reduction': {
    title: 'ボックスラインリダクションの練習',
    name: 'ボックスラインリダクション',
  },
  'naked-pair': { title: 'ネイキッドペアの練習', name: 'ネイキッドペア' },
  'hidden-pair': { title: 'ヒドゥンペアの練習', name: 'ヒドゥンペア' },
  'which-one': { title: '次はどの解き方？ 見分ける練習', name: 'どれを使う？' },
  'x-wing': { title: 'Xウィングの練習', name: 'Xウィング' },
  swordfish: { title: 'ソードフィッシュの練習', name: 'ソードフィッシュ' },
  'whole-puzzle': { title: '上級の問題を1問解ききる', name: '1問を解ききる' },
};
