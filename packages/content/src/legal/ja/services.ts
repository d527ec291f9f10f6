import { heading } from '../../heading.ts';
import type { ServiceNotice } from '../document.ts';
import { LEGAL_FACTS } from '../facts.ts';

const hours = LEGAL_FACTS.analyticsCookieSeconds / 3600;

/** Who receives what, in Japanese. */
export const services: readonly ServiceNotice[] = [
  {
    service: 'analytics',
    title: 'Google アナリティクス\u00a04（アクセス解析）',
    facts: [
      { label: '送信先', text: 'Google LLC（アメリカ合衆国）' },
      { label: '送信の時期', text: 'アクセス解析に同意いただいた後に限ります。' },
      {
        label: '送信される情報',
        text: '見ているページのアドレスと題名、直前に見ていたページ（本サイト内で検索した語は含みません）。ブラウザー、端末の種類、画面の大きさ、言語。IPアドレス（おおよその地域を知るために使われます）。クッキーに保存されるランダムな識別子。どのテクニックのページを開いたか。ゲームの開始・完成・ヒントの利用、難易度、テクニック、問題集の問題か端末で作った問題か、かかった時間、ミスとヒントの回数、広告の表示とクリック、言語の切り替え。',
      },
      {
        label: '運営者の利用目的',
        text: 'どのページや問題が使われ、どこで手が止まるのかを知り、本サイトをよくするため。',
      },
      {
        label: '送信先の利用目的',
        text: '運営者への解析サービスの提供と、送信先のポリシーに定める自社サービスの維持・改善のため。',
      },
      { label: 'クッキー', text: `「_ga」と「_ga_…」。有効期間はいずれも${hours}時間です。` },
      {
        label: '保存期間',
        text: `最長${LEGAL_FACTS.analyticsMonths}か月。その後、送信先で削除されます。どなたのものか分からない集計結果は、その後も残ることがあります。`,
      },
    ],
    links: [
      {
        text: 'Google のプライバシーポリシー',
        href: 'https://policies.google.com/privacy?hl=ja',
      },
      {
        text: '利用サイトから集めた情報の Google での使われ方',
        href: 'https://policies.google.com/technologies/partner-sites?hl=ja',
      },
      {
        text: 'Google アナリティクスを無効にする方法（オプトアウト）',
        href: 'https://tools.google.com/dlpage/gaoptout?hl=ja',
      },
    ],
  },
  {
    service: 'advertising',
    title: heading('Google AdSense（広告。見ると特典がもらえる動画広告などを含みます）'),
    facts: [
      { label: '送信先', text: 'Google LLC（アメリカ合衆国）と、その提携先の広告事業者' },
      {
        label: '送信の時期',
        text: '広告に同意いただいた後に限ります。同意がなければ、広告は読み込まれません。',
      },
      {
        label: '送信される情報',
        text: '見ているページのアドレスと、広告の位置。ブラウザー、端末の種類、画面の大きさ、言語。IPアドレス。広告の表示、クリック、最後まで見たかどうか。興味に合わせた広告に使われるクッキーの識別子。ブラウザーが追跡を望まないと伝えている場合（グローバル・プライバシー・コントロール）は、興味に合わせない広告を求めます。',
      },
      { label: '運営者の利用目的', text: '本サイトを無料で続けるための費用をまかなうため。' },
      {
        label: '送信先の利用目的',
        text: '広告の選択・配信・効果測定・請求と、不正の防止のため。詳しくは送信先のポリシーをご覧ください。',
      },
      {
        label: 'クッキー',
        text: '送信先が自社のドメインで設定します。有効期間は送信先のポリシーによります。',
      },
      {
        label: '保存期間',
        text: '送信先のポリシーによります。運営者が受け取るのは集計結果だけです。',
      },
    ],
    links: [
      {
        text: 'Google のプライバシーポリシー',
        href: 'https://policies.google.com/privacy?hl=ja',
      },
      {
        text: '広告でのクッキーの使われ方',
        href: 'https://policies.google.com/technologies/ads?hl=ja',
      },
      {
        text: '興味に合わせた広告を止める方法（オプトアウト）',
        href: 'https://myadcenter.google.com/?hl=ja',
      },
    ],
  },
  {
    service: 'consentManager',
    title: heading('配信サービスから読み込む同意画面'),
    facts: [
      { label: '送信先', text: '上に示した配信元の運営者（本サイトが使っている場合）' },
      { label: '送信の時期', text: 'アクセス解析と広告についての質問を表示する前。' },
      { label: '送信される情報', text: 'IPアドレス、ブラウザーの種類、本サイトのアドレス。' },
      { label: '運営者の利用目的', text: '質問の画面を表示するため。' },
      { label: '送信先の利用目的', text: 'ファイルの配信と、攻撃の防止のため。' },
      { label: 'クッキー', text: '運営者は設定しません。配信サービスのポリシーをご覧ください。' },
      { label: '保存期間', text: '配信サービスのポリシーによります。' },
    ],
    links: [{ text: '同意画面のプログラムについて', href: 'https://klaro.org/' }],
  },
];
