import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { howToPlay } from './how-to-play/ja.ts';
import { hints } from './strings/ja/hints.ts';

const SOURCE = new URL('./', import.meta.url);

/** The files that say something in Japanese. */
const JAPANESE_FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?:^|\/)ja(?:\/[\w-]+)?\.ts$/.test(path))
  .concat('ad-label.ts', 'bilingual.ts', 'site.ts', 'update-prompt.ts', 'hints/box-names.ts');

/** What isn't written that way here, and what is written instead. */
const SPELLINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [
    /(?<!ヨコ|タテ|[\d}]|配|文字)列(?!目|番号|\$\{(?:wrong_)?col\})/,
    'ヨコ列, タテ列 or ライン; 列 by itself only in 4行5列 and 5列目',
  ],
  [/にしか入れ|が入れる|に入れません|入れない|(?<!を)入れる(?:マス|場所|位置)/, '入る, 入らない'],
  [/局面/, '盤面'],
  [/初期値/, '初期数字'],
  [/ブロック(?:\d|\$?\{)/, '中央のブロック: boxes have no numbers'],
  [/難しさ/, '難易度'],
  [/あてずっぽう/, '勘'],
  [/[一二三四五六七八九](?:本|問|回|か所|マス)/, '2本, 5問, 3マス'],
  [/ふたつ|みっつ|[1-9]つ/, '二つ, 三つ'],
  [/一つ/, 'ひとつ'],
  [/かならず/, '必ず'],
  [/わか[らりるれっ]/, '分かる'],
  [/ながめ/, '眺める'],
  [/(?<!の)ため[しすせ]/, '試す'],
  [/(?:に|にも|には)たよ/, '頼る'],
  [/置きか[わえ]|書きか[わえ]/, '置き換わる, 書き換える'],
  [/見くらべ|見わた/, '見比べる, 見渡す'],
  [/印[がを]?付/, '印をつける'],
  [/エンターキー/, 'Enterキー'],
  [/[ぁ-んァ-ヶー一-龠][,.!?:;()]|[(][ぁ-んァ-ヶ一-龠]/, 'full-width punctuation'],
  [
    /[？！](?=[ぁ-んァ-ヶ一-龠0-9「『$])/,
    'a full-width space between ？ or ！ and the next sentence',
  ],
];

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test.each(JAPANESE_FILES)('%s keeps to the words of the site', (path) => {
  const lines = withoutComments(readFileSync(new URL(path, SOURCE), 'utf8')).split('\n');
  const slips = lines.flatMap((line) =>
    SPELLINGS.filter(([wrong]) => wrong.test(line)).map(([, right]) => `${right} ← ${line.trim()}`),
  );
  expect(slips).toEqual([]);
});

test('the levels of a hint have the same names in the game and in the explanation of it', () => {
  const { 1: first, 2: second, 3: third } = howToPlay.hints.levels;
  const { where, what, answer } = hints.levels;
  expect([first.title, second.title, third.title]).toEqual([where, what, answer]);
});
