import { heading } from '../../heading.ts';
import type { guide as english, menu as englishMenu } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export { help } from './help.ts';
export { settings } from './settings.ts';

export const guide = {
  keyboard: heading('キーボード'),
  notes: {
    title: heading('メモの書き方'),
    text: 'メモは、そのマスに入りそうな数字を小さく書きとめたものです。書き方は三通りあります。',
    ways: {
      button: '「メモ」に切り替えてから数字を選びます。',
      hold: '画面の数字を長押しします。',
      shift: 'Shiftキーを押しながら数字キーを押します。',
    },
    again: '同じ数字をもう一度選ぶと、メモは消えます。',
    kinds:
      'メモには二種類あります。ふつうのメモは数字ごとに場所が決まっていて、ヒントもこれを手がかりにします。中央メモは、マスの真ん中に並べて書くメモです。候補が二つか三つに絞れたときなどに便利ですが、ヒントには使われません。',
    several:
      'マスの上をなぞるか、Shiftキーを押しながら矢印キーで動くと、いくつものマスを選べます。数字はそのすべてにメモとして入ります。答えを入れられるのは、いつもひとつのマスだけです。',
  },
  modes: {
    title: heading('いろいろな書きこみ'),
    notes: 'メモ',
    centre: '中央メモ',
    colour: '色',
    about: {
      notes: '数字ごとに場所が決まっています。ヒントはこのメモを手がかりにします。',
      centre: 'マスの真ん中に並びます。ヒントには使われません。',
      colour: '8色あり、模様もそれぞれ違います。何の印にするかは自由です。',
      gather: 'タップしたマスを選択に加えたり、外したりします。なぞって選ぶこともできます。',
      same: 'その数字をダブルクリックかダブルタップしても選べます。',
    },
  },
  marks: {
    title: heading('印の見方'),
    place: '「4行5列」は、上から4番目、左から5番目のマスです。',
    peers: '選んだマスと、そのヨコ列・タテ列・ブロック',
    same: '選んだマスと同じ数字',
    wrong: '角の三角は間違った数字、点線の枠は重複している相手の数字',
    notes: 'メモ。数字ごとに場所が決まっています',
  },
  hintMarks: {
    title: heading('ヒントの印'),
    house: '太い枠は、見るヨコ列・タテ列・ブロック',
    cause: '下線の数字があるので、×のマスには入りません',
    pattern: '丸地の数字は、決め手になる候補',
    fin: '緑の四角の数字は、フィンなど、形が完成するのを妨げている候補',
    links: '実線は少なくとも一方が正しい組、点線は両方とも正しいことはない組',
    struck: '線で消した数字は、入らない候補',
    ring: '赤鉛筆の丸は、ここに入る数字',
  },
  levels: {
    title: heading('ヒントの三つの段階'),
    where: '見るヨコ列・タテ列・ブロックを、問いかけとともに示します。',
    what: 'テクニックの名前を伝え、関係するマスに印をつけます。',
    answer: '何が入り、何が消えるのか、理由を順に説明します。',
    count: '新しい段階に進むたびに、ヒント1回と数えます。読み直しは数えません。',
  },
} as const satisfies Translation<typeof english>;

export const menu = {
  title: 'メニュー',
  close: '閉じる',
  makePuzzle: heading('できたての問題'),
  makePuzzleHere: 'この端末で作ります。通信がなくても遊べます。',
  clearMistakes_zero: '間違いだけを消す（いまは間違いなし）',
  clearMistakes_other: '間違いだけを消し、ほかは残す（{{count}}個）',
} as const satisfies Translation<typeof englishMenu>;
