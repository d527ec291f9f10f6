import type { HouseKind } from '@nanpure/engine';
import type { HintPhrases, StagePhrases } from '../phrases.ts';
import type { RuledOutWords } from '../step-words.ts';
import { CROSSING, LINES } from './steps.ts';

type RuledOut = RuledOutWords | undefined;

/** A cause, which goes for what earlier steps have left where these had their part in it. */
function besides(sentence: string, ruledOut: RuledOut): string {
  return ruledOut ? `それを除けば、${sentence}` : sentence;
}

function otherCells(digit: string, kind: HouseKind, ruledOut: RuledOut): string {
  return besides(`ほかの空きマスは、同じ${CROSSING[kind]}に${digit}があります。`, ruledOut);
}

type Fish = StagePhrases<'x-wing' | 'swordfish'>;

const FISH: Omit<Fish, 'effects'> = {
  start: ({ digit, base, cover }) => `${base}では、${digit}は${cover}にしか入りません。`,
  causes: ({ digit, baseKind, ruledOut }) => otherCells(digit, baseKind, ruledOut),
};

const NO_MORE: Fish['effects'][number] = ({ cover, digit }) =>
  `ですから、${cover}のほかのマスに${digit}は入りません。`;

/** What earlier steps had to do with it. */
export const earlier: HintPhrases['earlier'] = ({ candidates }) =>
  `${candidates}は前の手で消えました。`;

/** Level 3 in the game: why a technique's step holds, a short sentence at a time. */
export const stages: HintPhrases['stages'] = {
  'naked-single': {
    start: ({ cell }) => `${cell}と同じヨコ列・タテ列・ブロックを見てみましょう。`,
    causes: ({ digit, ruledOut }) =>
      besides(
        `ヨコ列・タテ列・ブロックを合わせると、${digit}以外の数字がすべてあります。`,
        ruledOut,
      ),
    effects: [],
    placement: ({ cell, digit }) => `ですから、${cell}は${digit}です。`,
  },
  'hidden-single': {
    start: ({ house, digit }) => `${house}には、まだ${digit}がありません。`,
    causes: ({ digit, houseKind, ruledOut }) =>
      besides(
        `空きマスは、ひとつを除いて、同じ${CROSSING[houseKind]}に${digit}があります。`,
        ruledOut,
      ),
    effects: [],
    placement: ({ house, cell, digit }) =>
      `${house}で残るのは${cell}だけなので、${digit}が入ります。`,
  },
  'naked-pair': {
    start: ({ cells, digits }) => `${cells}には${digits}しか入りません。`,
    causes: ({ ruledOut }) =>
      besides(
        'ほかの数字は、それぞれのマスのヨコ列・タテ列・ブロックのどこかにもうあります。',
        ruledOut,
      ),
    effects: [
      ({ houses }) => `二つの数字はこの2マスで使いきるので、${houses}のほかのマスには入りません。`,
    ],
  },
  'hidden-pair': {
    start: ({ houses, digits, cells }) => `${houses}で${digits}が入るのは、${cells}だけです。`,
    causes: ({ digits, ruledOut }) =>
      besides(
        `ほかの空きマスは、${digits}の両方がヨコ列・タテ列・ブロックのどこかにあります。`,
        ruledOut,
      ),
    effects: [() => 'この2マスは二つの数字で埋まるので、ほかの数字は入りません。'],
  },
  'pointing-pairs': {
    start: ({ base, digit, cells }) => `${base}で${digit}が入るのは、${cells}だけです。`,
    causes: ({ digit, baseKind, ruledOut }) => otherCells(digit, baseKind, ruledOut),
    effects: [
      ({ cover, digit }) =>
        `どこに入っても${cover}の${digit}になるので、${cover}のほかのマスには入りません。`,
    ],
  },
  'box-line-reduction': {
    start: ({ base, digit, spots, cover }) =>
      `${base}で${digit}が入るのは、${cover}の中（${spots}）だけです。`,
    causes: ({ digit, baseKind, ruledOut }) => otherCells(digit, baseKind, ruledOut),
    effects: [
      ({ base, digit }) =>
        `ブロックの${digit}は${base}に入ることになるので、このブロックのほかのマスには入りません。`,
    ],
  },
  'x-wing': {
    ...FISH,
    effects: [
      ({ baseKind, digit, coverKind, cover }) =>
        `2本の${LINES[baseKind]}の${digit}は同じ${LINES[coverKind]}には入らないので、${cover}にひとつずつ入ります。`,
      NO_MORE,
    ],
  },
  swordfish: {
    ...FISH,
    effects: [
      ({ baseKind, digit, coverKind, cover }) =>
        `3本の${LINES[baseKind]}の${digit}は同じ${LINES[coverKind]}には入らないので、${cover}にひとつずつ入ります。`,
      NO_MORE,
    ],
  },
};
