import type { ExercisePhrases } from './exercise-phrases.ts';

const LINE_NAMES = { row: 'ヨコ列', column: 'タテ列', box: 'ブロック' } as const;

export const exercise: ExercisePhrases = {
  names: {
    'naked-single': 'ネイキッドシングル',
    'hidden-single': 'ヒドゥンシングル',
    'naked-pair': 'ネイキッドペア',
    'hidden-pair': 'ヒドゥンペア',
    'pointing-pairs': 'ポインティングペア',
    'box-line-reduction': 'ボックスラインリダクション',
    'x-wing': 'Xウィング',
    swordfish: 'ソードフィッシュ',
  },
  pattern: {
    pair: ({ technique, digits }) => `${digits}の${technique}`,
    single: ({ technique, digits }) => `${digits}の${technique}`,
  },
  guided: {
    cell: ({ technique, cells }) => `${cells}は${technique}です。入る数字はどれですか？`,
    place: ({ technique, houses, spots }) =>
      `${houses}に${technique}があります（${spots}）。入る数字はどれですか？`,
    elimination: ({ pattern, houses, spots }) =>
      `${houses}に${pattern}があります（${spots}）。どの候補を消せますか？`,
    crossings: ({ pattern, houses, across }) =>
      `${houses}と${across}の交わるところに、${pattern}があります。どの候補を消せますか？`,
  },
  half: {
    cell: ({ technique, houses }) => `${houses}に${technique}があります。どのマスですか？`,
    cells: ({ pattern, cells, houses }) =>
      `${cells}は、${houses}にある${pattern}の片方です。もう片方はどこですか？`,
    places: ({ pattern, houses }) => `${houses}に${pattern}があります。どのマスですか？`,
    lines: ({ pattern, houses, kind }) =>
      `${houses}は、${pattern}の一部です。残る1本の${LINE_NAMES[kind]}では、どのマスですか？`,
  },
  free: ({ technique }) => `この盤面に${technique}があります。どこでしょう？`,
  freeIn: {
    box: 'どこかのブロックに、入るマスが1か所しかない数字があります。どのマスですか？',
    line: 'どこかのヨコ列かタテ列に、入るマスが1か所しかない数字があります。どのマスですか？',
  },
  nearMiss: {
    cell: ({ technique, cells, digits }) =>
      `${cells}の${digits}を見てください。${technique}になっていますか？`,
    cells: ({ technique, cells, digits, houses }) =>
      `${cells}の${digits}を見てください。${houses}の${technique}になっていますか？`,
    crossings: ({ technique, digits, houses, across }) =>
      `${houses}の${digits}を見てください。${across}と合わせて、${technique}になっていますか？`,
  },
  right: [
    () => '正解です！',
    () => '見つけましたね。',
    () => 'そのとおりです。',
    () => 'よく気づきました！',
    () => 'お見事です。',
    () => 'ばっちりです！',
  ],
  strikeOut: 'では、消える候補を選んでください。',
  whichDigit: '入る数字はどれですか？',
  wrong: {
    filled: ({ cells }) => `${cells}には、もう数字が入っています。`,
    noCandidate: ({ cells, digits }) => `${cells}の候補に${digits}はありません。`,
    otherCell: ({ cells }) => `${cells}ではなく、印のついたマスの数字を選んでください。`,
    fitsBoth: ({ technique, cells, digits }) =>
      `${cells}には${digits}のどちらも入りうるので、${technique}ではありません。`,
    inNoPattern: {
      cell: ({ technique, cells }) => `${cells}は${technique}ではありません。`,
      cells: ({ technique, cells }) =>
        `${cells}は${technique}のマスではありません。候補を見比べてみましょう。`,
    },
    notOnlyPlace: {
      box: ({ cells }) => `${cells}にしか入らない数字は、そのブロックにはありません。`,
      line: ({ cells }) => `${cells}にしか入らない数字は、そのヨコ列にもタテ列にもありません。`,
    },
    elsewhere: ({ technique, cells }) =>
      `${cells}も${technique}の一部ですが、探しているものとは別です。`,
    begun: ({ technique, cells }) =>
      `${cells}は${technique}の一部です。残りのマスも選んでください。`,
    keeps: ({ cells, digits }) =>
      `${cells}の${digits}は、この形の一部です。この形からは消せません。`,
    unaffected: ({ cells, digits }) => `この形だけでは、${cells}の${digits}は消せません。`,
    cellsLeft: ({ count }) => `ここまでは合っています。あと${count}マスです。`,
    candidatesLeft: ({ count }) => `ここまでは合っています。あと${count}個消せます。`,
  },
  idle: {
    inHouses: ({ pattern, houses, digits }) =>
      `たしかに${pattern}です。ただ、${houses}のほかのマスに${digits}の候補がないので、消せるものがありません。消せる候補のあるものを探しましょう。`,
    inCells: ({ pattern }) =>
      `たしかに${pattern}です。ただ、そのマスにほかの候補がないので、消せるものがありません。消せる候補のあるものを探しましょう。`,
  },
  another: ({ pattern, cells }) => `${cells}はたしかに${pattern}ですが、探しているものとは別です。`,
  answered: { right: '正解です！', wrong: '残念、違いました。' },
  flaw: {
    moreInCells: ({ technique, cells, digits }) =>
      `${technique}ではありません。${cells}には${digits}も入りうるからです。`,
    morePlaces: ({ technique, digit, count, houses, spots }) =>
      `${technique}ではありません。${houses}で${digit}が入りうるマスは、${spots}の${count}か所あるからです。`,
    outside: ({ technique, digit, houses, cells, cover }) =>
      `${technique}ではありません。${houses}の${digit}は、${cover}の外にある${cells}にも入りうるからです。`,
  },
  isOne: ({ technique }) => `${technique}です。理由を見てみましょう。`,
};
