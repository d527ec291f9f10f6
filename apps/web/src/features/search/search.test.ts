import { LANGUAGES, type Language, matchPath } from '@nanpure/content';
import { loadStrings } from '@nanpure/content/strings';
import { ALSO_CALLED } from '@nanpure/content/techniques';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_PROOF } from '../../../../../packages/engine/src/testing/proof.ts';
import { textsIn } from '../../lib/testing.ts';
import type { SearchEntry } from './entry.ts';
import { LONGEST_QUERY, parseQuery } from './query.ts';
import { createSearch, type Search } from './search-index.ts';
import { piecesOf, snippetOf } from './snippet.ts';
import { loadEntries } from './sources.ts';
import { fold, pairsOf, wordsOf } from './words.ts';

/** What the search page suggests to look for. */
const SUGGESTED = {
  en: (await loadStrings('search', 'en')).search.suggested,
  ja: (await loadStrings('search', 'ja')).search.suggested,
};

async function entriesIn(language: Language): Promise<SearchEntry[]> {
  const i18n = await textsIn(language, 'site', 'learn');
  return loadEntries(language, i18n.getFixedT(language, ['pages', 'techniques']));
}

let entries: Record<Language, SearchEntry[]>;
let searches: Record<Language, Search>;
beforeAll(async () => {
  entries = { en: await entriesIn('en'), ja: await entriesIn('ja') };
  searches = { en: createSearch(entries.en), ja: createSearch(entries.ja) };
});

const addressesOf = (language: Language, query: string) =>
  searches[language](query).map(({ address }) => address);

describe('what can be found', () => {
  it.each(LANGUAGES)('has an address of its own on a page in %s', (language) => {
    const addresses = entries[language].map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      expect(matchPath(address.split('#')[0] ?? '')?.language).toBe(language);
    }
  });

  it('is the same in both languages', () => {
    const placesIn = (language: Language) =>
      entries[language].map(({ address }) => address.slice(`/${language}`.length));
    expect(placesIn('ja')).toEqual(placesIn('en'));
  });

  it.each(LANGUAGES)('says something in %s', (language) => {
    for (const { page, section, text } of entries[language]) {
      expect(page).not.toBe('');
      expect(section).not.toBe('');
      expect(text.length).toBeGreaterThan(20);
      expect([page, section, text].join(' ')).not.toMatch(/undefined|\[object|https:|\u200b|\{\{/);
    }
  });
});

describe('a search', () => {
  it.each([
    ['en', 'course', '/en/learn'],
    ['ja', '練習', '/ja/learn'],
    ['en', 'x-wing', '/en/techniques/x-wing'],
    ['en', 'X WING', '/en/techniques/x-wing'],
    ['en', 'swordfsh', '/en/techniques/swordfish'],
    ['en', 'hidden single', '/en/techniques/hidden-single'],
    ['en', 'naked pairs', '/en/techniques/naked-pair'],
    ['en', 'ネイキッドペア', '/en/techniques/naked-pair'],
    ['en', 'guess', '/en/how-to-play#questions'],
    ['en', 'notes', '/en/how-to-play#notes'],
    ['en', 'house', '/en/how-to-play#words'],
    ['en', 'pencil mark', '/en/how-to-play#words'],
    ['en', 'easy', '/en/game/easy'],
    ['en', 'Tokyo District Court', '/en/terms-of-service#law'],
    ['ja', 'クッキー', '/ja/privacy-policy#browser'],
    ['ja', '東京地方裁判所', '/ja/terms-of-service#law'],
    ['ja', 'Xウィング', '/ja/techniques/x-wing'],
    ['ja', 'Ｘ－Ｗｉｎｇ', '/ja/techniques/x-wing'],
    ['ja', 'えっくすうぃんぐ 井桁', '/ja/techniques/x-wing'],
    ['ja', '井桁', '/ja/techniques/x-wing'],
    ['ja', '二国同盟', '/ja/techniques/naked-pair'],
    ['ja', '隠れ二国同盟', '/ja/techniques/hidden-pair'],
    ['ja', '三国同盟', '/ja/techniques/beyond/naked-triple'],
    ['ja', 'そーどふぃっしゅ', '/ja/techniques/swordfish'],
    ['ja', 'ﾈｲｷｯﾄﾞｼﾝｸﾞﾙ', '/ja/techniques/naked-single'],
    ['ja', 'ヒントの使い方', '/ja/how-to-play#hints'],
    ['ja', 'メモの使い方', '/ja/how-to-play#notes'],
    ['ja', '決め手', '/ja/how-to-play#words'],
    ['ja', '初級', '/ja/game/easy'],
    ['ja', '簡単', '/ja/game/easy'],
    ['ja', 'やさしい', '/ja/game/easy'],
    ['ja', 'ふつう', '/ja/game/medium'],
    ['ja', '難しい問題', '/ja/game/hard'],
    ['en', 'beginner', '/en/game/easy'],
    ['en', 'difficult', '/en/game/hard'],
    ['en', 'expert', '/en/game/hard'],
  ] as const)('in %s for %o leads to %s', (language, query, address) => {
    expect(addressesOf(language, parseQuery(query)).slice(0, 3)).toContain(address);
  });

  it.each([
    ['ja', '二国同盟', '/techniques/naked-pair'],
    ['ja', '2国同盟', '/techniques/naked-pair'],
    ['ja', '双子', '/techniques/naked-pair'],
    ['ja', 'ネイキッドペアー', '/techniques/naked-pair'],
    ['ja', '裸のペア', '/techniques/naked-pair'],
    ['ja', '隠れ二国同盟', '/techniques/hidden-pair'],
    ['ja', '予約', '/techniques/hidden-pair'],
    ['ja', '井桁', '/techniques/x-wing'],
    ['ja', '井桁理論', '/techniques/x-wing'],
    ['ja', 'X-Wing', '/techniques/x-wing'],
    ['ja', 'Xウイング', '/techniques/x-wing'],
    ['ja', 'Xウィング', '/techniques/x-wing'],
    ['ja', 'エックスウィング', '/techniques/x-wing'],
    ['ja', 'エックスウイング', '/techniques/x-wing'],
    ['ja', 'メカジキ', '/techniques/swordfish'],
    ['ja', 'ロックドキャンディデート', '/techniques/pointing-pairs'],
    ['ja', 'ロックされた候補', '/techniques/pointing-pairs'],
    ['ja', 'クレーミング', '/techniques/box-line-reduction'],
    ['ja', 'レーザー発射', '/techniques/hidden-single'],
    ['ja', 'ブロッケン', '/techniques/hidden-single'],
    ['ja', '最後の1マス', '/techniques/hidden-single'],
    ['ja', '単一候補', '/techniques/naked-single'],
    ['ja', '単独候補', '/techniques/naked-single'],
    ['ja', '消去', '/game/easy#help'],
    ['ja', 'タイマー', '/game/easy#settings'],
    ['ja', '設定', '/game/easy#settings'],
    ['ja', 'バックアップ', '/statistics#backup'],
    ['ja', '記録', '/statistics'],
    ['ja', '統計', '/statistics'],
    ['ja', 'オフライン', '/privacy-policy#browser'],
    ['en', 'locked candidates', '/techniques/pointing-pairs'],
    ['en', 'omission', '/techniques/pointing-pairs'],
    ['en', 'nishio', '/techniques/beyond/forcing-net'],
    ['en', 'claiming', '/techniques/box-line-reduction'],
    ['en', 'intersection removal', '/techniques/box-line-reduction'],
    ['en', 'crosshatching', '/techniques/hidden-single'],
    ['en', 'cross-hatching', '/techniques/hidden-single'],
    ['en', 'scanning', '/techniques/hidden-single'],
    ['en', 'full house', '/techniques/hidden-single'],
    ['en', 'last digit', '/techniques/hidden-single'],
    ['en', 'unique candidate', '/techniques/hidden-single'],
    ['en', 'sole candidate', '/techniques/naked-single'],
    ['en', 'fish', '/techniques/swordfish'],
    ['en', 'pencil marks', '/how-to-play'],
    ['en', 'snyder notation', '/how-to-play'],
    ['en', 'block', '/how-to-play'],
    ['en', 'region', '/how-to-play'],
    ['en', 'unit', '/how-to-play'],
    ['en', 'timer', '/game/easy#settings'],
    ['en', 'settings', '/game/easy#settings'],
    ['en', 'vibration', '/game/easy#settings'],
    ['en', 'keyboard', '/game/easy#help'],
    ['en', 'erase', '/game/easy#help'],
    ['en', 'undo', '/game/easy#help'],
    ['en', 'backup', '/statistics#backup'],
    ['en', 'statistics', '/statistics'],
    ['en', 'streak', '/statistics'],
    ['en', 'offline', '/privacy-policy#browser'],
  ] as const)('in %s finds for %o first of all %s', (language, query, place) => {
    const [first = ''] = addressesOf(language, parseQuery(query));
    // Which section of a page explains it best is no matter here.
    expect(place.includes('#') ? first : first.split('#')[0]).toBe(`/${language}${place}`);
  });

  it.each(['omission', 'unit', 'snyder notation', 'timer'])(
    'takes %s for no other word',
    (query) => {
      const found = searches.en(query).flatMap(({ words }) => words);
      const wanted = query.split(' ');
      expect(found.filter((word) => !wanted.some((each) => word.startsWith(each)))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('finds every other name of a technique in %s at its lesson', (language) => {
    for (const [id, names] of Object.entries(ALSO_CALLED)) {
      for (const name of names[language]) {
        expect([name, addressesOf(language, parseQuery(name))[0]]).toEqual([
          name,
          `/${language}/techniques/${id}`,
        ]);
      }
    }
  });

  it('puts the page about a technique before pages that mention it', () => {
    expect(addressesOf('en', 'swordfish')[0]).toBe('/en/techniques/swordfish');
    expect(addressesOf('ja', 'ネイキッドシングル')[0]).toBe('/ja/techniques/naked-single');
  });

  it.each(LANGUAGES)('finds what it suggests in %s', (language) => {
    for (const word of Object.values(SUGGESTED[language])) {
      expect(searches[language](word).length, word).toBeGreaterThan(1);
    }
  });

  it('takes a short word for no other', () => {
    const found = new Set(searches.en('pair').flatMap(({ words }) => words));
    expect([...found].sort()).toEqual(['pair', 'pairs']);
  });

  it('finds nothing where there is nothing', () => {
    expect(searches.en('zebra')).toEqual([]);
    expect(searches.ja('横断歩道')).toEqual([]);
    expect(searches.ja('ほげほげ')).toEqual([]);
    expect(searches.ja('てにをは')).toEqual([]);
    expect(searches.en('')).toEqual([]);
    expect(searches.ja('。、！')).toEqual([]);
  });

  it('stands any query', { timeout: 60_000 }, () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        ...['__proto__', 'constructor', 'toString', '.*+?^$()|[]{}\\', '$t(search.title)'],
        ...[
          '{{query}}',
          '<script>alert(1)</script>',
          '\u0000\u202e\ud800',
          '%00%0d%0a',
          'ー',
          'の',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'あアー一X＊ 。'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom(...LANGUAGES), (text, language) => {
        const query = parseQuery(text);
        expect([...query].length).toBeLessThanOrEqual(LONGEST_QUERY);
        for (const { text: found, words } of searches[language](query)) {
          expect(snippetOf(found, words).length).toBeGreaterThan(0);
        }
      }),
      { seed: 4711, numRuns: IS_PROOF ? 1_000 : 300 },
    );
  });
});

describe('words', () => {
  it('are told apart in Japanese, and compared without case, width and kind of kana', () => {
    expect(wordsOf('Xウィングのメモ')).toEqual(['ウィング', 'ノ', 'メモ', 'x']);
    expect(fold('ＡｂＣ なんぷれ')).toBe('abc ナンプレ');
  });

  it('are pairs of signs where the browser cannot tell them apart', () => {
    expect(wordsOf('メモを書く', null)).toBeUndefined();
    expect(wordsOf('only letters', null)).toEqual(['only', 'letters']);
    expect(pairsOf('メモを X書')).toEqual(['メモ', 'モヲ', '書', 'x']);
  });

  it('keep their places when folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(text)).toHaveLength(text.length);
      }),
      { seed: 4712, numRuns: IS_PROOF ? 10_000 : 1_000 },
    );
  });
});

describe('a snippet', () => {
  const marked = (pieces: ReturnType<typeof piecesOf>) =>
    pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

  it('marks each word that was found, joined where they overlap', () => {
    expect(marked(piecesOf('A pair, or two Pairs', ['pair', 'pairs']))).toBe(
      'A [pair], or two [Pairs]',
    );
    expect(marked(piecesOf('ネイキッドペア', ['キッ', 'ッド']))).toBe('ネイ[キッド]ペア');
  });

  it('does not mark the end of another word', () => {
    expect(marked(piecesOf('repair a pair', ['pair']))).toBe('repair a [pair]');
  });

  it('shows the surroundings of the first word', () => {
    const text = `${'word '.repeat(40)}swordfish ${'more '.repeat(40)}`;
    const shown = marked(snippetOf(text, ['swordfish']));
    expect(shown).toContain('[swordfish]');
    expect(shown).toMatch(/^…word .* more…$/);
    expect(shown.length).toBeLessThan(180);
  });

  it('begins with a sentence where one begins shortly before', () => {
    const text = `${'たくさんの文字です。'.repeat(6)}メモを消します。${'あとの文です。'.repeat(30)}`;
    expect(marked(snippetOf(text, ['メモ']))).toMatch(/^…\[メモ\]を消します。/);
  });

  it('is the whole text where it is short, sign by sign', () => {
    expect(snippetOf('短い文です。', [])).toEqual([{ text: '短い文です。', isFound: false }]);
    const pieces = piecesOf('二国同盟とメモ', ['二国', '同盟']);
    expect(pieces.map(({ text }) => text).join('')).toBe('二国同盟とメモ');
  });
});
