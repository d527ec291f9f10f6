import {
  GAME_ANCHORS,
  HOW_TO_PLAY_ANCHORS,
  LANGUAGES,
  type Language,
  LESSON_ANCHORS,
  type PageKey,
  pathTo,
  type RouteId,
  STATISTICS_ANCHORS,
  TECHNIQUE_SEARCH_WORDS,
} from '@nanpure/content';
import { pageDescription } from '@nanpure/content/descriptions';
import { loadHowToPlay } from '@nanpure/content/how-to-play';
import { type LegalDocumentId, loadLegalDocument } from '@nanpure/content/legal';
import { loadStrings } from '@nanpure/content/strings';
import {
  ALSO_CALLED,
  loadLessonTexts,
  loadTechniques,
  TECHNIQUE_NAMES,
  type Technique,
} from '@nanpure/content/techniques';
import { DIFFICULTIES } from '@nanpure/engine';
import { coursePath, stations } from './course-sources.ts';
import type { SearchEntry } from './entry.ts';
import { referenceList, referencePages } from './reference-sources.ts';
import { keywordsOf, type Source, type SourceTexts, textOf } from './source.ts';

/** What a text on the page is made of: where it breaks is no matter here. */
function plain(text: string): string {
  return text.replaceAll('\u200b', '');
}

/** A page whose title is in `strings/{en,ja}/pages.ts`: by title and description. */
function described(route: Extract<RouteId, PageKey>): Source {
  return async (language, t) => [
    {
      address: pathTo(route, { language }),
      page: t(`pages:${route}.title`),
      text: pageDescription(route, language),
    },
  ];
}

const games: Source = async (language, t) =>
  DIFFICULTIES.map((difficulty) => ({
    address: pathTo('game', { language, difficulty }),
    page: t(`pages:game.${difficulty}.title`),
    text: pageDescription(`game.${difficulty}`, language),
    ...keywordsOf(difficulty),
  }));

async function entriesOfTechnique(
  technique: Technique,
  language: Language,
  t: SourceTexts,
): Promise<SearchEntry[]> {
  const { id, description, detailed_description } = technique;
  const lesson = await loadLessonTexts(id, language);
  const { english, katakana, native } = TECHNIQUE_NAMES[id];
  const others = LANGUAGES.flatMap((each) => ALSO_CALLED[id][each]);
  const words = TECHNIQUE_SEARCH_WORDS[id];
  const page = language === 'ja' ? katakana : english;
  const address = pathTo('technique', { language, techniqueId: id });
  const sections = [
    [LESSON_ANCHORS.concept, t('techniques:concept'), lesson.concept],
    [LESSON_ANCHORS.howToFind, t('techniques:howToFind.title'), lesson.howToFind],
    [LESSON_ANCHORS.tips, t('techniques:tips'), lesson.tips],
    [LESSON_ANCHORS.mastery, t('techniques:mastery.title'), lesson.mastery],
  ] as const;
  return [
    {
      address,
      page,
      text: textOf([description, detailed_description], language),
      keywords: [english, katakana, native, ...others, words].join(' '),
    },
    ...sections.map(([anchor, section, texts]) => ({
      address: `${address}#${anchor}`,
      page,
      section,
      text: textOf(texts, language),
    })),
  ];
}

const lessons: Source = async (language, t) => {
  const catalogue = await loadTechniques(language);
  const entries = catalogue.map((technique) => entriesOfTechnique(technique, language, t));
  return (await Promise.all(entries)).flat();
};

const SECTIONS = Object.entries(HOW_TO_PLAY_ANCHORS) as [
  keyof typeof HOW_TO_PLAY_ANCHORS,
  string,
][];

const howToPlay: Source = async (language) => {
  const texts = await loadHowToPlay(language);
  const address = pathTo('howToPlay', { language });
  const page = texts.title;
  const terms = texts.words.list.map(({ term }) => term).join(' ');
  return [
    { address, page, text: texts.lead },
    ...SECTIONS.map(([name, anchor]) => {
      const { title, ...rest } = texts[name];
      const text = textOf(rest, language);
      const keywords = name === 'words' ? { keywords: terms } : keywordsOf(name);
      return { address: `${address}#${anchor}`, page, section: title, text, ...keywords };
    }),
  ];
};

function legal(id: LegalDocumentId): Source {
  return async (language) => {
    const { title: page, lead, summary, sections } = await loadLegalDocument(id, language);
    const address = pathTo(id, { language });
    return [
      { address, page, text: textOf([lead, summary], language) },
      ...sections.map((section) => ({
        address: `${address}#${section.id}`,
        page,
        section: section.title,
        text: textOf(section.blocks, language),
        ...(id === 'privacy' && section.id === 'browser' ? keywordsOf('offline') : {}),
      })),
    ];
  };
}

/** What the windows of the game say: its settings, and its help with all that can be done. */
const gameWindows: Source = async (language) => {
  const [{ game }, { help, settings }] = await Promise.all([
    loadStrings('play', language),
    loadStrings('guide', language),
  ]);
  const address = pathTo('game', { language, difficulty: 'easy' });
  const { title, close: _close, ...choices } = settings;
  const done = [help.lead, help.onBoard, Object.values(help.commands), game.pause.text];
  return [
    {
      address: `${address}#${GAME_ANCHORS.settings}`,
      page: title,
      text: textOf(choices, language),
      ...keywordsOf('settings'),
    },
    {
      address: `${address}#${GAME_ANCHORS.help}`,
      page: help.title,
      text: textOf(done, language),
      ...keywordsOf('help'),
    },
  ];
};

/** Sheets of puzzles on paper. */
const printing: Source = async (language) => {
  const { print } = await loadStrings('print', language);
  const { title: page, lead, candidates, solutions } = print;
  return [
    {
      address: pathTo('print', { language }),
      page,
      text: textOf(
        [lead, pageDescription('printPages:print', language), candidates, solutions],
        language,
      ),
      ...keywordsOf('print'),
    },
  ];
};

/** What was played on this device, and how to take it along. */
const statisticsPage: Source = async (language) => {
  const { statistics, backup } = await loadStrings('statistics', language);
  const { lead, totals, byDifficulty, techniques: met } = statistics;
  const address = pathTo('statistics', { language });
  const page = statistics.title;
  return [
    {
      address,
      page,
      text: textOf([lead, totals, byDifficulty, met], language),
      ...keywordsOf('statistics'),
    },
    {
      address: `${address}#${STATISTICS_ANCHORS.backup}`,
      page,
      section: backup.title,
      text: textOf([backup.lead, backup.export, backup.import], language),
      ...keywordsOf('backup'),
    },
  ];
};

/** The puzzles of each day. */
const daily: Source = async (language) => {
  const { daily: texts } = await loadStrings('daily', language);
  const address = pathTo('daily', { language });
  const text = textOf([texts.lead, texts.streak, texts.calendar.lead], language);
  return [{ address, page: texts.title, text, ...keywordsOf('daily') }];
};

const solver: Source = async (language) => {
  const { solver: texts } = await loadStrings('solver', language);
  return [
    {
      address: pathTo('solver', { language }),
      page: texts.page.title,
      text: textOf([texts.lead, texts.privacy, texts.about], language),
      ...keywordsOf('solver'),
    },
  ];
};

/** What each screen is found by; the search doesn't find one without sources. */
const SOURCES: Readonly<Record<RouteId, readonly Source[]>> = {
  technique: [lessons],
  reference: [referencePages],
  referenceList: [referenceList],
  learn: [coursePath],
  station: [stations],
  review: [],
  howToPlay: [howToPlay],
  game: [games, gameWindows],
  daily: [daily],
  dailyGame: [],
  home: [described('home')],
  techniques: [described('techniques')],
  print: [printing],
  solver: [solver],
  statistics: [statisticsPage],
  privacy: [legal('privacy')],
  terms: [legal('terms')],
  search: [],
  ownGame: [],
  profile: [],
  boardTest: [],
  apiTest: [],
};

/** Everything that can be found in a language. Rejects where a part of it can't be loaded. */
export async function loadEntries(language: Language, t: SourceTexts): Promise<SearchEntry[]> {
  const entries = await Promise.all(
    Object.values(SOURCES)
      .flat()
      .map((source) => source(language, t)),
  );
  return entries.flat().map((entry) => ({
    ...entry,
    page: plain(entry.page),
    text: plain(entry.text),
    ...(entry.section === undefined ? {} : { section: plain(entry.section) }),
  }));
}
