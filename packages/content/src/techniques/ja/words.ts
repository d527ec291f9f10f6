import type { InOneHouse, LessonWords } from '../lesson.ts';

const KIND = { row: 'ヨコ列', column: 'タテ列', box: 'ブロック' } as const;
const ACROSS = { row: 'タテ列', column: 'ヨコ列', box: 'ライン' } as const;

const onlyIn = ({ kind, digits, cells }: InOneHouse) =>
  `この${KIND[kind]}で${digits}が候補に残っているのは、${cells}だけです。`;

/** All places of a digit in one house are in another one, too. */
const locked = (words: InOneHouse) =>
  `${onlyIn(words)}これらのマスは、すべて${words.across}にあります。そこで、${words.across}の${words.digits}はこの${KIND[words.kind]}の中に入り、ほかのマスには入りません。`;

/** What all Japanese lessons share. */
export const words: LessonWords = {
  difficulty: {
    beginner: '入門',
    intermediate: '基本',
    advanced: '応用',
    expert: '発展',
  },
  time: {
    beginner: '数分から1時間',
    intermediate: '1時間から3時間',
    advanced: '数時間から1日',
    expert: '数日から1週間',
  },
  inOneHouse: {
    'naked-single': ({ cells, digits }) =>
      `${cells}に残っている候補は${digits}だけなので、ここに${digits}が入ります。`,
    'hidden-single': (words) => `${onlyIn(words)}ここに${words.digits}が入ります。`,
    'naked-pair': ({ kind, cells, digits, removals }) =>
      `この${KIND[kind]}では、${cells}に残っている候補が、どちらも${digits}だけです。この2マスに${digits}がひとつずつ入るので、${removals}を消せます。`,
    'hidden-pair': (words) =>
      `${onlyIn(words)}この2マスに${words.digits}がひとつずつ入り、ほかの数字は入らないので、${words.removals}を消せます。`,
    'pointing-pairs': locked,
    'box-line-reduction': locked,
    'x-wing': (words) =>
      `${onlyIn(words)}もう1本の${KIND[words.kind]}でも、${words.digits}の候補が同じ2本の${ACROSS[words.kind]}だけに残っていれば、Xウィングになります。下の盤面全体の図に例があります。`,
    swordfish: (words) =>
      `${onlyIn(words)}あと2本の${KIND[words.kind]}と合わせて、${words.digits}の候補が3本の${ACROSS[words.kind]}に収まれば、ソードフィッシュになります。下の盤面全体の図に例があります。`,
  },
  labels: {
    pair: (digits) => `${digits}のペア`,
    target: (digits) => `決め手の${digits}`,
    confirm: (digits) => `ここに${digits}`,
    eliminate: (digits) => `消える候補の${digits}`,
    related: () => '見るところ',
  },
};
