import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  indexedPaths,
  type Language,
  matchPath,
  PAGE_NAMESPACES,
  type PageKey,
  type PathMatch,
  pageKey,
  pictureOf,
  SITE,
} from '@nanpure/content';
import { loadStrings, STRING_GROUPS } from '@nanpure/content/strings';
import { TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import { createInstance } from 'i18next';
import { boardOf } from './boards.ts';

/** A file below `public`, and the page of HTML that it is a photograph of. */
export interface SitePicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const LOGO = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

/** The fonts of the site's headings; what isn't on the machine is passed over. */
const STYLE = `
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; background: #faf9f5; color: #1f2937; display: flex; align-items: center;
  font-family: "Iowan Old Style", Palatino, "Noto Serif CJK JP", "Noto Serif JP", "Hiragino Mincho ProN", serif }
body > svg { width: 534px; height: 534px; flex: none; margin: 0 64px 0 48px; font-family: "Noto Sans CJK JP", "Noto Sans JP", system-ui, sans-serif }
div { padding-right: 48px; align-self: stretch; display: flex; flex-direction: column; justify-content: center; position: relative }
h1 { line-height: 1.24; font-weight: 700; text-wrap: balance; word-break: auto-phrase; line-break: strict }
p { margin-top: 22px; font-size: 32px; line-height: 1.4; color: #434d5b; text-wrap: balance; word-break: auto-phrase; line-break: strict }
footer { position: absolute; bottom: 48px; left: 0; display: flex; align-items: center; gap: 16px; font-size: 30px; font-weight: 700; white-space: nowrap }
footer svg { width: 46px; height: 46px }
hr { width: 72px; height: 0; border: 0; border-top: 6px solid #c8402a; border-radius: 3px; margin-bottom: 30px }`;

async function titleIn(language: Language, key: PageKey): Promise<string> {
  const groups = STRING_GROUPS.map((name) => loadStrings(name, language));
  const resources = { [language]: Object.assign({}, ...(await Promise.all(groups))) };
  const texts = createInstance({ lng: language, resources });
  void texts.init({ initAsync: false });
  return texts.getFixedT(language, PAGE_NAMESPACES)(`${key}.title`);
}

/** What is written large, and what below it. */
async function wordsFor(match: PathMatch, language: Language) {
  const title = await titleIn(language, pageKey(match));
  if (match.route !== 'technique') return { name: title };
  const names = TECHNIQUE_NAMES[match.params.techniqueId];
  return language === 'en'
    ? { name: names.english, rest: title.split(': ')[1] }
    : { name: names.katakana, rest: names.native ?? undefined };
}

/** The width for the large words, in pixels. */
const ROOM = 490;

/** A name that can't be broken is written smaller. */
function sizeOf(name: string): number {
  const isUnbroken = /^[\u30a0-\u30ff]+$/.test(name);
  return isUnbroken ? Math.min(62, Math.floor(ROOM / name.length)) : 62;
}

function fileOf(path: string): string | undefined {
  const match = matchPath(path);
  return match?.language && pictureOf(match, match.language);
}

async function pagePicture(path: string): Promise<SitePicture> {
  const match = matchPath(path);
  const language = match?.language;
  if (!match || !language) throw new Error(`${path} is no page.`);
  const { name, rest } = await wordsFor(match, language);
  const board = await boardOf(match, language);
  const heading = `<h1 style="font-size: ${sizeOf(name)}px">${name}</h1>${rest ? `<p>${rest}</p>` : ''}`;
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${STYLE}</style><body>${board}<div><hr>${heading}<footer>${LOGO}${SITE.name[language]}</footer></div>`;
  return { file: pictureOf(match, language).slice(1), width: 1200, height: 630, html };
}

/** The site's sign in a square; `share` is how much of it the sign takes. */
function icon(
  file: string,
  size: number,
  { share = 1, background = 'transparent' } = {},
): SitePicture {
  const side = Math.round(size * share);
  const html = `<!doctype html><meta charset="utf-8"><style>body { margin: 0; height: ${size}px; display: grid; place-items: center; background: ${background} } svg { width: ${side}px; height: ${side}px }</style>${LOGO}`;
  return { file, width: size, height: size, html };
}

const PAPER = '#faf9f5';

const ICONS = [
  icon('icons/icon-192.png', 192),
  icon('icons/icon-512.png', 512),
  // What is maskable may lose all but a circle of four fifths.
  icon('icons/maskable-512.png', 512, { share: 0.56, background: PAPER }),
  icon('icons/apple-touch-icon.png', 180, { share: 0.76, background: PAPER }),
  icon('favicon.ico', 32),
];

/** Whether no page before has the same picture. */
function isFirstWithItsPicture(path: string, index: number, paths: readonly string[]): boolean {
  return paths.findIndex((other) => fileOf(other) === fileOf(path)) === index;
}

/** Every picture that is drawn beforehand: one for each page that others may link to, and the icons. */
export async function sitePictures(): Promise<readonly SitePicture[]> {
  const own = indexedPaths().filter(isFirstWithItsPicture);
  return [...(await Promise.all(own.map(pagePicture))), ...ICONS];
}

/** What a picture was drawn from, in short: another text means that it has to be drawn again. */
export function digestOf({ html }: SitePicture): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 16);
}
