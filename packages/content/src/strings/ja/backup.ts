import type { backup as english } from '../en/backup.ts';
import type { Translation } from '../translation.ts';

export const backup = {
  title: 'データの持ち運び',
  lead: 'ゲーム、設定、記録、クレジットをひとつのファイルにまとめます。別のブラウザーで続けるときや、控えとしてお使いください。',
  export: 'すべてをファイルに保存',
  import: '保存したファイルを開く',
  confirm: {
    title: 'このファイルを使いますか？',
    made: '{{date, datetime}}に保存されたファイルです。内容：',
    replaces: 'この端末の次のデータが置きかわります：',
    replacesNothing: 'この端末のデータで失われるものはありません。',
    confirm: '使う',
    cancel: 'そのままにする',
  },
  parts: {
    game: '{{difficulty}}のいまの問題',
    settings: '設定',
    statistics: '記録',
    credits: '今日のクレジット',
    theme: '配色',
    language: '言語',
    recent: '{{difficulty}}で最近遊んだ問題の覚え書き',
  },
  done: 'ファイルの内容をすべて取り込みました。',
  errors: {
    'too-large': 'ファイルが大きすぎます。このサイトで保存したものではないようです。',
    'no-backup': 'このサイトで保存したファイルではないか、内容が書きかえられています。',
    newer:
      'このサイトの新しい版で保存されたファイルです。ページを再読み込みして、もう一度お試しください。',
    empty: 'このファイルには、ここで使えるデータがありません。',
    damaged: 'ファイルが壊れています（{{part}}）。何も変更していません。',
    unreadable: 'ファイルを読み取れませんでした。',
    full: 'ブラウザーの保存領域が足りません。何も変更していません。',
    blocked: 'このブラウザーではデータを保存できません。何も変更していません。',
    protected: 'このサイトの新しい版が保存したデータがあります。何も変更していません。',
  },
  trouble: {
    label: '保存',
    full: 'ゲームの状態を保存できません（空きなし）。このタブを閉じるまでは残ります。',
    blocked: 'このブラウザーには保存できません。このタブを閉じるまでは残ります。',
    protected: '保存ずみのデータが新しいか壊れているため、今回のゲームはこのタブだけに残ります。',
    export: '控えを保存',
    dismiss: 'わかりました',
  },
} as const satisfies Translation<typeof english>;
