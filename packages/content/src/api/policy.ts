import type { Language } from '../languages.ts';

/** What users of version 1 of the API can rely on, a paragraph each. */
export const API_POLICY: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'What is below /api/v1/, and the endpoints beside it, keep their addresses, fields and meaning. A field of a reply is neither removed nor renamed and keeps its type; a request that is valid today stays valid; an error keeps its code and status.',
    'Version 1 grows: there may be more endpoints, optional fields in requests, fields in replies, values such as techniques, and error codes. So ignore fields that you don’t know, and expect values that you haven’t seen. Texts for people may be worded anew, and puzzles, hints and ratings may get better.',
    'What would break a client gets an address of its own, /api/v2/. What is going to be switched off says so in each reply for at least 12 months before: the header Deprecation has the date of the announcement, Sunset the date from which it may be gone, and Link leads to what takes its place.',
    'All changes are listed in apps/api/CHANGELOG.md of the source code.',
  ],
  ja: [
    '/api/v1/以下と、その隣にあるエンドポイントは、アドレス、項目、意味を変えません。レスポンスの項目を削除したり名前を変えたりせず、型も保ちます。いま受け付けているリクエストは、これからも受け付けます。エラーのコードとステータスも変わりません。',
    'バージョン1には、エンドポイント、リクエストの任意項目、レスポンスの項目、テクニックなどの値、エラーコードが増えることがあります。知らない項目は読み飛ばし、初めて見る値も来るものとして作ってください。人が読むための文は言い回しを改めることがあり、問題、ヒント、難易度の計算は改良することがあります。',
    '互換性のない変更は、/api/v2/という別のアドレスで提供します。廃止するものは、少なくとも12か月前からすべてのレスポンスで予告します。Deprecationヘッダーが予告した日、Sunsetヘッダーが廃止できるようになる日、Linkヘッダーが代わりのアドレスを示します。',
    '変更の一覧は、ソースコードの apps/api/CHANGELOG.md にあります。',
  ],
};
