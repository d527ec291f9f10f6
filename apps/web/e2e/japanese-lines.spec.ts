import { indexedPaths, languageOf } from '@nanpure/content';
import type { Page } from '@playwright/test';
import { placesWithin } from '../src/lib/typesetting/keep-together.ts';
import { pagesOfToday } from './support/daily-pages.ts';
import { expect, test } from './support/fixtures.ts';

/** Headings, and what is pressed and has more than a word on it. */
const SHORT_TEXTS = 'h1, h2, h3, button, summary, a[data-kind]';

const PATHS = [
  ...indexedPaths().filter((path) => languageOf(path) === 'ja'),
  ...['/ja/search', '/ja/test', '/ja/api-test', '/ja/profile', '/ja/statistics'],
  ...['/ja/nowhere', '/ja/game/impossible', '/ja/techniques/y-wing'],
];

/** Lines are looked for by where signs stand; runs in the browser. */
function brokenTexts(selector: string): string[][] {
  const nodesOf = (element: Node): Node[] =>
    element.nodeType === Node.TEXT_NODE ? [element] : [...element.childNodes].flatMap(nodesOf);
  const signsOf = (node: Node) =>
    [...(node.nodeValue ?? '').split('').entries()].map(([at, sign]) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { height, bottom } = range.getBoundingClientRect();
      return { sign, bottom: height === 0 ? undefined : bottom };
    });
  const linesOf = (element: Element): string[] => {
    const lines: { bottom: number; text: string }[] = [];
    for (const { sign, bottom } of nodesOf(element).flatMap(signsOf)) {
      const last = lines.at(-1);
      const isNext = bottom !== undefined && Math.abs(bottom - (last?.bottom ?? 0)) > 8;
      if (last && !isNext) last.text += sign;
      else lines.push({ bottom: bottom ?? 0, text: sign });
    }
    return lines.map(({ text }) => text);
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && element.closest(':lang(ja)'))
    .map(linesOf)
    .filter((lines) => lines.length > 1);
}

/** Has headings and buttons break as where a browser knows nothing of phrases. */
async function forgetPhrases(page: Page, selector: string) {
  await page.evaluate((texts) => {
    const sheet = document.styleSheets[0];
    sheet?.insertRule(':lang(ja) { word-break: normal !important; }', sheet.cssRules.length);
    sheet?.insertRule(
      `:is(${texts}):lang(ja) { word-break: keep-all !important; overflow-wrap: anywhere !important; }`,
      sheet.cssRules.length,
    );
  }, selector);
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Whether a word goes on from one line to the next; one in katakana may be wider than a phone. */
function breaksWord(lines: readonly string[]): boolean {
  const words = [...segmenter.segment(lines.join('').replaceAll('\u200b', ''))];
  const starts = new Set(words.map(({ index }) => index));
  let at = 0;
  return lines.slice(0, -1).some((line) => {
    at += line.replaceAll('\u200b', '').length;
    return !starts.has(at);
  });
}

/** Enough Japanese to be broken; the digits on keys are laid out, not broken. */
const JAPANESE = /[ぁ-んァ-ヶー一-龠]{3,}/;

function isUgly(lines: readonly string[]): boolean {
  const last = (lines.at(-1) ?? '').replace(/[\u200b。、！？]/g, '');
  return JAPANESE.test(lines.join('')) && (last.trim().length < 2 || breaksWord(lines));
}

test.use({ expectedErrors: [/status of 404/] });

/** Where a text ends its lines within what is to stay whole. */
function cutsWhole(lines: readonly string[]): boolean {
  const plain = lines.map((line) => line.replace(/[\u200b\u2060]/g, ''));
  const within = placesWithin(plain.join(''));
  let at = 0;
  return plain.slice(0, -1).some((line) => {
    at += line.length;
    return within.has(at);
  });
}

/** What keeps words and counts whole: sentences. */
const SENTENCES = 'header p, article p, article li';
const HAS_SENTENCES = /^\/ja$|how-to-play|techniques\//;

/** The texts of a page that run over several lines and break where they should not, on windows of some widths. */
async function badLines(
  page: Page,
  { widths, selector, isBad }: { widths: number[]; selector: string; isBad: typeof isUgly },
) {
  const bad: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const texts = await page.evaluate(brokenTexts, selector);
    bad.push(...texts.filter(isBad).map((lines) => `${width}: ${lines.join(' / ')}`));
  }
  return bad;
}

const shortTexts = { widths: [320, 360], selector: SHORT_TEXTS, isBad: isUgly };
const sentences = { widths: [320, 1280], selector: SENTENCES, isBad: cutsWhole };

/** How long it takes until the lines of all pages were looked at. */
const DAYS = 8;

test('Japanese lines break between words, phrases known to the browser or not', async ({
  page,
}) => {
  test.setTimeout(20_000 * PATHS.length);
  for (const path of pagesOfToday(PATHS, DAYS)) {
    await page.goto(path);
    const bad = await badLines(page, shortTexts);
    if (HAS_SENTENCES.test(path)) bad.push(...(await badLines(page, sentences)));
    await forgetPhrases(page, SHORT_TEXTS);
    bad.push(...(await badLines(page, shortTexts)));
    expect(bad, path).toEqual([]);
  }
});

test('the marks for breaking lines are in texts on the page and nowhere else', async ({
  request,
}) => {
  let marked = 0;
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    const [head = '', body = ''] = html.split('<body');
    expect(head, path).not.toContain('\u200b');
    expect(body.match(/="[^"]*\u200b[^"]*"/g), path).toBeNull();
    if (body.includes('\u200b')) marked += 1;
  }
  expect(marked).toBeGreaterThan(PATHS.length / 2);
});
