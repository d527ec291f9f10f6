import { jaModel, Parser } from 'budoux';
import type { Plugin } from 'vite';
import { placesWithin } from '../src/lib/keep-together.ts';

/** Where a line may be broken; it takes no room and isn't read out. */
const BREAK = '\u200b';

/** The Japanese texts. */
const JAPANESE_MODULE = /\/packages\/content\/src\/(?:.+\/)?ja(?:\/[\w-]+)?\.ts$/;

/** Titles for tabs and search engines: nobody breaks their lines. */
const TITLES_OF_PAGES = /\/strings\/ja\/(?:lesson-|legal-)?pages\.ts$/;

/** What headings and buttons are called among the texts. They are shown, and label nothing else. */
const HEADINGS = ['title', 'heading', 'question', 'message'];
const BUTTONS = [
  'play',
  'make',
  'parsePuzzle',
  'saveCopy',
  'fillNotes',
  'clearAllNotes',
  'clearMistakes',
  'export',
  'help',
];

/** A heading or button with its text; not the title of a page, which stands in `page`. */
const MARKED = new RegExp(
  `(?<!\\bpage: \\{\\s*)\\b((?:${[...HEADINGS, ...BUTTONS].join('|')}):\\s*')([^'\\\\\\n]+)'`,
  'g',
);

/** What is filled in later, such as `{{name}}`: for the parser one sign. */
const PLACEHOLDER = /\{\{.*?\}\}/g;
const STAND_IN = '〓';

/** A line may also be broken after what ends a clause; the model leaves short clauses together. */
const END_OF_CLAUSE = /(?<=[、。！？：])(?=[^、。！？：」』）\u200b])/g;

const parser = new Parser(jaModel);

/** The phrases of the model with a mark between them, but for those that it found within a word. */
function joinPhrases(text: string): string {
  const within = placesWithin(text);
  let place = 0;
  return parser
    .parse(text)
    .map((phrase) => {
      const border = place === 0 || within.has(place) ? '' : BREAK;
      place += phrase.length;
      return `${border}${phrase}`;
    })
    .join('');
}

/** A text with a mark wherever a line may be broken: between phrases, never within one. */
export function markPhrases(text: string): string {
  const placeholders = text.match(PLACEHOLDER) ?? [];
  const phrases = joinPhrases(text.replace(PLACEHOLDER, STAND_IN));
  let filled = 0;
  return phrases
    .replace(END_OF_CLAUSE, BREAK)
    .replaceAll(STAND_IN, () => placeholders[filled++] ?? '');
}

/** The code of Japanese texts with the phrases of headings and buttons marked. */
export function markHeadings(code: string): string {
  return code.replace(MARKED, (_, start: string, text: string) => `${start}${markPhrases(text)}'`);
}

/**
 * Japanese has no spaces to break lines at. Where a browser can't tell phrases apart itself, headings
 * and buttons break where this has marked their texts (`base.css`), so that browsers needn't load the
 * model for it.
 */
export function phraseBorders(): Plugin {
  return {
    name: 'nanpure:phrase-borders',
    enforce: 'pre',
    transform: {
      filter: { id: JAPANESE_MODULE },
      handler: (code, id) => (TITLES_OF_PAGES.test(id) ? undefined : markHeadings(code)),
    },
  };
}
