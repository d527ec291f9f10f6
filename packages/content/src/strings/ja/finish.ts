import { heading } from '../../heading.ts';
import type { finish as english } from '../en/finish.ts';
import type { Translation } from '../translation.ts';

export const finish = {
  told_other:
    '{{total}}マスのうち{{count}}マスは、ヒントで答えを見ました。次は1段階目で止めてみませんか。見る場所だけが分かります。',
  comparison: {
    first: 'はじめて解いた{{difficulty}}の問題です。次からはタイムを比べられます。',
    fastest: '{{difficulty}}の自己ベストです。これまでの平均は{{average}}でした。',
    usual: '{{difficulty}}の平均は{{average}}、自己ベストは{{best}}です。',
  },
  practise: '練習：{{name}}',
  techniques: {
    title: heading('この問題で使うテクニック'),
    ofLessons: heading('八つのレッスンのうち、この問題で使うもの'),
    alone: 'ヒントなし',
    hint: 'ヒント',
  },
} as const satisfies Translation<typeof english>;
