import { heading } from '../../../heading.ts';
import type { NotesWords } from '../words.ts';

export const words: NotesWords = {
  aim: 'いつ、どんなメモを書くか、どうすれば正しく保てるかを学びます。',
  titles: {
    note: heading('メモとは'),
    pairs: heading('まず、ブロックに2か所'),
    all: heading('次に、全部の候補'),
    stale: heading('メモを正しく保つ'),
    rule: heading('メモの意味'),
    missing: heading('足りないメモ'),
    found: heading('もし気づかなければ'),
  },
  ask: ({ houses, digit }) =>
    `${houses}で${digit}が入りうるのはどこでしょう？　入りうるマスを全部タップしてください。`,
  right: ({ cells, digit }) =>
    `${cells}です。どちらに入るかはまだ分かりませんが、${digit}がこの2マスのどちらかに入ることは覚えておきたいですね。`,
  note: ({ digit }) =>
    `そこで、両方のマスに小さく${digit}と書きます。これが「メモ」です。マスにまだ入りうる数字を「候補」といい、書きとめた候補がメモです。`,
  pairs:
    'メモは、シングルが見つからなくなってから書きます。まずは、ブロックの中で入りうるマスが2か所だけの数字から。少ないメモでも、たくさんのことが分かります。',
  all: 'それでも足りなければ、すべての空きマスに候補を全部書きます。ゲームの「メモをすべて記入」が代わりに書いてくれます。ただし、自分で消した候補も戻ってしまうので、使うのは最初の一度だけにしましょう。',
  stale: ({ cells, digit }) =>
    `${cells}に${digit}が入りました。メモの${digit}を消すマスを、全部タップしてください。`,
  staleRight: ({ cells, digit }) =>
    `${cells}と同じヨコ列・タテ列・ブロックのマスから、${digit}のメモが消えます。`,
  notSeen: ({ cell, cells }) =>
    `${cell}は、${cells}とはヨコ列もタテ列もブロックも違うので、メモは残ります。`,
  noNote: ({ cell, digit }) => `${cell}に${digit}のメモはありません。`,
  rule: 'メモは「まだ入りうる」というしるしです。数字が入るたびに、正しくないメモができます。ゲームでは自動で消えます（設定で変えられます）。考えて消せると分かった候補は、自分で消しましょう。',
  missing: ({ cells, digits }) =>
    `印のついた${cells}のメモは、どちらも${digits}だけです。でも、片方のマスにメモの書き忘れがあります。どちらでしょう？　ヨコ列・タテ列・ブロックから数え直してみてください。`,
  missingRight: ({ cell, digit }) => `${cell}には${digit}も入りうるのに、メモがありませんでした。`,
  complete: ({ cell, digits }) => `${cell}に入りうるのは${digits}です。書き忘れはありません。`,
  notMarked: ({ cells }) => `印のついた2マス、${cells}のどちらかです。`,
  found: ({ cells, digits }) =>
    `足りないメモを書くと、${cells}は${digits}のペアではないと分かります。気づかずにペアとして使えば、必要な候補まで消していたところです。`,
  mistake:
    'メモの書き忘れ。多すぎるメモは手を見つけにくくするだけですが、足りないメモは間違った答えにつながります。自信のないマスは数え直しましょう。',
};
