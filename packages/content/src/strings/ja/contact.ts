import { heading } from '../../heading.ts';
import type { contact as english } from '../en/contact.ts';
import type { Translation } from '../translation.ts';

export const contact = {
  title: heading('お問い合わせ'),
  lead: 'ご要望、不具合、うれしかったことなど、何でもお寄せください。',
  type: {
    label: 'どのような内容ですか？',
    improvement: '改善のご提案',
    bug: '不具合のご報告',
    other: 'その他',
  },
  message: heading('メッセージ'),
  required: '（必須）',
  counter: '{{count, number}}／{{limit, number}}文字',
  email: 'メールアドレス',
  optional: '（任意）',
  emailHint: 'お返事が必要な方だけご記入ください。',
  website: 'この欄は空のままにしてください',
  privacy: 'お問い合わせ内容の取り扱い',
  send: '送信',
  sending: '送信中',
  success: 'ご意見ありがとうございます。メッセージを送信しました。',
  errors: {
    required: '必須項目を入力してください',
    'too-long': 'メッセージが長すぎます。{{limit, number}}文字以内でご記入ください。',
    email: 'メールアドレスの形式が正しくありません。',
    failed: 'メッセージを送信できませんでした。しばらくしてからもう一度お試しください。',
    'retry-in_other':
      'メッセージを送信できませんでした。{{count}}分ほどたってから、もう一度お試しください。',
  },
  kept: '入力した内容はそのまま残っています。',
} as const satisfies Translation<typeof english>;
