import type { QuestionPhrases } from './question-phrases.ts';

export const questions: QuestionPhrases = {
  labels: {
    'naked-single': ['ネイキッド', 'シングル'],
    'hidden-single': ['ヒドゥン', 'シングル'],
    'naked-pair': ['ネイキッド', 'ペア'],
    'hidden-pair': ['ヒドゥン', 'ペア'],
    'pointing-pairs': ['ポインティング', 'ペア'],
    'box-line-reduction': ['ボックスライン', 'リダクション'],
    'x-wing': ['Xウィング'],
    swordfish: ['ソードフィッシュ'],
  },
  prompt: {
    lastDigit: ({ houses }) => `${houses}の空きマスは、ひとつだけです。足りない数字はどれですか？`,
    lastCell: '空きマスがひとつだけのヨコ列・タテ列・ブロックがあります。そのマスはどこですか？',
    commonPeers: ({ cells }) =>
      `${cells}のどちらとも、ヨコ列・タテ列・ブロックのどれかが同じ空きマスはどれですか？　全部見つけてください。`,
    places: ({ houses, digit }) =>
      `${houses}で、${digit}が入りうるマスはどこですか？　全部見つけてください。`,
    candidates: ({ cells }) => `${cells}に入りうる数字はどれですか？　全部選んでください。`,
    staleNotes: ({ cells, digit }) =>
      `${cells}に${digit}が入ります。メモの${digit}が消えるマスはどれですか？　全部見つけてください。`,
    whichOne: 'この盤面で次に使えるテクニックは、どれですか？',
  },
  reason: {
    lastCell: ({ houses, digit }) => `${houses}に足りないのは、${digit}だけです。`,
    commonPeers: ({ cells }) =>
      `${cells}は、印のついたマスのどちらとも、ヨコ列・タテ列・ブロックのどれかが同じです。`,
    places: ({ houses, digit, spots }) => `${houses}で${digit}が入りうるのは、${spots}だけです。`,
    candidates: ({ cells, digits }) =>
      `${cells}に入りうるのは、${digits}だけです。ほかの数字は、同じヨコ列・タテ列・ブロックにもうあります。`,
    staleNotes: ({ cells, digit }) =>
      `${cells}は、新しい${digit}とヨコ列・タテ列・ブロックのどれかが同じです。`,
  },
  wrong: {
    already: ({ cells }) => `${cells}は、もう見つけてあります。`,
    digitAlready: ({ digit }) => `${digit}は、もう見つけてあります。`,
    askedAbout: ({ cells }) => `${cells}は、問題文にあるマスです。ほかのマスを探してください。`,
    blocked: ({ cells, digit, houses }) =>
      `${cells}に${digit}は入りません。${houses}に、もう${digit}があります。`,
    unseen: ({ cells, of }) => `${cells}は、${of}とはヨコ列もタテ列もブロックも違います。`,
    outside: ({ cells, houses }) => `${cells}は、${houses}の外です。`,
    noNote: ({ cells, digit }) => `${cells}には、${digit}のメモがありません。`,
    notLast: ({ cells, houses, count }) =>
      `${cells}は、最後の空きマスではありません。${houses}にも、空きマスが${count}個あります。`,
    digitsLeft: ({ count }) => `ここまでは合っています。あと${count}個です。`,
    technique: {
      'naked-single':
        'ネイキッドシングルはありません。どの空きマスにも、候補が二つ以上残っています。',
      'hidden-single':
        'ヒドゥンシングルはありません。どのヨコ列・タテ列・ブロックでも、残りの数字が入りうるマスは2か所以上あります。',
      'pointing-pairs':
        '使えるポインティングペアはありません。ブロックの候補が1本のラインに並んでいても、そのラインのほかのマスに消せる候補がありません。',
      'box-line-reduction':
        '使えるボックスラインリダクションはありません。ラインの候補がひとつのブロックに収まっていても、そのブロックのほかのマスに消せる候補がありません。',
      'naked-pair':
        '使えるネイキッドペアはありません。候補が同じ二つだけのマスが2マスあっても、まわりのマスに消せる候補がありません。',
      'hidden-pair':
        '使えるヒドゥンペアはありません。二つの数字が同じ2マスにしか入らなくても、そのマスにほかの候補がありません。',
      'x-wing':
        '使えるXウィングはありません。2本のラインで候補の位置がそろっていても、消せる候補がありません。',
      swordfish:
        '使えるソードフィッシュはありません。3本のラインで候補の位置がそろっていても、消せる候補がありません。',
    },
  },
  technique: ({ technique }) => `はい、${technique}があります。`,
  help: {
    look: ({ houses }) => `${houses}を見てみましょう。`,
    digit: ({ digits }) => `${digits}に注目してみましょう。`,
    around: ({ houses }) => `${houses}にもうある数字を、順に確かめてみましょう。`,
    removal: ({ houses, digits }) =>
      `${houses}のほかのマスに、${digits}の候補がないか見てみましょう。`,
    inside: ({ cells, digits }) => `${cells}の中を見てみましょう。残るのは${digits}だけです。`,
    blocking: ({ houses, digit }) => `${houses}には、もう${digit}があります。`,
  },
};
