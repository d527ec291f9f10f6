import type { Language } from '../../languages.ts';
import { LADDER_SENTENCES, type LadderClaim } from './sentences.ts';

/** A sentence read: what it claims, and its parts by name, as they are written. */
export interface ReadSentence {
  readonly claim: LadderClaim;
  readonly parts: Readonly<Record<string, string>>;
}

interface Reader {
  readonly claim: LadderClaim;
  readonly expression: RegExp;
}

/** How a house ends: 「中央のブロック」 has a 「の」 of its own. */
const HOUSE: Readonly<Record<Language, string>> = { en: '.+?', ja: '.+?[目ク]' };

function expressionOf(template: string, language: Language): RegExp {
  const source = template
    .replace(/[.?*+^$[\]\\]/g, '\\$&')
    .replaceAll(/(?<!\()\((?!\()/g, '(?:')
    .replaceAll('((', '\\(')
    .replaceAll('))', '\\)')
    .replaceAll('{house}', `(?<house>${HOUSE[language]})`)
    .replace(/\{(\w+)\}/g, '(?<$1>.+?)');
  return new RegExp(`^${source}$`);
}

function readersOf(language: Language): Reader[] {
  const all = Object.entries(LADDER_SENTENCES) as [
    LadderClaim,
    (typeof LADDER_SENTENCES)[LadderClaim],
  ][];
  return all.flatMap(([claim, templates]) =>
    templates[language].map((template) => ({
      claim,
      expression: expressionOf(template, language),
    })),
  );
}

const READERS: Readonly<Record<Language, readonly Reader[]>> = {
  en: readersOf('en'),
  ja: readersOf('ja'),
};

/** Every way to read a sentence: of a sound one there is one, or several that claim much the same. */
export function readingsOf(text: string, language: Language): ReadSentence[] {
  return READERS[language].flatMap(({ claim, expression }) => {
    const parts = expression.exec(text)?.groups;
    return parts ? [{ claim, parts }] : [];
  });
}
