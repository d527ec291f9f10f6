import { heading } from '../../heading.ts';
import type { backup as english } from '../en/backup.ts';
import type { Translation } from '../translation.ts';

export const backup = {
  title: heading('バックアップと復元'),
  lead: 'ゲーム、学習の進み具合、設定、記録、クレジットをひとつのファイルにまとめます。別のブラウザーで続けたいときや、控えをとっておきたいときにお使いください。',
  export: heading('すべてをファイルに保存'),
  import: '保存したファイルを開く',
  confirm: {
    title: heading('このファイルを使いますか？'),
    made: '{{date, datetime}}に保存されたファイルです。内容：',
    replaces: 'この端末の次のデータが置き換わります：',
    replacesNothing: 'この端末のデータで失われるものはありません。',
    confirm: '使う',
    cancel: 'そのままにする',
  },
  parts: {
    game: '途中の問題（{{difficulty}}）',
    practice: 'レッスンから始めた問題',
    own: '自分で入れた問題',
    daily: '日替わりの問題',
    dailyResults: '日替わり問題の結果',
    settings: '設定',
    statistics: '記録',
    credits: '今日のクレジット',
    theme: '配色',
    language: '言語',
    course: '学習の進み具合',
    exercises: '練習の正解数',
    recent: '最近出題された問題の記録（{{difficulty}}）',
  },
  saving: '{{file}}をブラウザーに渡しました。ダウンロード先をご確認ください。',
  done: 'ファイルの内容をすべて取り込みました。',
  errors: {
    'too-large': 'ファイルが大きすぎます。このサイトで保存したものではないようです。',
    'no-backup': 'このサイトで保存したファイルではないか、内容が書き換えられています。',
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
    full: 'ブラウザーの保存領域がいっぱいで、ゲームや学習の記録を保存できません。このタブを閉じるまでは続けられます。',
    blocked:
      'このブラウザーにはゲームや学習の記録を保存できません。このタブを閉じるまでは続けられます。',
    protected:
      '新しい版のデータか、読み取れないデータが保存されています。上書きしないよう、今回の分はこのタブだけに残します。',
    export: heading('控えを保存'),
    dismiss: '閉じる',
  },
} as const satisfies Translation<typeof english>;
