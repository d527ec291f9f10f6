import type { PatternWords } from '../words.ts';

const LINES = { row: 'ヨコ列', column: 'タテ列', box: 'ブロック' } as const;

export const words: PatternWords = {
  aim: '3本のラインが分け合う、別の3本のラインを見つけます。',
  ask: ({ firstHouses, digits, across, kind }) =>
    `メモは${digits}だけです。${firstHouses}の${digits}は、${across}の中だけにあります。同じ3本に収まる${LINES[kind]}が、もう1本あります。そのマスをタップしてください。`,
  right: ({ lastHouse, across }) => `${lastHouse}も、${across}に収まっています。`,
  pattern: ({ digits, houses, across }) =>
    `${houses}で${digits}が入りうるマスは、すべて${across}にあります。3本が別の3本に収まる、「ソードフィッシュ」です。`,
  follows: ({ kind, acrossKind, digits, across }) =>
    `3本の${LINES[kind]}にはどれも${digits}が入り、同じ${LINES[acrossKind]}には並びません。${across}にひとつずつ分かれて入ります。`,
  strike: ({ digits, across }) =>
    `${across}の${digits}は、どれもこの3本との交わりに入ります。${digits}が消えるマスを全部タップしてください。`,
  struck: ({ losing, digits }) => `どう分かれても、${losing}に${digits}は入りません。`,
  rule: '3本のヨコ列にはその数字が三つ必要で、入る場所は3本のタテ列だけです。タテ列にもひとつずつ入るので、そのほかのマスには入りません。ヨコとタテを入れかえても同じです。',
  notOne: () => '3本に収まらず4本目が必要になれば、成り立ちません。',
  search:
    '数字を順に調べます。入りうるマスが2か所か3か所のヨコ列を集め、2か所のものから見ます。合わせて3本のタテ列で済む3本があれば、そのタテ列のほかのマスから数字が消えます。消えるものがなければタテ列でも同じように探し、それから次の数字へ。',
  mistake:
    '9マスそろった形を探してしまうこと。2マスずつの6マスでもかまいません。大切なのは、3本が別の3本に収まることです。',
  again: ({ digits }) =>
    `この盤面のメモは${digits}だけです。候補を消せるソードフィッシュを見つけて、そのマスを全部タップしてください。`,
  againRight: 'Xウィングは、同じ考え方を2本のラインで使ったものです。',
};
