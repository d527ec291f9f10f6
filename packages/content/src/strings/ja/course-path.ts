import { heading } from '../../heading.ts';
import type { path as english } from '../en/course-path.ts';
import type { Translation } from '../translation.ts';

export const path = {
  lead: '手を動かして学ぶ、13の短いステップです。時間制限はありません。',
  now: {
    title: 'いまの進み具合',
    start: 'まずはここから',
    next: '次のステップ',
    begin: heading('始める'),
    goOn: heading('続ける'),
    with: '（{{name}}）',
    due: '今日の復習：{{count}}件',
    open: 'どのステップからでも始められます。',
    nothingDue: '今日の復習はありません。',
    review: heading('復習する'),
  },
  all: {
    title: heading('すべて習得しました'),
    text: 'このサイトのどの問題も、もう自分の力で解けます。',
    play: heading('上級の問題を解く'),
  },
  parts: {
    first: heading('まずはメモなしで'),
    notes: heading('メモを使って'),
    together: heading('総仕上げ'),
  },
  about: {
    board: 'ヨコ列・タテ列・ブロックと、最後の空きマス',
    boxes: 'この数字は、ブロックのどこに入る？',
    lines: 'この数字は、ラインのどこに入る？',
    'naked-single': '入る数字がひとつだけのマスを探す',
    notes: 'いつ、何を書いて、どう保つか',
    'pointing-pairs': 'ブロックを見て、ラインの候補を消す',
    'box-line-reduction': 'ラインを見て、ブロックの候補を消す',
    'naked-pair': '2マスに入るのは、この二つの数字だけ',
    'hidden-pair': '二つの数字が入るのは、この2マスだけ',
    'which-one': 'いろいろな盤面で、使う手を見分ける',
    'x-wing': '2本のラインで、同じ数字の場所がそろう形',
    swordfish: 'Xウィングのラインを3本に',
    'whole-puzzle': '上級の問題を、ヒントなしで最後まで',
  },
  state: {
    next: '次はこれ',
    due: '今日の復習',
    met: 'ゲームで登場',
    mastered: '習得済み',
    begun: '練習中：{{grades}}段階のうち{{passed}}段階まで合格',
  },
  reference: {
    title: heading('読んで確かめる'),
    text: 'テクニックごとに、図とコツをまとめたページがあります。その先のテクニックも調べられます。',
    techniques: heading('八つのテクニックの一覧'),
    beyond: heading('その先のテクニック'),
  },
} as const satisfies Translation<typeof english>;
