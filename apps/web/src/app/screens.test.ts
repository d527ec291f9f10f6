import { LANGUAGES, type Language } from '@nanpure/content';
import { ALSO_CALLED, loadTechniques } from '@nanpure/content/techniques';
import { DIFFICULTIES, TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import index from '../../../../data/problems_index.json';
import { prerenderPages } from './prerender.tsx';

/* What stands on each screen before any script has run. */

const SCREENS = [
  '',
  '/game/easy',
  '/game/medium',
  '/game/hard',
  '/techniques',
  ...TAUGHT_TECHNIQUES.map(({ id }) => `/techniques/${id}`),
  '/how-to-play',
  '/privacy-policy',
  '/terms-of-service',
  '/test',
  '/api-test',
  '/profile',
];

const WORDS = {
  en: {
    name: 'Nanpure Lab',
    credits: ['Nanpure Lab', 'Made by Puzzle Logic Laboratory', 'Run by Nanpure Works'],
    contact: 'Contact us',
    themes: ['Light', 'Dark', 'High contrast'],
    count: (count: number) => `${count.toLocaleString('en')} puzzles`,
    saved: /statistics are saved in this browser as you play/,
    games: ['Easy Sudoku', 'Medium Sudoku', 'Hard Sudoku'],
    loading: 'Loading a puzzle',
    noGuess: 'no guessing needed',
    levels: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
    details: 'View details',
    oneHouse: 'In one row, column or box',
    oneDigit: 'One digit by itself',
    lesson: [
      'The idea',
      'How to find it',
      'In one row, column or box',
      'On the whole board',
      'Tips',
      'Mastering it',
    ],
    help: [
      'The rules',
      'Try it',
      'Controls',
      'Hints in three levels',
      'Which difficulty?',
      'Tips for a good start',
      'The two basic techniques',
      'Notes',
      'Words to know',
      'Questions',
    ],
    calls: ['Hello', 'Techniques', 'Puzzle file'],
    profile: 'The profile page is under development.',
  },
  ja: {
    name: 'ナンプレラボ',
    credits: ['ナンプレラボ', '制作：パズル論理研究室', '運営：ナンプレワークス'],
    contact: 'お問い合わせ',
    themes: ['ライト', 'ダーク', 'ハイコントラスト'],
    count: (count: number) => `${count.toLocaleString('ja')}問`,
    saved: /記録も、このブラウザーに自動で保存/,
    games: ['初級ナンプレ', '中級ナンプレ', '上級ナンプレ'],
    loading: '問題を読み込んでいます',
    noGuess: '勘で入れる必要はありません',
    levels: ['入門', '基本', '応用', '発展'],
    details: '詳しく見る',
    oneHouse: 'ラインやブロックを取り出して見る',
    oneDigit: '数字をひとつに絞って見る',
    lesson: [
      '考え方',
      '見つけ方',
      'ラインやブロックを取り出して見る',
      '盤面全体で見る',
      'コツ',
      '身につくまで',
    ],
    help: [
      'ルール',
      '試してみましょう',
      '操作',
      '3段階のヒント',
      '難易度の選び方',
      'はじめてのコツ',
      '基本の二つのテクニック',
      'メモの使い方',
      '用語',
      'よくある質問',
    ],
    calls: ['応答の確認', 'テクニック一覧', '問題ファイル'],
    profile: 'プロフィールページは準備中です。',
  },
} as const;

/** The difficulty whose puzzles take a technique of some level. */
const PRACTISED_AT = {
  beginner: 'easy',
  intermediate: 'medium',
  advanced: 'hard',
  expert: 'hard',
} as const;

let screens: ReadonlyMap<string, { readonly head: HTMLElement; readonly body: HTMLElement }>;
beforeAll(async () => {
  const paths = LANGUAGES.flatMap((language) => SCREENS.map((path) => `/${language}${path}`));
  const pages = await prerenderPages(paths);
  screens = new Map(
    pages.map(({ file, head, root }) => [
      `/${file.replace('/index.html', '')}`,
      { head: parse(head), body: parse(root) },
    ]),
  );
}, 180_000);

function screenAt(path: string) {
  const screen = screens.get(path);
  if (!screen) throw new Error(`no screen: ${path}`);
  return screen;
}

const textsIn = (part: HTMLElement | null, selector: string) =>
  (part?.querySelectorAll(selector) ?? []).map(({ text }) => text.trim());
const linksIn = (part: HTMLElement | null) =>
  (part?.querySelectorAll('a') ?? []).map((link) => link.getAttribute('href'));

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const words = WORDS[language];
  const at = (path: string) => `/${language}${path}`;
  const mainOf = (path: string) => screenAt(at(path)).body.querySelector('main');
  const everyScreen = () => SCREENS.map((path) => screenAt(at(path)));

  it('every screen has a logo, the main links, the themes and both languages at its head @2.21', () => {
    for (const path of SCREENS) {
      const header = screenAt(at(path)).body.querySelector('header');
      expect(header?.querySelector('a:has(svg)')?.text).toBe(words.name);
      const parts = ['/learn', '/solver', '/how-to-play', '/statistics', '/search'];
      const main = ['', '/game/easy', '/daily', ...parts].map(at);
      expect(linksIn(header?.querySelector('nav') ?? null)).toEqual(main);
      expect(textsIn(header, 'fieldset label span:last-child')).toEqual(words.themes);
      expect(linksIn(header).slice(-2)).toEqual([`/en${path}`, `/ja${path}`]);
    }
  });

  it('every screen has the contact form, the legal pages and the credits at its foot @1.13', () => {
    for (const { body } of everyScreen()) {
      const footer = body.querySelector('footer');
      expect(textsIn(footer, 'button[aria-expanded=false]')).toEqual([words.contact]);
      const legal = ['/privacy-policy', '/terms-of-service'].map(at);
      expect(linksIn(footer)).toEqual(expect.arrayContaining(legal));
      expect(textsIn(footer, 'p span')).toEqual(words.credits);
    }
  });

  it('no screen asks who somebody is @1.2 @6.1', () => {
    for (const { body } of everyScreen()) {
      const kinds = body.querySelectorAll('input').map((input) => input.getAttribute('type'));
      expect(new Set(kinds)).toEqual(new Set(['radio']));
    }
  });

  it('every screen is titled with its own name and that of the site, and tints the browser @9.31 @9.33', () => {
    for (const { head } of everyScreen()) {
      const separator = language === 'en' ? ' | ' : '｜';
      const [own, site, ...rest] = head.querySelector('title')?.text.split(separator) ?? [];
      expect([site, rest]).toEqual([words.name, []]);
      expect(own).not.toBe('');
      const tint = head.querySelector('meta[name=theme-color]');
      expect(tint?.getAttribute('content')).toBe('#1f2937');
    }
  });

  it('the home page counts the puzzles of the bank, and leads to games and techniques @1.9 @2.20 @7.7', () => {
    const main = mainOf('');
    const sections = main?.querySelectorAll('section') ?? [];
    const [games, techniques, about] = sections.filter((each) => each.querySelector('h2'));
    const ways = DIFFICULTIES.map((each) => `/game/${each}`);
    expect(linksIn(games ?? null)).toEqual([...ways, '/daily'].map(at));
    const counts = DIFFICULTIES.map((each) => words.count(index.by_difficulty[each]));
    expect(textsIn(games ?? null, 'a > [data-resumes]')).toEqual(counts);
    expect(main?.text).toContain(words.count(index.total_problems));
    expect(games?.text).toMatch(words.saved);
    expect(textsIn(techniques ?? null, 'ul > li')).toHaveLength(4);
    const lessons = TAUGHT_TECHNIQUES.map(({ id }) => at(`/techniques/${id}`));
    expect(linksIn(techniques ?? null)).toEqual([at('/learn'), ...lessons, at('/techniques')]);
    expect(textsIn(about ?? null, 'h3')).toHaveLength(3);
  });

  it('a game has its difficulty for a title, leads to the others, numbers its lines and needs no guess @2.26 @2.29 @2.30', () => {
    const others = DIFFICULTIES.map((each) => at(`/game/${each}`));
    for (const [place, path] of ['/game/easy', '/game/medium', '/game/hard'].entries()) {
      const main = mainOf(path);
      expect(textsIn(main, 'h1')).toEqual([words.games[place]]);
      expect(linksIn(main?.querySelector('nav') ?? null)).toEqual(others);
      for (const edge of ['columns', 'rows']) {
        expect(textsIn(main, `[data-edge=${edge}] span`).join('')).toBe('123456789');
      }
      expect(main?.querySelectorAll('tr [role=gridcell]')).toHaveLength(81);
      expect(textsIn(main, '[role=status]')).toEqual([words.loading]);
      expect(main?.text).toContain(words.noGuess);
    }
  });

  it('the list of techniques has a card for each: name, level, description, the way to the lesson @1.6 @2.34 @3.7', async () => {
    const cards = mainOf('/techniques')?.querySelectorAll('ol > li') ?? [];
    const techniques = await loadTechniques(language);
    expect(cards).toHaveLength(techniques.length);
    const levels = ['beginner', 'intermediate', 'advanced', 'expert'];
    for (const [
      place,
      { id, name, japanese_name, difficulty, description },
    ] of techniques.entries()) {
      const card = cards[place] ?? null;
      expect(textsIn(card, 'h2')).toEqual([language === 'en' ? name : japanese_name]);
      const level = words.levels[levels.indexOf(difficulty)];
      expect(textsIn(card, `[data-difficulty=${difficulty}]`)).toEqual([level]);
      expect(card?.text).toContain(description);
      expect(linksIn(card)).toEqual([at(`/techniques/${id}`)]);
      expect(textsIn(card, 'a')).toEqual([language === 'en' ? name : japanese_name]);
      expect(card?.text).toContain(words.details);
    }
  });

  it.each(TAUGHT_TECHNIQUES)(
    'the lesson of $id has all its parts, and leads to a game of its level @1.6 @2.36 @7.6',
    ({ id, difficulty }) => {
      const main = mainOf(`/techniques/${id}`);
      // What is seen of a pattern of several lines has no house of its own.
      const lesson = words.lesson.map((title) =>
        title === words.oneHouse && ['x-wing', 'swordfish'].includes(id) ? words.oneDigit : title,
      );
      expect(textsIn(main, 'h2').slice(0, 6)).toEqual(lesson);
      expect(main?.querySelectorAll('table')).toHaveLength(2);
      for (const name of ALSO_CALLED[id][language]) expect(main?.text).toContain(name);
      const game = `/game/${PRACTISED_AT[difficulty]}?technique=${id}`;
      expect(linksIn(main)).toContain(at(game));
    },
  );

  it('how to play explains rules, controls, hints, difficulties, tips, techniques, notes and words @1.7', () => {
    const main = mainOf('/how-to-play');
    expect(textsIn(main, 'h2')).toEqual(words.help);
    const [, sample, , hints, guide, , , , glossary, questions] =
      main?.querySelectorAll('article > section') ?? [];
    expect(sample?.querySelectorAll('table tr')).toHaveLength(10);
    expect(textsIn(hints ?? null, 'ol > li')).toHaveLength(3);
    expect(linksIn(guide ?? null)).toEqual(DIFFICULTIES.map((each) => at(`/game/${each}`)));
    expect(textsIn(glossary ?? null, 'dl > div > dt')).toHaveLength(10);
    expect(textsIn(questions ?? null, 'h3')).toHaveLength(3);
  });

  it('the tools and the profile are open to everyone @1.14 @2.43', () => {
    const board = mainOf('/test');
    expect(board?.querySelectorAll('[data-given]').length).toBeGreaterThanOrEqual(17);
    expect(board?.querySelectorAll('fieldset button').length).toBeGreaterThanOrEqual(10);
    expect(textsIn(mainOf('/api-test'), 'h2')).toEqual(words.calls);
    expect(mainOf('/profile')?.text).toContain(words.profile);
  });
});
