import * as english from '@nanpure/content/strings/en/play';
import * as japanese from '@nanpure/content/strings/ja/play';
import { expect, it } from 'vitest';
import type { PuzzleBankError } from '../../../lib/bank/puzzle-bank.ts';
import { reasonOf } from './reason-of-failure.ts';

const REASONS: readonly (readonly [PuzzleBankError, string, string])[] = [
  [{ code: 'unreachable' }, 'Network error occurred.', '通信エラーが発生しました。'],
  [{ code: 'missing', status: 503 }, 'Server error occurred.', 'サーバーエラーが発生しました。'],
  [
    { code: 'missing', status: 404 },
    'The puzzle data file could not be read.',
    '問題データのファイルを読み込めませんでした。',
  ],
  [
    { code: 'damaged', at: '', message: 'cut short' },
    'The puzzle data file could not be read.',
    '問題データのファイルを読み込めませんでした。',
  ],
  [
    { code: 'empty' },
    'The puzzle data file could not be read.',
    '問題データのファイルを読み込めませんでした。',
  ],
];

it.each(REASONS)(
  'the text says why there is no puzzle: %o @8.1 @8.2 @8.15',
  (error, inEnglish, inJapanese) => {
    const reason = reasonOf(error);
    expect(english.game.notLoaded[reason]).toContain(inEnglish);
    expect(japanese.game.notLoaded[reason]).toContain(inJapanese);
  },
);
