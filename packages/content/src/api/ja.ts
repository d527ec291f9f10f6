import { join } from '../hints/ja/join.ts';
import type {
  ApiPhrases,
  DeadEndDetails,
  ExpectedFormat,
  ExpectedType,
  LengthUnit,
  ShapeProblem,
} from './phrases.ts';

const TYPES: Readonly<Record<ExpectedType, string>> = {
  string: '文字列',
  number: '数値',
  integer: '整数',
  array: '配列',
  object: 'オブジェクト',
  board: '81文字の文字列、または9個の数値からなる行を9行並べた配列',
  value: '別の種類の値',
};

const FORMATS: Readonly<Record<ExpectedFormat, string>> = {
  email: 'メールアドレス',
  date: '「2026-01-31」のような日付',
  'date-time': '「2026-01-31T12:00:00Z」のような日時',
  place: '「0,8」のような行番号と列番号',
  cells: '「0,2;4,8」のような行番号と列番号の並び',
  candidates: '「0,2:14;4,8:7」のような行番号、列番号、数字の並び',
  'plain-text': '制御文字を含まない文字列',
  'one-line': '改行や制御文字を含まない1行の文字列',
  'idempotency-key': 'UUIDなど、16〜128文字の英数字または記号（. _ ~ : + / = -）',
};

const UNITS: Readonly<Record<LengthUnit, string>> = { characters: '文字', items: '個' };

const HOUSES = { row: 'ヨコ列', column: 'タテ列', box: 'ブロック' } as const;

function shape(problem: ShapeProblem): string {
  switch (problem.problem) {
    case 'wrong-type':
      return `${'received' in problem ? '必須です。' : ''}${TYPES[problem.expected]}を指定してください。`;
    case 'too-short':
      return problem.minimum === 1
        ? '空にはできません。'
        : `短すぎます。${problem.minimum}${UNITS[problem.unit]}以上にしてください。`;
    case 'too-small':
      return `${problem.minimum}以上にしてください。`;
    case 'too-long':
      return `長すぎます。${problem.maximum}${UNITS[problem.unit]}以内にしてください。`;
    case 'too-large':
      return `${problem.maximum}以下にしてください。`;
    case 'wrong-format':
      return `${FORMATS[problem.format]}を指定してください。`;
    case 'out-of-range':
      return `${problem.first}から${problem.last}までを指定してください。`;
    case 'unknown-field':
      return `「${problem.field}」という項目はありません。`;
    case 'repeated':
      return '2回以上指定されています。1回だけ指定してください。';
    case 'not-one-of':
      return `${'difficulty' in problem ? `難易度「${problem.difficulty}」には合いません。` : ''}次のいずれかを指定してください：${problem.allowed}。`;
    case 'other':
      return 'この値は使えません。';
  }
}

/** What is wrong with a request as a whole: that it has something is true of a query as well as of a body. */
function wholeShape(problem: ShapeProblem): string {
  return problem.problem === 'unknown-field'
    ? `「${problem.field}」という項目やパラメーターはありません。`
    : `本文：${shape(problem)}`;
}

/** Where a board without a solution shows it. */
function deadEnd(details: DeadEndDetails): string {
  switch (details.reason) {
    case 'cell-without-digit': {
      const { row, col } = details;
      return `行${row}、列${col}（0から数えます）に入れられる数字がありません。`;
    }
    case 'digit-without-place':
      return `${HOUSES[details.house]}${details.index}（0から数えます）に${details.value}を入れられるマスがありません。`;
    case 'not-in-sight':
      return '';
  }
}

/** Which digit is wrong, if only one can be. */
function wrongDigit({ wrong_row, wrong_col, wrong_value }: DeadEndDetails): string {
  return wrong_value === undefined
    ? 'どこかの数字が間違っています。'
    : `行${wrong_row}、列${wrong_col}（0から数えます）の${wrong_value}がなければ、解があります。`;
}

/** What the API says in Japanese. */
export const phrases: ApiPhrases = {
  errors: {
    'malformed-request': () => 'リクエストの形式が正しくありません。',
    'malformed-json': ({ line, column, encoding }) => {
      const place = line === undefined ? '' : `（${line}行目の${column}文字目）`;
      return encoding === undefined
        ? `本文がJSONとして読み取れません${place}。`
        : `本文がUTF-8になっていません${place}。UTF-8で送信してください。`;
    },
    'wrong-shape': ({ path, ...problem }) =>
      path === '' ? wholeShape(problem) : `${path}：${shape(problem)}`,
    'wrong-length': ({ length, expected }) =>
      expected === 9
        ? `盤面にはヨコ列が9本必要ですが、${length}本になっています。`
        : `盤面にはマスが${expected}個必要ですが、${length}個になっています。`,
    'wrong-row-length': ({ row, length }) =>
      `盤面の行${row}（0から数えます）にはマスが9個必要ですが、${length}個になっています。`,
    'bad-value': ({ row, col, value }) =>
      `行${row}、列${col}（0から数えます）の値「${value}」は使えません。1〜9、空きマスは0にしてください。`,
    'foreign-origin': () => 'お問い合わせは、このサイトのページからのみ送信できます。',
    'unknown-path': () => 'このアドレスには何もありません。',
    'unknown-problem': ({ problem_id }) => `「${problem_id}」という問題はありません。`,
    'unknown-technique': ({ technique }) =>
      `指定されたテクニックが見つかりません：「${technique}」。`,
    'wrong-method': ({ allow }) => `このアドレスで使えるのは${allow}のみです。`,
    'request-timeout': () => 'リクエストの受信が時間内に終わりませんでした。',
    'too-large': ({ limit }) => `本文が大きすぎます。上限は${limit}バイトです。`,
    'wrong-content-type': () =>
      '本文は「Content-Type: application/json」、文字コードはUTF-8で、圧縮せずに送信してください。',
    conflict: ({ row, col, value, house }) =>
      `盤面がルールに反しています。行${row}、列${col}（0から数えます）の${value}が、同じ${HOUSES[house]}の中で重複しています。`,
    'no-solution': (details) =>
      `この盤面には解がありません。${deadEnd(details)}${wrongDigit(details)}`,
    'many-solutions': ({ row, col, value, other_value }) =>
      `この盤面には解が二つ以上あり、問題として成り立ちません。行${row}、列${col}（0から数えます）は${value}と${other_value}のどちらでも完成します。`,
    'too-few-givens': ({ givens, minimum }) =>
      `盤面に数字が${givens === 0 ? 'ありません' : `${givens}個しかありません`}。解がひとつに決まる問題には、少なくとも${minimum}個の数字が必要です。`,
    'idempotency-key-reused': () =>
      'このIdempotency-Keyは、別のメッセージですでに使われています。メッセージは保存していません。新しいメッセージには、新しいキーを付けてください。',
    'too-many-requests': ({ retry_after }) =>
      `短い時間に送信が続いています。約${Math.ceil(retry_after / 60)}分後にもう一度お試しください。`,
    'quota-exceeded': ({ limit, window, remaining, retry_after }) =>
      `計算できる盤面の数を超えています。${window}秒間に${limit}面までで、残りは${remaining}面です。${retry_after}秒後にもう一度お試しください。`,
    'headers-too-large': () => 'リクエストのヘッダーが大きすぎます。',
    'internal-error': () => 'サーバーでエラーが発生しました。',
    'not-ready': ({ missing }) => `準備ができていません。不足しているもの：${missing}。`,
    'storage-unavailable': () =>
      'メッセージの送信に失敗しました。保存を確認できませんでした。しばらくしてからもう一度お試しください。',
    overloaded: () => 'サーバーが混み合っています。少し待ってからもう一度お試しください。',
    'time-limit': ({ limit }) =>
      `この盤面を調べるには${limit}秒以上かかるため、途中で打ち切りました。`,
    'batch-time-limit': ({ limit }) =>
      `ここまでの盤面に${limit}秒以上かかったため、この盤面は調べていません。もう一度お送りください。`,
  },
  solutions: {
    one: 'この盤面の解はひとつです。',
    several: (count, isExact) =>
      isExact
        ? `この盤面には解が${count}通りあります。`
        : `この盤面には${count}通りを超える解があります。`,
  },
  techniqueNotThere: (technique) =>
    `この盤面には「${technique}」でお見せできる手がないので、別のヒントをお伝えします。`,
  contactReceived: 'ご意見ありがとうございます。メッセージを送信しました。',
  join,
};
