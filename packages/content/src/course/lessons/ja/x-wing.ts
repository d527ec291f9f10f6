import type { PatternWords } from '../words.ts';

const LINES = { row: 'ヨコ列', column: 'タテ列', box: 'ブロック' } as const;

export const words: PatternWords = {
  aim: 'ひとつの数字だけを追って、2本のラインから別の2本の候補を消します。',
  ask: ({ firstHouses, digits, across, kind }) =>
    `メモは${digits}だけです。${firstHouses}では、${across}の2か所にあります。同じ2か所だけの${LINES[kind]}が、もう1本あります。そのマスをタップしてください。`,
  right: ({ lastHouse, digits }) => `${lastHouse}の${digits}も、同じところに並んでいます。`,
  pattern: ({ digits, houses, across }) =>
    `${houses}で${digits}が入りうるのは、${across}だけです。4マスが長方形の角になる、「Xウィング」です。`,
  follows: ({ kind, acrossKind, digits, across }) =>
    `2本の${LINES[kind]}にはどちらも${digits}が入り、同じ${LINES[acrossKind]}には並びません。${across}にひとつずつ分かれて入ります。`,
  strike: ({ digits, across }) =>
    `${across}の${digits}は、どちらも長方形の角に入ります。${digits}が消えるマスを全部タップしてください。`,
  struck: ({ losing, digits }) => `どちらの角に入っても、${losing}に${digits}は入りません。`,
  rule: '2本のヨコ列が、2本のタテ列を分け合います。数字はXの字のように、斜めに向かい合う角に入るので、どちらにしても2本のタテ列に数字が入ります。ヨコとタテを入れかえても同じです。',
  notOne: () => 'もとの2本のどちらかに3か所目があれば、成り立ちません。',
  search:
    '盤面に五つほど出ている数字から始めて、順に全部調べます。入りうるマスがちょうど2か所のヨコ列を集め、その中に、2か所のタテの位置が同じ組があれば、そのタテ列のほかのマスから数字が消えます。消えるものがなければタテ列でも同じように探し、それから次の数字へ。',
  mistake:
    '消す向きを間違えること。ヨコ列で見つけたらタテ列から、タテ列で見つけたらヨコ列から消します。',
  again: ({ digits }) =>
    `この盤面のメモは${digits}だけです。候補を消せるXウィングの、四つの角をタップしてください。ヨコ列のことも、タテ列のこともあります。`,
  againRight: '角は離れていてもかまいません。大きな長方形ほど見落としがちです。',
};
