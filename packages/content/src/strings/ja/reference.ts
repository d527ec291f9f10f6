import { heading } from '../../heading.ts';
import type { reference as english } from '../en/reference.ts';
import type { Translation } from '../translation.ts';

export { referencePages } from './reference-pages.ts';

export const reference = {
  page: { title: 'ナンプレの上級テクニック一覧' },
  title: heading('八つのテクニックのその先'),
  lead: 'このサイトの問題は、学習コースの八つのテクニックだけで解けます。よその難問に挑むときにお使いください。考え方、探し方、実際の問題での一手を、テクニックごとに説明しています。',
  families: {
    singles: heading('シングル'),
    subsets: heading('ペア・トリプル・クアッド'),
    fish: heading('フィッシュ'),
    'single-digit': heading('ひとつの数字で作る形'),
    wings: heading('ウィング'),
    uniqueness: heading('唯一解を利用する手'),
    colouring: heading('カラーリング'),
    chains: heading('チェーンとループ'),
    'almost-locked-sets': heading('オールモスト・ロックト・セット'),
    'last-resorts': heading('最後の手段'),
  },
  levels: {
    easy: '初級',
    medium: '中級',
    hard: '上級',
    expert: '最上級',
    extreme: '超難問',
  },
  idea: heading('考え方'),
  howToLook: heading('探し方'),
  remarks: heading('知っておきたいこと'),
  example: { title: heading('実際の問題では'), of: '実際の問題の図：{{name}}' },
  ladder: {
    title: heading('難易度の目安'),
    technique: 'テクニック',
    level: '難易度',
    score: '1回の点数',
  },
  legend: '印の意味',
  chain: 'チェーンを順にたどる',
  marks: {
    pattern: '決め手の候補',
    eliminated: '消せる候補',
    placed: 'ここに入る数字',
    fin: 'フィン（ひれ）',
    guardian: '答えをひとつに決めている候補',
    one: '色A',
    other: '色B',
    'second-one': '色C',
    'second-other': '色D',
    strong: '強いリンク：少なくとも片方は正しい',
    weak: '弱いリンク：正しいのは多くても一方',
    base: 'ベース：どれにもひとつずつ入る',
    cover: 'カバー：ベースの候補をおおう',
    set_other: '組{{letters}}：ALS（オールモスト・ロックト・セット）',
  },
  inSets: '組{{letters}}のマス',
  toList: heading('その先のテクニック一覧'),
  toLessons: heading('八つのレッスン'),
} as const satisfies Translation<typeof english>;
