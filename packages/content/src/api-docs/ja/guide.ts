import { API_POLICY } from '../../api/policy.ts';
import { heading } from '../../heading.ts';
import type { GuideSection } from '../guide.ts';

export const guide: readonly GuideSection[] = [
  {
    id: 'first-call',
    title: heading('最初のリクエスト'),
    blocks: [
      '盤面を送ると、論理で分かる次の一手が、理由の説明とともに返ります。',
      { exampleOf: 'getHint' },
      'レスポンスは[この操作の説明](#getHint)に載せています。以下のどの操作にも、curl、TypeScript、Pythonの例と、サーバーが実際に返したレスポンスがあります。追加のライブラリは要りません。',
    ],
  },
  {
    id: 'boards',
    title: heading('盤面の書き方'),
    blocks: [
      '盤面は81文字の文字列で、左上から順に1行ずつ書きます。空きマスは`.`または`0`です。9個の数値からなる行を9行並べた配列でも送れます。その場合、空きマスは0です。',
      [
        '番号は0から数えます。ヨコ列（row）は上から、タテ列（col）は左から、ブロック（box）は左上から横の順です。ただし、ヒント、手順、画像の説明といった人が読む文章では1から数えるので、`"row": 0`は1行目のことです。',
        'メモと候補はマスごとに書きます。`{"0,2": [1, 2, 4]}`は、`row`が0、`col`が2のマスについてのものです。',
        '解がひとつに決まる盤面を「問題」と呼びます。問題が必要な操作にそれ以外の盤面を送ると422が返り、どこがおかしいのかが`details`で分かります。',
      ],
    ],
  },
  {
    id: 'texts',
    title: heading('言語'),
    blocks: [
      '文章は英語と日本語で用意しています。リクエストの`language`に`en`か`ja`を指定してください。指定がなければ`Accept-Language`に従い、どちらの言語も含まれていなければ英語になります（[お問い合わせの送信](#sendContact)では日本語です）。変わるのは文章だけで、ID、コード、数値はどちらの言語でも同じです。',
    ],
  },
  {
    id: 'when-it-fails',
    title: heading('エラーが返ったら'),
    blocks: [
      'エラーのステータスは4xxか5xxで、本文の中心は三つの項目です。`error`は人が読む文章、`code`はプログラムが見分けるためのコード、`details`はマスの位置などの詳細です（詳細がないエラーもあります）。`error`の文面は予告なく変わることがありますが、`code`と`details`は変わりません。詳しくは[エラーの一覧](#errors)をご覧ください。',
      [
        '本文はRFC 9457の問題詳細（Problem Details）でもあります。`type`はこのページの説明のアドレス、`title`はエラーの種類です。Content-Typeは、`/api/v1/`以下では`application/problem+json`です。それ以外のアドレスでは、`Accept`で求めたときだけそうなります。',
        'どのレスポンスにも`X-Request-Id`がつきます。不具合をお知らせいただくときは、この値を添えてください。',
        '429と503は一時的なものです。`Retry-After`の秒数だけ待ってから、もう一度お試しください。',
        'それ以外の4xxは、同じリクエストを送っても同じ結果になります。内容を直してから送ってください。',
        '存在しない項目やパラメーター、2回以上指定されたパラメーターには`wrong-shape`を返します。書き間違いに気づけるようにするためです。',
      ],
    ],
  },
  {
    id: 'limits',
    title: heading('制限'),
    blocks: [
      [
        '本文は64kBまで、UTF-8のJSONで、圧縮せずに送ってください。',
        'ひとつの接続元から計算できる盤面は、1分間に600面までです（運営者が別の数に設定していることもあります）。上限を超えると`quota-exceeded`を返します。すぐに終わる軽い処理は数えません。',
        '数える操作のレスポンスには、IETFのドラフトに沿ったヘッダーで状況が示されます。`RateLimit-Policy: "boards";q=600;w=60`は60秒間に600面まで、`RateLimit: "boards";r=468;t=7`は今後7秒間にあと468面という意味です。',
        '計算にかける時間は最長20秒です。ほとんどの盤面は数ミリ秒で終わります。時間内に終わらなければ`time-limit`を返します。',
        'サーバーが混み合っているときは、お待たせせずにすぐ`overloaded`を返します。',
        'お問い合わせの送信は、ひとつの接続元から1時間に5件までです。',
      ],
    ],
  },
  {
    id: 'batch',
    title: heading('まとめて送る'),
    blocks: [
      '[解く](#solveBatch)操作と[難易度を調べる](#rateBatch)操作には、1回のリクエストで盤面を100面まで送れます。結果は送った順に並びます。計算できない盤面があっても、その位置がエラーになるだけで、ほかの盤面には影響しません。制限では1面ずつ数えます。',
    ],
  },
  {
    id: 'caching',
    title: heading('キャッシュ'),
    blocks: [
      '内容が変わらないレスポンスには`ETag`がつき、保存してよい期間を`Cache-Control`で示します。`ETag`の値を`If-None-Match`で送り返すと、変更がなければ本文のない304が返ります。それ以外のレスポンスは`no-store`です。`Accept-Encoding`を送ると、大きなレスポンスは圧縮されます。',
    ],
  },
  {
    id: 'versions',
    title: heading('バージョン'),
    blocks: API_POLICY.ja,
  },
  {
    id: 'browsers',
    title: heading('Webページからの利用'),
    blocks: [
      'どのサイトのページからも、`fetch`で呼び出せます（CORS対応）。Cookieもキーも使いません。例外は[お問い合わせの送信](#sendContact)だけで、このサイトのページ専用です。',
    ],
  },
  {
    id: 'clients',
    title: heading('型つきのクライアント'),
    blocks: [
      '[OpenAPIドキュメント](/api/openapi.json)（バージョン3.1）には、リクエスト、レスポンス、各エラーの詳細がすべて載っています。生成ツールを使えば、型やクライアントを作れます。たとえば`openapi-typescript`では次のようにします。',
      {
        code: 'npx openapi-typescript {origin}/api/openapi.json --default-non-nullable false -o nanpure.ts',
      },
      '`--default-non-nullable false`をつけると、既定値のある項目を、サーバーと同じく省略できるようになります。エラーは`code`で見分けてください。それに応じて`details`の型も決まります。',
    ],
  },
  {
    id: 'fair-use',
    title: heading('ご利用にあたって'),
    blocks: [
      'このAPIは無料でお使いいただけますが、いつでも使えることを保証するものではありません。結果はできるだけ保存して使い回し、同時にではなく順番に呼び出して、`Retry-After`が返ったときはその秒数だけお待ちください。もっと使いたい場合は、ご自分のサーバーで動かせます。コードはMITライセンスです。',
    ],
  },
];
