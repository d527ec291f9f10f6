import type { FallbackPhrases } from '../phrases.ts';
import { countOf } from './names.ts';

/** What was looked for in vain: a move of any technique, or of the one that was asked for. */
function sought(noun: string, technique: string | undefined): string {
  return technique === undefined ? noun : `「${technique}」の手`;
}

function fromSolution(technique: string | undefined): string {
  return `新しくお見せできる${sought('手', technique)}がないので、正解の数字をそのままお伝えしました。`;
}

const MANY = 'この盤面には答えが二つ以上あるので、正解から数字をお伝えすることはできません。';

const CELLS_OF_A_HOUSE = 9;

/** No step left to show: where a good look, or a set of notes, helps most. */
export const fallback: FallbackPhrases = {
  pool: [
    ({ area, technique }) =>
      `いまの盤面では、ほかに${sought('確実に決まる手', technique)}が見つかりませんでした。メモを使って、${area}に入りうる数字を書き出してみませんか？`,
    ({ area }) => `メモの出番です。${area}の空きマスには、どの数字を入れられるでしょう？`,
    ({ area }) => `次は${area}を調べてみませんか？　まだ入っていない数字はどれでしょう？`,
    ({ area }) => `${area}の候補をすべて書き出してみましょう。何か変わりますか？`,
    ({ area }) => `場所だけお伝えすると、${area}です。候補がいちばん少ないマスはどれでしょう？`,
    ({ area }) => `${area}の候補を、ひとつずつ見直してみませんか？`,
  ],
  fewCandidates: {
    two: ({ cells, count }) =>
      `${cells}に入りうる数字は、あと${countOf(count)}だけです。どれでしょう？`,
    three: ({ cells, digit, candidates, technique }) => ({
      message: `${cells}に${digit}が入ります。`,
      detail: `ここに入りうるのは${candidates}です。${fromSolution(technique)}`,
    }),
    open: ({ cells, candidates }) => ({
      message: `${cells}に入りうるのは${candidates}です。`,
      detail: MANY,
    }),
  },
  openHouse: {
    two: ({ area, spots, count }) =>
      count === CELLS_OF_A_HOUSE
        ? `${area}は、まだすべて空きマスです。どこから始めましょうか？`
        : `${area}の空きマスは、あと${count}マス（${spots}）です。足りない数字はどれでしょう？`,
    three: ({ cells, digit, technique }) => ({
      message: `${cells}に${digit}が入ります。`,
      detail: fromSolution(technique),
    }),
    open: ({ area, technique }) => ({
      message: `いまは、${area}で新しくお見せできる${sought('手', technique)}はありません。`,
      detail: MANY,
    }),
  },
  anyCell: {
    two: ({ cells }) => `${cells}はどうでしょう？　入りうる数字をすべて挙げてみましょう。`,
    three: ({ cells, digit, technique }) => ({
      message: `${cells}に${digit}が入ります。`,
      detail: fromSolution(technique),
    }),
    open: ({ cells, technique }) => ({
      message: `いまは、${cells}で新しくお見せできる${sought('手', technique)}はありません。`,
      detail: MANY,
    }),
  },
};
