import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { pairsOf, wordsOf } from './words.ts';

/** An entry that was found, with the words in it that were looked for, folded. */
export interface Finding extends SearchEntry {
  readonly words: readonly string[];
}

/** Finds entries, the best first. */
export type Search = (query: string) => Finding[];

/** A letter too many, too few or another one. */
const ONE_SLIP = 1;

const FIELDS = ['page', 'section', 'keywords', 'text'];
const WEIGHTS = { page: 2, section: 3, keywords: 4, text: 1 };
/** A word by itself that says little: one kana, such as a particle. */
const ONE_KANA = /^[\u3041-\u30ff]$/;

/**
 * Words as written in letters may have a slip; a Japanese one with another sign is another one, and so
 * is a short one: "pair" isn't "fair", and "timer" isn't "times".
 */
function mayBeMisspelt(word: string): number | boolean {
  return /^[a-z]{7,}$/.test(word) && ONE_SLIP;
}

/** The entries' words, and pairs of signs besides: words are cut differently in other company. */
function termsOf(text: string): string[] {
  return [...(wordsOf(text) ?? []), ...pairsOf(text)];
}

/** The words that say something; one kana does where nothing else is asked for. */
function tellingWords(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : words.filter((word) => !ONE_KANA.test(word));
}

/** A word as it is written, and one of several without its last letter: "pairs" looks for "pair", too. */
function inEachNumber(word: string): Query {
  const isPlural = /^[a-z]{3,}s$/.test(word);
  return isPlural ? { combineWith: 'OR', queries: [word, word.slice(0, -1)] } : word;
}

/** What to look for, in turn, until something is found. */
function triesFor(query: string): Query[] {
  const words = tellingWords(wordsOf(query) ?? []);
  const all = (queries: readonly string[]): Query => ({
    combineWith: 'AND',
    queries: queries.map(inEachNumber),
  });
  const any = (queries: readonly string[]): Query => ({
    combineWith: 'OR',
    queries: queries.map(inEachNumber),
  });
  return [all(words), all(pairsOf(query)), any(words)];
}

/** Makes entries searchable. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const entryAt = new Map(entries.map((entry) => [entry.address, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'address',
    fields: FIELDS,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: WEIGHTS,
      boostDocument: (address) => entryAt.get(address)?.weight ?? 1,
      prefix: (term) => term.length > 1,
      fuzzy: mayBeMisspelt,
      // What is looked for is cut into words already.
      tokenize: (word) => [word],
    },
  });
  index.addAll(entries);
  const findingOf = ({ id, terms }: SearchResult): Finding[] => {
    const entry = entryAt.get(id);
    return entry ? [{ ...entry, words: terms }] : [];
  };
  return (query) => {
    for (const wanted of triesFor(query)) {
      const results = index.search(wanted);
      if (results.length > 0) return results.flatMap(findingOf);
    }
    return [];
  };
}
