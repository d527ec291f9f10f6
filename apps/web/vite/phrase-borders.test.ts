import { describe, expect, it } from 'vitest';
import { markHeadings, markPhrases } from './phrase-borders.ts';

const shown = (text: string) => text.replaceAll('\u200b', '|');

describe('phrases', () => {
  it.each([
    ['次の一手を見つける八つのテクニック', '次の|一手を|見つける|八つの|テクニック'],
    ['考えれば、必ず解ける。', '考えれば、|必ず|解ける。'],
    ['数字をひとつずつ見る', '数字を|ひとつずつ|見る'],
    ['候補をひとつずつ追いかけます', '候補を|ひとつずつ|追いかけます'],
    ['お問い合わせの手がかり', 'お問い合わせの|手がかり'],
    ['ページが見つかりません', 'ページが|見つかりません'],
    ['完成です！', '完成です！'],
    ['ソードフィッシュ', 'ソードフィッシュ'],
  ])('of %s', (text, phrases) => {
    expect(shown(markPhrases(text))).toBe(phrases);
  });

  it('leave what is filled in later as it is', () => {
    const marked = markPhrases('無料で遊べる{{count, number}}問と{{name}}');
    expect(marked).toContain('{{count, number}}');
    expect(marked).toContain('{{name}}');
    expect(marked.replaceAll('\u200b', '')).toBe('無料で遊べる{{count, number}}問と{{name}}');
  });
});

describe('the code of texts', () => {
  const CODE = `export const techniques = {
  page: {
    title: 'ページが見つかりません',
  },
  title: heading('次の一手を見つける'),
  lead: '次の一手を見つける',
  empty: {
    message: heading(
      'ページが見つかりません。',
    ),
  },
};`;

  it('has marks in headings, and nowhere else', () => {
    expect(shown(markHeadings(CODE))).toBe(
      CODE.replace("heading('次の一手を見つける')", '"次の|一手を|見つける"').replace(
        /heading\(\s*'ページ.*?\)/s,
        '"ページが|見つかりません。"',
      ),
    );
  });

  it('is refused where what is marked is no text', () => {
    expect(() => markHeadings('heading(title)')).toThrow('heading(title)');
  });
});
