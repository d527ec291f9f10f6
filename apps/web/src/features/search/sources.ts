import { HOW_TO_PLAY_ANCHORS, type Language, LESSON_ANCHORS, pathTo } from '@nanpure/content';
import { pageDescription } from '@nanpure/content/descriptions';
import { loadHowToPlay } from '@nanpure/content/how-to-play';
import { type LegalBlock, type LegalDocumentId, loadLegalDocument } from '@nanpure/content/legal';
import {
  loadLessonTexts,
  loadTechniques,
  TECHNIQUE_NAMES,
  type Technique,
} from '@nanpure/content/techniques';
import { DIFFICULTIES } from '@nanpure/engine';
import type { TFunction } from 'i18next';
import type { SearchEntry } from './entry.ts';

/** The texts that name the parts of pages. */
export type SourceTexts = TFunction<['pages', 'techniques']>;

/** Brings what can be found of one kind; rejects where that can't be loaded. */
type Source = (language: Language, t: SourceTexts) => Promise<SearchEntry[]>;

/** What a text on the page is made of: where it breaks is no matter here. */
function plain(text: string): string {
  return text.replaceAll('\u200b', '');
}

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}

/** All texts of something in a row; Japanese sentences stand without spaces between them. */
function textOf(content: unknown, language: Language): string {
  return textsOf(content).join(language === 'ja' ? '' : ' ');
}

const pages: Source = (language, t) => {
  const games = DIFFICULTIES.map((difficulty) => ({
    address: pathTo('game', { language, difficulty }),
    page: t(`pages:game.${difficulty}.title`),
    text: pageDescription(`game.${difficulty}`, language),
  }));
  const others = (['home', 'techniques', 'statistics'] as const).map((route) => ({
    address: pathTo(route, { language }),
    page: t(`pages:${route}.title`),
    text: pageDescription(route, language),
  }));
  return Promise.resolve([...games, ...others]);
};

async function entriesOfTechnique(
  technique: Technique,
  language: Language,
  t: SourceTexts,
): Promise<SearchEntry[]> {
  const { id, description, detailed_description } = technique;
  const lesson = await loadLessonTexts(id, language);
  const { english, katakana, native } = TECHNIQUE_NAMES[id];
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
      keywords: [english, katakana, native].join(' '),
    },
    ...sections.map(([anchor, section, texts]) => ({
      address: `${address}#${anchor}`,
      page,
      section,
      text: textOf(texts, language),
    })),
  ];
}

const techniques: Source = async (language, t) => {
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
  return [
    { address, page, text: texts.lead },
    ...SECTIONS.map(([name, anchor]) => {
      const { title, ...rest } = texts[name];
      const text = textOf(rest, language);
      return { address: `${address}#${anchor}`, page, section: title, text };
    }),
  ];
};

/** What a block says, without the addresses of links. */
function wordsOf(block: LegalBlock): unknown {
  if (typeof block === 'string' || !('services' in block)) return block;
  return block.services.map(({ title, facts }) => [title, facts.map(({ text }) => text)]);
}

async function entriesOfLegalDocument(id: LegalDocumentId, language: Language) {
  const { title: page, lead, summary, sections } = await loadLegalDocument(id, language);
  const address = pathTo(id, { language });
  return [
    { address, page, text: textOf([lead, summary], language) },
    ...sections.map(({ id: anchor, title: section, blocks }) => ({
      address: `${address}#${anchor}`,
      page,
      section,
      text: textOf(blocks.map(wordsOf), language),
    })),
  ];
}

const legal: Source = async (language) => [
  ...(await entriesOfLegalDocument('privacy', language)),
  ...(await entriesOfLegalDocument('terms', language)),
];

/** All that the search knows of; a new kind of page is a line here. */
const SOURCES: readonly Source[] = [techniques, howToPlay, legal, pages];

/** Everything that can be found in a language. Rejects where a part of it can't be loaded. */
export async function loadEntries(language: Language, t: SourceTexts): Promise<SearchEntry[]> {
  const entries = await Promise.all(SOURCES.map((source) => source(language, t)));
  return entries.flat().map((entry) => ({
    ...entry,
    page: plain(entry.page),
    text: plain(entry.text),
    ...(entry.section === undefined ? {} : { section: plain(entry.section) }),
  }));
}
