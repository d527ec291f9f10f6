import type { HouseKind, TaughtTechniqueId } from '@nanpure/engine';
import type { Candidate, Claim, House } from './claim.ts';

/** What can be read from a sentence, by the name of its placeholder. */
export interface Words {
  readonly house: House;
  readonly houses: readonly House[];
  /** Houses that others cross, or that the cells before lie in. */
  readonly cover: readonly House[];
  readonly cell: number;
  readonly cells: readonly number[];
  /** Cells of the house that the sentence has named. */
  readonly spots: readonly number[];
  readonly digit: number;
  readonly digits: readonly number[];
  readonly candidates: readonly Candidate[];
  readonly technique: TaughtTechniqueId;
  readonly count: number;
  readonly lines: HouseKind;
  readonly across: HouseKind;
  readonly kinds: readonly HouseKind[];
}

export type Word = keyof Words;

/** How a language writes one kind of word: as the source of a regular expression, and how to read it. */
export interface WordPattern<Name extends Word = Word> {
  readonly word: Name;
  readonly source: string;
  /** Undefined where the text makes no sense. */
  readonly read: (text: string, before: Partial<Words>) => Words[Name] | undefined;
}

/** The placeholders that a language knows; several can stand for the same word ("a 7" and "7"). */
export type Lexicon = Readonly<Record<string, WordPattern>>;

type Placeholders<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Other ways to write a word, in either language. */
interface OtherWays {
  readonly aDigit: 'digit';
  readonly eitherDigit: 'digits';
  readonly removals: 'candidates';
  readonly noun: 'lines';
}

type WordOf<Name> = Name extends keyof OtherWays ? OtherWays[Name] : Name & Word;

/** A kind of sentence, and what it claims. */
export interface Sentence {
  readonly template: string;
  readonly claims: (words: Words) => readonly Claim[];
  /** Whether it states nothing: a question, an invitation. */
  readonly isQuiet?: true;
}

/** A sentence that states something; `{house}` and the like are read from it. */
export function states<Template extends string>(
  template: Template,
  claims: (words: Pick<Words, WordOf<Placeholders<Template>>>) => readonly Claim[],
): Sentence {
  return { template, claims };
}

/** The same for sentences that state the same in other words. */
export function allState<const Template extends string>(
  templates: readonly Template[],
  claims: (words: Pick<Words, WordOf<Placeholders<Template>>>) => readonly Claim[],
): Sentence[] {
  return templates.map((template) => ({ template, claims }));
}

/** A question or an invitation that states nothing. */
export function statesNothing(template: string): Sentence {
  return { template, claims: () => [], isQuiet: true };
}

/** Reads the words of a sentence of one kind; undefined where it is none. */
export type Reader = (text: string) => readonly Claim[] | undefined;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function patternNamed(lexicon: Lexicon, name: string): WordPattern {
  const pattern = lexicon[name];
  if (!pattern) throw new Error(`no placeholder: {${name}}`);
  return pattern;
}

/** The words of a matched sentence; undefined where one makes no sense or contradicts another. */
function wordsOf(patterns: readonly WordPattern[], texts: readonly string[]): Words | undefined {
  const words: Record<string, unknown> = {};
  for (const [index, { word, read }] of patterns.entries()) {
    const value = read(texts[index] ?? '', words);
    const before = words[word];
    if (value === undefined) return undefined;
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return undefined;
    words[word] = value;
  }
  // The template's type has seen to it that the claims ask for no other word.
  return words as unknown as Words;
}

/** How to read sentences of one kind in a language. */
export function readerOf({ template, claims }: Sentence, lexicon: Lexicon): Reader {
  const parts = template.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const patterns = names.map((name) => patternNamed(lexicon, name));
  const source = parts.map((part, index) =>
    index % 2 === 1 ? `(${patternNamed(lexicon, part).source})` : escaped(part),
  );
  const expression = new RegExp(`^${source.join('')}$`, 'i');
  const longest = parts.reduce((best, part, index) =>
    index % 2 === 0 && part.length > best.length ? part : best,
  );
  return (text) => {
    // Most sentences are of another kind, which shows at once.
    const match = text.includes(longest) ? expression.exec(text) : null;
    const words = match && wordsOf(patterns, match.slice(1));
    return words ? claims(words) : undefined;
  };
}
