import { heading } from '../../heading.ts';
import type { apiTest as english } from '../en/api-test.ts';
import type { Translation } from '../translation.ts';

export const apiTest = {
  page: { title: 'APIのテスト' },
  title: heading('APIのテスト'),
  lead: 'ボタンを押すと実際に呼び出し、返ってきた内容をそのまま表示します。',
  calls: { hello: '応答の確認', techniques: 'テクニック一覧', problem: '問題ファイル' },
  call: '呼び出す',
  callOf: '{{name}}を呼び出す',
  reply: '{{name}}の応答',
  calling: '応答を待っています…',
  succeeded: 'ステータス{{status}}（{{time}}ミリ秒）',
  failed: 'ステータス{{status}}（{{time}}ミリ秒）：{{error}}',
  noReply: '応答がありません（{{time}}ミリ秒）：{{error}}',
  networkError: '通信エラーが発生しました。',
  more_other: 'このほか{{count, number}}文字は省略しています。',
  documentation: 'APIのドキュメント',
} as const satisfies Translation<typeof english>;
