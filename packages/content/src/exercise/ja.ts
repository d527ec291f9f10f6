import type { ExercisePhrases } from './exercise-phrases.ts';

export const exercise: ExercisePhrases = {
  title: '自分で見つける',
  lead: ({ technique }) =>
    `実際の問題から、次の一手が${technique}になる場面を集めました。間違えても大丈夫です。じっくり探してみてください。`,
  modes: {
    guided: 'ヒントつき',
    half: '半分ヒントつき',
    free: 'ヒントなし',
    'near-miss': '本物を見分ける',
  },
  guided: {
    placement: ({ technique, cells }) => `${cells}に${technique}があります。入る数字はどれですか？`,
    elimination: ({ technique, cells }) =>
      `${cells}に${technique}があります。どの候補を消せますか？`,
  },
  half: {
    cell: ({ technique, houses }) => `${houses}に${technique}があります。どのマスですか？`,
    cells: ({ technique, cells, houses }) =>
      `${cells}は、${houses}にある${technique}の片方です。もう片方はどこですか？`,
    places: ({ technique, digit, houses }) =>
      `${houses}から始まる、${digit}の${technique}があります。どのマスが決め手ですか？`,
    lines: ({ technique, digit, houses }) =>
      `${houses}は、${digit}の${technique}の一部です。残りの1本はどの列ですか？`,
  },
  free: ({ technique }) => `この盤面に${technique}があります。どこでしょう？`,
  nearMiss: ({ technique, cells }) => `${cells}を見てください。これは使える${technique}ですか？`,
  right: [
    () => '正解です！',
    () => '見つけましたね。',
    () => 'そのとおりです。',
    () => 'よく気づきました！',
    () => 'お見事です。',
    () => 'ばっちりです！',
  ],
  wrong: {
    filled: ({ cells }) => `${cells}には、もう数字が入っています。`,
    noCandidate: ({ cells, digits }) => `${cells}には、もともと${digits}は入りません。`,
    notInPattern: ({ cells }) => `${cells}は関係がないようです。候補を見くらべてみましょう。`,
    keeps: ({ cells, digits }) => `${cells}は決め手のマスなので、${digits}は残ります。`,
    unaffected: ({ cells, digits }) =>
      `${cells}の${digits}は消せません。この形は、そこまで届きません。`,
    unfinished: ({ count }) => `ここまでは合っています。あと${count}個あります。`,
  },
  flaw: {
    moreInCells: ({ technique, cells, digits }) =>
      `${technique}ではありません。${cells}には${digits}も入りうるからです。`,
    moreInHouses: ({ technique, cells, digits }) =>
      `${technique}ではありません。${digits}は${cells}にも入りうるからです。`,
    noEffect: ({ technique }) => `${technique}の形ですが、消せる候補がもうありません。`,
  },
  isOne: ({ technique }) => `${technique}です。理由を見てみましょう。`,
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
};
