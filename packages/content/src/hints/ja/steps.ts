import type { HouseKind } from '@nanpure/engine';
import type { HintPhrases, LastCellPhrases, TwoWays } from '../phrases.ts';
import type { PlaceWords, RuledOutWords } from '../step-words.ts';

type RuledOut = RuledOutWords | undefined;

/** The other two houses of a cell in a house. */
export const CROSSING: Readonly<Record<HouseKind, string>> = {
  row: 'タテ列かブロック',
  column: 'ヨコ列かブロック',
  box: 'ヨコ列かタテ列',
};

export const LINES: Readonly<Record<HouseKind, string>> = {
  row: 'ヨコ列',
  column: 'タテ列',
  box: 'ブロック',
};

/** Why one digit fits nowhere else in a house of a kind, as a sentence. */
function takenElsewhere(digit: string, kind: HouseKind, ruledOut: RuledOut): string {
  const taken = `マスは、もう埋まっているか、同じ${CROSSING[kind]}に${digit}があります。`;
  return ruledOut
    ? `${ruledOut.cells}の${digit}は前の手で消えました。そのほかの${taken}`
    : `ほかの${taken}`;
}

/** The same for two digits. */
function bothTakenElsewhere(digits: string, ruledOut: RuledOut): string {
  const taken = `マスは、もう埋まっているか、${digits}の両方がヨコ列・タテ列・ブロックのどこかにあります。`;
  return ruledOut
    ? `${ruledOut.candidates}は前の手で消えました。それを除けば、ほかの${taken}`
    : `ほかの${taken}`;
}

/** What the notes alone don't tell: that earlier steps went before. */
function after(ruledOut: RuledOut): string {
  return ruledOut ? `${ruledOut.candidates}が先に消えているおかげです。` : '';
}

/** X-Wing and swordfish differ in the number of lines alone, which level 2 names anyway. */
const LOOK_AT_LINES: TwoWays<PlaceWords<'x-wing' | 'swordfish'>> = {
  scan: ({ base, cover }) =>
    `${base}には、${cover}にしか入らない数字があります。どの数字でしょう？　${cover}のほかのマスはどうなりますか？`,
  notes: ({ base, cover }) =>
    `${base}のメモに、${cover}にしかない数字があります。どの数字でしょう？　${cover}のほかのマスはどうなりますか？`,
};

/** A house with one empty cell. */
export const lastCell: LastCellPhrases = {
  look: ({ area, spots }) =>
    `${area}の空きマスは、あと1マス（${spots}）だけです。残る数字は何でしょう？`,
  reason: ({ area, digit }) => `${area}の空きマスはここだけで、残る数字は${digit}です。`,
  start: ({ area, digit }) => `${area}の空きマスはひとつだけで、残る数字は${digit}です。`,
  placement: ({ cells, digit }) => `ですから、${cells}は${digit}です。`,
};

/** Each technique at level 2 (without any digit), and at level 3 outside of the game, which tells that in `stages.ts`. */
export const steps: HintPhrases['steps'] = {
  'naked-single': {
    name: 'ネイキッドシングル',
    look: {
      scan: ({ cell }) =>
        `${cell}のヨコ列・タテ列・ブロックには、もうどの数字がありますか？　残るのは何でしょう？`,
      notes: ({ cell }) => `${cell}の候補は、あといくつ残っていますか？`,
    },
    reason: {
      scan: ({ digit, ruledOut }) =>
        ruledOut
          ? `このマスの${ruledOut.digits}は前の手で消えました。残りの数字のうち、ヨコ列・タテ列・ブロックのどこにもないのは${digit}だけです。`
          : 'ほかの数字は、このマスのヨコ列・タテ列・ブロックのどこかにもうあります。',
      notes: ({ digit, ruledOut }) =>
        `メモを見ると、このマスに残っている候補は${digit}だけです。${after(ruledOut)}`,
    },
  },
  'hidden-single': {
    name: 'ヒドゥンシングル',
    look: {
      scan: ({ house, cell }) =>
        `${house}には、${cell}にしか入らない数字があります。どの数字でしょう？`,
      notes: ({ house, cell }) =>
        `${house}のメモに、${cell}にしかない数字があります。どの数字でしょう？`,
    },
    reason: {
      scan: ({ house, houseKind, digit, ruledOut }) =>
        `${house}で${digit}が入るのは、このマスだけです。${takenElsewhere(digit, houseKind, ruledOut)}`,
      notes: ({ house, digit, ruledOut }) =>
        `${house}のメモを見ると、${digit}が入りうるのはこのマスだけです。${after(ruledOut)}`,
    },
  },
  'naked-pair': {
    name: 'ネイキッドペア（二国同盟）',
    look: {
      scan: ({ cells, houses }) =>
        `${cells}には、どちらも同じ二つの数字しか入りません。${houses}のほかのマスはどうなるでしょう？`,
      notes: ({ cells, houses }) =>
        `${cells}のメモは、同じ二つの数字だけです。${houses}のほかのマスはどうなるでしょう？`,
    },
    reason: {
      scan: ({ cells, digits, houses, ruledOut }) =>
        `${ruledOut ? `${ruledOut.candidates}は前の手で消えました。` : ''}${cells}には${digits}しか入りません。${
          ruledOut ? '残りの' : 'ほかの'
        }数字は、それぞれのマスのヨコ列・タテ列・ブロックのどこかにもうあります。二つの数字はこの2マスで使いきるので、${houses}のほかのマスには入りません。`,
      notes: ({ cells, digits, houses, ruledOut }) =>
        `${cells}のメモは${digits}だけです。${after(ruledOut)}二つの数字はこの2マスで使いきるので、${houses}のほかのマスには入りません。`,
    },
  },
  'hidden-pair': {
    name: 'ヒドゥンペア（隠れ二国同盟）',
    look: {
      scan: ({ cells, houses }) =>
        `${houses}には、${cells}にしか入らない数字が二つあります。どれとどれでしょう？　この2マスに、ほかの数字は入りますか？`,
      notes: ({ cells, houses }) =>
        `${houses}のメモに、${cells}にしかない数字が二つあります。どれとどれでしょう？　この2マスのほかのメモはどうなりますか？`,
    },
    reason: {
      scan: ({ digits, houses, cells, ruledOut }) =>
        `${houses}で${digits}が入るのは、${cells}だけです。${bothTakenElsewhere(digits, ruledOut)}この2マスは二つの数字で埋まるので、ほかの数字は入りません。`,
      notes: ({ digits, houses, cells, ruledOut }) =>
        `${houses}のメモを見ると、${digits}が入りうるのは${cells}だけです。${after(ruledOut)}この2マスは二つの数字で埋まるので、ほかの数字は入りません。`,
    },
  },
  'pointing-pairs': {
    name: 'ポインティングペア',
    look: {
      scan: ({ base, cells, cover }) =>
        `${base}には、${cells}にしか入らない数字があります。どの数字でしょう？　${cover}のほかのマスはどうなりますか？`,
      notes: ({ base, cells, cover }) =>
        `${base}のメモに、${cells}にしかない数字があります。どの数字でしょう？　${cover}のほかのマスはどうなりますか？`,
    },
    reason: {
      scan: ({ digit, base, baseKind, cells, cover, ruledOut }) =>
        `${base}で${digit}が入るのは、${cells}だけです。${takenElsewhere(digit, baseKind, ruledOut)}どこに入っても${cover}の${digit}になるので、${cover}のほかのマスには入りません。`,
      notes: ({ digit, base, cells, cover, ruledOut }) =>
        `${base}のメモを見ると、${digit}が入りうるのは${cells}だけです。${after(ruledOut)}どこに入っても${cover}の${digit}になるので、${cover}のほかのマスには入りません。`,
    },
  },
  'box-line-reduction': {
    name: 'ボックスラインリダクション',
    look: {
      scan: ({ base, spots, cover }) =>
        `${base}には、${cover}の中（${spots}）にしか入らない数字があります。どの数字でしょう？　そのブロックのほかのマスはどうなりますか？`,
      notes: ({ base, spots, cover }) =>
        `${base}のメモに、${cover}の中（${spots}）にしかない数字があります。どの数字でしょう？　そのブロックのほかのマスはどうなりますか？`,
    },
    reason: {
      scan: ({ digit, base, baseKind, spots, cover, ruledOut }) =>
        `${base}で${digit}が入るのは、${cover}の中（${spots}）だけです。${takenElsewhere(digit, baseKind, ruledOut)}ブロックの${digit}は${base}に入ることになるので、このブロックのほかのマスには入りません。`,
      notes: ({ digit, base, spots, cover, ruledOut }) =>
        `${base}のメモを見ると、${digit}が入りうるのは${cover}の中（${spots}）だけです。${after(ruledOut)}ブロックの${digit}は${base}に入ることになるので、このブロックのほかのマスには入りません。`,
    },
  },
  'x-wing': {
    name: 'Xウィング（井桁）',
    look: LOOK_AT_LINES,
    reason: {
      scan: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `${base}では、${digit}は${cover}にしか入りません。${takenElsewhere(digit, baseKind, ruledOut)}2本の${LINES[baseKind]}の${digit}は同じ${LINES[coverKind]}には入らないので、${cover}にひとつずつ入ります。ですから、${cover}のほかのマスに${digit}は入りません。`,
      notes: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `${base}のメモを見ると、${digit}が入りうるのは${cover}だけです。${after(ruledOut)}2本の${LINES[baseKind]}の${digit}は同じ${LINES[coverKind]}には入らないので、${cover}にひとつずつ入ります。ですから、${cover}のほかのマスに${digit}は入りません。`,
    },
  },
  swordfish: {
    name: 'ソードフィッシュ',
    look: LOOK_AT_LINES,
    reason: {
      scan: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `${base}では、${digit}は${cover}にしか入りません。${takenElsewhere(digit, baseKind, ruledOut)}3本の${LINES[baseKind]}の${digit}は同じ${LINES[coverKind]}には入らないので、${cover}にひとつずつ入ります。ですから、${cover}のほかのマスに${digit}は入りません。`,
      notes: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `${base}のメモを見ると、${digit}が入りうるのは${cover}だけです。${after(ruledOut)}3本の${LINES[baseKind]}の${digit}は同じ${LINES[coverKind]}には入らないので、${cover}にひとつずつ入ります。ですから、${cover}のほかのマスに${digit}は入りません。`,
    },
  },
};
