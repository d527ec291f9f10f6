import type { lessonPages as english } from '../en/lesson-pages.ts';
import type { Translation } from '../translation.ts';

export const lessonPages = {
  'naked-single': {
    title: 'ネイキッドシングルの見つけ方',
  },
  'hidden-single': {
    title: 'ヒドゥンシングルの見つけ方',
  },
  'naked-pair': {
    title: 'ネイキッドペア（二国同盟）の見つけ方',
  },
  'hidden-pair': {
    title: 'ヒドゥンペア（隠れ二国同盟）の見つけ方',
  },
  'pointing-pairs': {
    title: 'ポインティングペアの見つけ方',
  },
  'box-line-reduction': {
    title: 'ボックスラインリダクションの見つけ方',
  },
  'x-wing': {
    title: 'Xウィング（井桁）の見つけ方',
  },
  swordfish: {
    title: 'ソードフィッシュの見つけ方',
  },
} as const satisfies Translation<typeof english>;
