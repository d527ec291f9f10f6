import type { lessonPages as english } from '../en/lesson-pages.ts';
import type { Translation } from '../translation.ts';

export const lessonPages = {
  'naked-single': {
    title: 'ネイキッドシングルの見つけ方',
    description:
      '数独（ナンプレ）のネイキッドシングルとは、候補がひとつだけ残ったマスのこと。見つけ方とコツを、図と練習問題で学べます。',
  },
  'hidden-single': {
    title: 'ヒドゥンシングルの見つけ方',
    description:
      '数独（ナンプレ）のヒドゥンシングルとは、入れるマスがひとつしかない数字のこと。見つけ方とコツを、図と練習問題で学べます。',
  },
  'naked-pair': {
    title: 'ネイキッドペア（二国同盟）の見つけ方',
    description:
      '数独（ナンプレ）のネイキッドペア（二国同盟）が成り立つ理由と、メモのある場合・ない場合の見つけ方。図と練習問題つきです。',
  },
  'hidden-pair': {
    title: 'ヒドゥンペア（隠れ二国同盟）の見つけ方',
    description:
      '数独（ナンプレ）のヒドゥンペア（隠れ二国同盟）が成り立つ理由と、候補の多いマスから見つけ出すコツ。図と練習問題つきです。',
  },
  'pointing-pairs': {
    title: 'ポインティングペアの見つけ方',
    description:
      '数独（ナンプレ）のポインティングペア。ブロックの中で候補が一列に並んだとき、列のほかのマスから消せる理由を、図と練習で学べます。',
  },
  'box-line-reduction': {
    title: 'ボックスラインリダクションの見つけ方',
    description:
      '数独（ナンプレ）のボックスラインリダクション。列の候補がひとつのブロックに集まったときの考え方を、図と練習問題で学べます。',
  },
  'x-wing': {
    title: 'Xウィング（井桁）の見つけ方',
    description:
      '数独（ナンプレ）のXウィング（井桁）を一歩ずつ。2本のヨコ列と2本のタテ列、四つの角の考え方を、図と練習問題で学べます。',
  },
  swordfish: {
    title: 'ソードフィッシュの見つけ方',
    description:
      '数独（ナンプレ）のソードフィッシュを一歩ずつ。Xウィングの列を3本に増やした形の見つけ方を、図と練習問題で学べます。',
  },
} as const satisfies Translation<typeof english>;
