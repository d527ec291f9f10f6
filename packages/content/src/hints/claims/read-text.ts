import type { Language } from '../../languages.ts';
import type { HintText } from '../phrases.ts';
import { type Claim, HERE } from './claim.ts';
import { ENGLISH_LOOKS } from './sentences/english-looks.ts';
import { ENGLISH_OTHERS } from './sentences/english-others.ts';
import { ENGLISH_STAGES } from './sentences/english-stages.ts';
import { ENGLISH_STEPS } from './sentences/english-steps.ts';
import { ENGLISH_WORDS } from './sentences/english-words.ts';
import { JAPANESE_LOOKS } from './sentences/japanese-looks.ts';
import { JAPANESE_OTHERS } from './sentences/japanese-others.ts';
import { JAPANESE_STAGES } from './sentences/japanese-stages.ts';
import { JAPANESE_STEPS } from './sentences/japanese-steps.ts';
import { JAPANESE_WORDS } from './sentences/japanese-words.ts';
import { type Lexicon, type Reader, readerOf, type Sentence } from './template.ts';

/** The longest template, in sentences. */
const MOST_SENTENCES = 2;

interface Grammar {
  readonly readers: readonly { readonly template: string; readonly read: Reader }[];
  readonly isQuiet: (template: string) => boolean;
  /** What stands between two sentences, as a place to cut. */
  readonly cut: RegExp;
}

function grammarOf(sentences: readonly Sentence[], lexicon: Lexicon, cut: RegExp): Grammar {
  const readers = sentences.map((sentence) => ({
    template: sentence.template,
    read: readerOf(sentence, lexicon),
  }));
  const quiet = new Set(sentences.filter(({ isQuiet }) => isQuiet).map(({ template }) => template));
  return { readers, isQuiet: (template) => quiet.has(template), cut };
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: grammarOf(
    [...ENGLISH_LOOKS, ...ENGLISH_STEPS, ...ENGLISH_STAGES, ...ENGLISH_OTHERS],
    ENGLISH_WORDS,
    /(?<=[.?!]) /,
  ),
  ja: grammarOf(
    [...JAPANESE_LOOKS, ...JAPANESE_STEPS, ...JAPANESE_STAGES, ...JAPANESE_OTHERS],
    JAPANESE_WORDS,
    /(?<=[。？！])/,
  ),
};

const GLUE: Readonly<Record<Language, string>> = { en: ' ', ja: '' };

/** What a text says: its claims, or why it cannot be read. */
export interface ReadText {
  readonly claims: readonly Claim[];
  readonly errors: readonly string[];
  /** The kinds of sentences that it is made of. */
  readonly templates: readonly string[];
}

/** Reads one sentence (or two that belong together). */
function readSentence(text: string, { readers, isQuiet }: Grammar): ReadText | undefined {
  const found = readers.flatMap(({ template, read }) => {
    const claims = read(text);
    return claims ? [{ template, claims }] : [];
  });
  const [first, second] = found;
  if (!first) return undefined;
  const errors = [
    ...(second ? [`two ways to read: ${text}`] : []),
    ...(first.claims.length === 0 && !isQuiet(first.template) ? [`claims nothing: ${text}`] : []),
  ];
  return { claims: first.claims, errors, templates: [first.template] };
}

/** What was read so far of all texts: the same sentences come again and again. */
const MEMORY: Readonly<Record<Language, Map<string, ReadText | undefined>>> = {
  en: new Map(),
  ja: new Map(),
};

function remembered(text: string, language: Language): ReadText | undefined {
  const memory = MEMORY[language];
  if (!memory.has(text)) memory.set(text, readSentence(text, GRAMMARS[language]));
  return memory.get(text);
}

function readPart(text: string, language: Language): ReadText[] {
  const sentences = text.split(GRAMMARS[language].cut);
  const found: ReadText[] = [];
  for (let start = 0; start < sentences.length; ) {
    const lengths = Array.from({ length: MOST_SENTENCES }, (_, index) => MOST_SENTENCES - index);
    const reads = lengths.map((length) => {
      const joined = sentences.slice(start, start + length).join(GLUE[language]);
      return { length, read: remembered(joined.trim(), language) };
    });
    const match = reads.find(({ read }) => read);
    const unknown = {
      claims: [],
      errors: [`unknown sentence: ${sentences[start]}`],
      templates: [],
    };
    found.push(match?.read ?? unknown);
    start += match?.length ?? 1;
  }
  return found;
}

/** "This cell" and "this digit" are those that the text places. */
function resolved(claims: readonly Claim[]): Claim[] {
  const goes = claims.find((claim) => claim.says === 'goes');
  if (!goes) return [...claims];
  const text = JSON.stringify(claims, (key, value) => {
    if (value !== HERE && !Array.isArray(value)) return value;
    const answer = key.startsWith('digit') ? goes.digit : goes.cell;
    if (Array.isArray(value)) return value.map((each) => (each === HERE ? answer : each));
    return answer;
  });
  return JSON.parse(text);
}

/** Cells, digits and candidates in order, so that lists can be held against each other. */
function inOrder(claim: Claim): Claim {
  const entries = Object.entries(claim).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value
          .map((each) => JSON.stringify(each))
          .sort()
          .map((each) => JSON.parse(each))
      : value,
  ]);
  return Object.fromEntries(entries);
}

/** Every claim of a text, and every sentence of it that nobody knows. */
export function readText({ message, detail }: HintText, language: Language): ReadText {
  const parts = [message, ...(detail === undefined ? [] : [detail])].flatMap((part) =>
    readPart(part, language),
  );
  const claims = resolved(parts.flatMap((part) => part.claims));
  return {
    claims: claims.map(inOrder),
    errors: parts.flatMap(({ errors }) => errors),
    templates: parts.flatMap(({ templates }) => templates),
  };
}

/** Claims as texts, in an order that does not depend on how they were said. */
export function showClaims(claims: readonly Claim[]): string[] {
  return claims.map((claim) => JSON.stringify(claim)).sort();
}

/** Every kind of sentence that a language knows. */
export function templatesOf(language: Language): string[] {
  return GRAMMARS[language].readers.map(({ template }) => template);
}
