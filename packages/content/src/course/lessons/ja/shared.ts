import { heading } from '../../../heading.ts';
import type { SharedWords } from '../words.ts';

/** What all Japanese lessons share. */
export const shared: SharedWords = {
  titles: {
    where: heading('どこでしょう？'),
    see: heading('見るところ'),
    pattern: heading('これが形です'),
    follows: heading('分かること'),
    strike: heading('候補を消す'),
    rule: heading('いつでも正しい理由'),
    notOne: heading('これは違います'),
    search: heading('探し方'),
    mistake: heading('よくある間違い'),
    again: heading('やってみましょう'),
  },
  yes: 'そうです。',
  found: '見つけましたね。',
  option: ({ technique }) => technique,
  left: ({ count }) => `そうです。あと${count}マスあります。`,
  reasons: {
    filled: ({ cell, digit }) => `${cell}には、もう${digit}が入っています。`,
    outside: ({ cell, houses }) => `${cell}は、${houses}の外にあります。`,
    taken: ({ cell, digit, houses }) =>
      `${houses}にはもう${digit}があるので、${cell}には入りません。`,
    inHouse: ({ digit, houses }) => `${houses}には、もう${digit}があります。`,
    candidates: ({ cell, digits, count }) =>
      `${cell}の候補は${digits}で、まだ${count}個残っています。`,
    noPartner: ({ cell, digits, houses }) =>
      `${cell}の候補は${digits}ですが、${houses}に同じ二つだけのマスはほかにありません。`,
    neither: ({ cell, digits }) => `${cell}に${digits}は入りません。`,
    shownAlready: ({ houses }) => `${houses}は、もう囲んであります。もう1本はどこでしょう？`,
    beyond: ({ houses, digit, spots, across }) =>
      `${houses}の${digit}は、${across}のほかに、${spots}にも入りえます。`,
    morePlaces: ({ houses, digit, spots, count }) =>
      `${houses}で${digit}が入りうるマスは、まだ${count}か所あります（${spots}）。`,
    keeps: ({ cell }) => `${cell}は、この形をつくっているマスです。候補は残ります。`,
    keepsInside: ({ cell }) => `${cell}の候補は残ります。消えるのは、ペアの2マスの中だけです。`,
    nothingToLose: ({ cell, digits }) => `${cell}に${digits}の候補はありません。`,
    unaffected: ({ cell, houses }) => `${cell}は${houses}の外なので、候補は残ります。`,
    idle: ({ technique, cells }) =>
      `${cells}はたしかに${technique}ですが、消せる候補がありません。消せるものを探しましょう。`,
    notPart: ({ cell, pattern }) => `${cell}は、${pattern}のマスではありません。`,
    noneHere: ({ technique }) => `候補を消せる${technique}は、この盤面にはありません。`,
  },
};
