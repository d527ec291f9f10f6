import { jaModel, Parser } from 'budoux';
import { type Plugin, parseSync, Visitor } from 'vite';
import { placesWithin } from '../src/lib/typesetting/keep-together.ts';

/** Where a line may be broken; it takes no room and isn't read out. */
const BREAK = '\u200b';

/** The Japanese texts. */
const JAPANESE_MODULE = /\/packages\/content\/src\/(?:.+\/)?ja(?:\/[\w-]+)?\.ts$/;

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

/** The code of Japanese texts with the phrases of each `heading('…')` marked. */
export function markHeadings(code: string): string {
  let marked = '';
  let done = 0;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [text], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'heading') return;
      if (text?.type !== 'Literal' || typeof text.value !== 'string') {
        throw new Error(`heading() takes a text: ${code.slice(start, end)}`);
      }
      marked += code.slice(done, start) + JSON.stringify(markPhrases(text.value));
      done = end;
    },
  });
  visitor.visit(parseSync('ja.ts', code).program);
  return marked + code.slice(done);
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
      handler: markHeadings,
    },
  };
}
