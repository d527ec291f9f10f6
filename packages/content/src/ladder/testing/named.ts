import { ENGLISH_WORDS } from '../../hints/claims/sentences/english-words.ts';
import { JAPANESE_WORDS } from '../../hints/claims/sentences/japanese-words.ts';
import type { Lexicon } from '../../hints/claims/template.ts';
import type { Language } from '../../languages.ts';

/** What a sentence names. */
export interface Named {
  readonly cells: readonly number[];
  readonly houses: readonly number[];
  readonly digits: readonly number[];
}

const LEXICONS: Readonly<Record<Language, Lexicon>> = { en: ENGLISH_WORDS, ja: JAPANESE_WORDS };

/** Numbers that count something, rather than being a digit of the board. */
const COUNTS = /[1-9]\d*(?=マス|本の|色|手続| more steps)/g;

function entryOf(
  language: Language,
  name: 'cells' | 'houses' | 'spots' | 'candidates' | 'removals',
) {
  const entry = LEXICONS[language][name];
  if (!entry) throw new Error(`no ${name} in ${language}`);
  return entry;
}

/** Reads all of one kind out of a text, and leaves the rest. */
function taken(text: string, language: Language, name: 'cells' | 'houses') {
  const { source, read } = entryOf(language, name);
  const all = new RegExp(source, 'gi');
  const found = [...text.matchAll(all)].flatMap(([each]) => read(each, {}) as number[]);
  return { found, rest: text.replace(all, '#') };
}

/** What a text names, read from it alone. */
export function namedIn(text: string, language: Language): Named {
  const cells = taken(text, language, 'cells');
  const houses = taken(cells.rest, language, 'houses');
  const digits = houses.rest.replace(COUNTS, '#').matchAll(/[1-9]/g);
  return {
    cells: cells.found,
    houses: houses.found,
    digits: [...digits].map(([digit]) => Number(digit)),
  };
}

/** The cells of a house that are named by what they have beside it: "columns 2 and 5". */
export function spotsIn(text: string, house: number, language: Language): readonly number[] {
  return (entryOf(language, 'spots').read(text, { house }) as number[] | undefined) ?? [];
}

/** Candidates in the form in which they are taken out, or in another: each as a number, by cell and digit. */
export function removalsIn(
  text: string,
  language: Language,
  form: 'removals' | 'candidates' = 'removals',
): number[] {
  const read = entryOf(language, form).read(text, {}) as
    | { cell: number; digit: number }[]
    | undefined;
  return (read ?? []).map(({ cell, digit }) => 10 * cell + digit).sort((a, b) => a - b);
}
