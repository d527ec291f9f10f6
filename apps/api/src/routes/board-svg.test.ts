import { PICTURE_PHRASES } from '@nanpure/content/api';
import { linkPaths, stepDrawing } from '@nanpure/content/drawing/step-drawing';
import { ladderName, loadLadderWriter } from '@nanpure/content/ladder';
import { loadReference } from '@nanpure/content/reference';
import { CELLS, columnOf, formatGrid, Position, parsePosition, rowOf } from '@nanpure/engine';
import { findSteps } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BANK } from '../testing/bank.ts';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';

const app = createTestApp();

/** A puzzle that the catalogue leads no further on. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

type Query = Readonly<Record<string, string>>;

const ask = (query: Query, headers: Record<string, string> = {}) =>
  app.request(`/api/v1/board.svg?${new URLSearchParams(query)}`, { headers });

/** All that a picture may consist of: nothing in it is a style, a script or an address. */
const PART = /<\/?(?:svg|title|desc|rect|path|circle|g|text)(?: [a-zA-Z:-]+="[^"<>&]*")*\/?>/g;
const TEXT = /^(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)*$/;

/** A picture that is well-formed. */
async function pictureOf(query: Query): Promise<string> {
  const reply = await ask(query);
  const svg = await reply.text();
  expect({ status: reply.status, svg }).toMatchObject({ status: 200 });
  expect(svg.replaceAll(PART, '')).toMatch(TEXT);
  const open: string[] = [];
  for (const [tag] of svg.matchAll(PART)) {
    if (tag.endsWith('/>')) continue;
    const name = /[a-z]+/.exec(tag)?.[0] ?? '';
    if (tag.startsWith('</')) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  return svg;
}

const partOf = (svg: string, name: 'title' | 'desc') =>
  (new RegExp(`<${name}>(.*?)</${name}>`).exec(svg)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");

const count = (svg: string, pattern: RegExp) => (svg.match(pattern) ?? []).length;

/** The board of an example of the reference, with its candidates as notes. */
async function exampleOf(id: 'xy-chain' | 'jellyfish' | 'als-xz' | 'simple-coloring') {
  const [example] = (await loadReference(id, 'en')).examples;
  const position = parsePosition(example?.position ?? '');
  if (!position.ok) throw new Error(id);
  const notes = [...position.value.emptyCells].map(
    (cell) => `${rowOf(cell)},${columnOf(cell)}:${position.value.digitsAt(cell).join('')}`,
  );
  return {
    position: position.value,
    query: { board: formatGrid(position.value.grid), notes: notes.join(';') },
  };
}

describe('a picture of a board', () => {
  test('has its digits, those of the puzzle apart from the others @7.32', async () => {
    expect(count(await pictureOf({ board: GIVENS }), /<text /g)).toBe(30);
    const svg = await pictureOf({ board: SOLUTION, givens: GIVENS });
    expect(count(svg, /font-weight="600" fill="#1f2937"/g)).toBe(30);
    expect(count(svg, /font-weight="400" fill="#1d4e9e"/g)).toBe(51);
  });

  test('is told row by row, with its notes, in the language of the request', async () => {
    const query = { board: GIVENS, notes: '0,2:421;8,0:3' };
    const svg = await pictureOf(query);
    expect(partOf(svg, 'title')).toBe('Sudoku board');
    expect(partOf(svg, 'desc')).toMatch(
      /^Row 1: 5, 3, empty, empty, 7, .*Row 9: .*7, 9\. Notes in row 1, column 3: 1, 2, 4\. Notes in row 9, column 1: 3\.$/,
    );
    const japanese = await pictureOf({ ...query, language: 'ja' });
    expect(partOf(japanese, 'title')).toBe('ナンプレの盤面');
    expect(partOf(japanese, 'desc')).toMatch(/^1行目：5、3、空き、.*1行3列のメモ：1、2、4。/);
    expect(japanese).toContain('lang="ja"');
  });

  test('has the notes that are named, or every candidate', async () => {
    const noted = await pictureOf({ board: GIVENS, notes: '0,2:124;0,0:9' });
    expect(count(noted, /<text /g)).toBe(30 + 3);
    const position = Position.fromGrid(GIVENS);
    const all = await pictureOf({ board: GIVENS, notes: 'all' });
    const digits = CELLS.map((cell) => Math.max(1, position.digitsAt(cell).length));
    expect(count(all, /<text /g)).toBe(digits.reduce((sum, each) => sum + each, 0));
  });

  test('marks cells and candidates, noted or not', async () => {
    const marks = { highlight: '0,2;4,4', marked: '0,2:12', crossed_out: '4,4:5' };
    const svg = await pictureOf({ board: GIVENS, notes: '0,2:4', ...marks });
    expect(svg).toContain('fill="#fbe7b5" d="M60 0h30v30h-30zM120 120h30v30h-30z"');
    expect(count(svg, /stroke-dasharray/g)).toBe(1);
    expect(count(svg, /<circle /g)).toBe(2);
    expect(count(svg, /fill="#fbe1de"/g)).toBe(1);
    expect(count(svg, /<text /g)).toBe(30 + 4);
  });

  test('shows digits that repeat', async () => {
    const svg = await pictureOf({ board: `55${GIVENS.slice(2)}` });
    expect(svg).toContain('fill="#fbe1de" d="M0 0h30v30h-30zM30 0h30v30h-30z"');
    expect(count(svg, /fill="#b3261e"/g)).toBe(2);
    // Every candidate of a board that breaks the rules.
    await pictureOf({ board: '5'.repeat(81), notes: 'all' });
    await pictureOf({ board: `55${'.'.repeat(79)}`, notes: 'all' });
  });

  test('is as large and as light as wanted', async () => {
    const dark = await pictureOf({ board: GIVENS, theme: 'dark', size: '150' });
    expect(dark).toContain('width="150" height="150"');
    expect(dark).toContain('fill="#1b1f26"');
    expect(await pictureOf({ board: GIVENS })).toContain('width="400" height="400"');
  });
});

describe('a step in a picture', () => {
  test.each(['xy-chain', 'jellyfish', 'als-xz', 'simple-coloring'] as const)(
    'of %s is named, told and drawn @7.32',
    async (technique) => {
      const { position, query } = await exampleOf(technique);
      const [step] = findSteps(position, { techniques: [technique], unique: true });
      if (!step) throw new Error(technique);
      for (const language of ['en', 'ja'] as const) {
        const { describeStep, namedParts } = await loadLadderWriter(language);
        const svg = await pictureOf({ ...query, step: technique, language });
        const name = ladderName(technique, language);
        expect(partOf(svg, 'title')).toBe(PICTURE_PHRASES[language].title(name));
        expect(partOf(svg, 'desc').startsWith(describeStep(step, 3).text)).toBe(true);
        const cells = CELLS.map((cell) => ({
          value: position.valueAt(cell),
          candidates: position.digitsAt(cell),
        }));
        const drawing = stepDrawing(step, namedParts(step));
        for (const { path } of linkPaths(drawing, cells)) expect(svg).toContain(`d="${path}"`);
        for (const { letter } of drawing.sets) expect(svg).toContain(`>${letter}</text>`);
        expect(count(svg, /fill="#fbe1de"/g)).toBe(step.eliminations.length);
      }
    },
  );

  test('is the next one of a hint with all techniques', async () => {
    const every = Math.floor(BANK.length / 5);
    for (const { puzzle } of BANK.filter((_, index) => index % every === every - 1)) {
      const board = formatGrid(puzzle.givens);
      const hint = await postJson(
        app,
        '/api/get_hint',
        { board, hint_level: 3, techniques: 'all' },
        'en',
      );
      const { step } = z.object({ step: z.object({ name: z.string() }) }).parse(hint.body);
      const svg = await pictureOf({ board, step: 'next' });
      expect(partOf(svg, 'title')).toBe(`Sudoku board: ${step.name}`);
    }
  });

  test('that is not there is said to be none, and the board is drawn', async () => {
    const swordfish = await pictureOf({ board: SOLUTION, step: 'swordfish' });
    expect(partOf(swordfish, 'title')).toBe('Sudoku board');
    expect(partOf(swordfish, 'desc')).toMatch(/^There is no step with "Swordfish" to show\. Row 1/);
    const next = await pictureOf({ board: SOLUTION, step: 'next', language: 'ja' });
    expect(partOf(next, 'desc')).toMatch(/^お見せできる次の手がありません。1行目/);
  });

  test('that is not there leaves the board as it would be without it', async () => {
    const core = { board: HARD, step: 'next', techniques: 'core' };
    const digits = HARD.replaceAll('.', '').length;
    expect(count(await pictureOf(core), /<text /g)).toBe(digits);
    expect(count(await pictureOf({ ...core, notes: '0,1:12' }), /<text /g)).toBe(digits + 2);
    const all = count(await pictureOf({ board: HARD, notes: 'all' }), /<text /g);
    expect(all).toBeGreaterThan(200);
    expect(count(await pictureOf({ ...core, notes: 'all' }), /<text /g)).toBe(all);
    // A step is drawn on all candidates.
    expect(count(await pictureOf({ ...core, techniques: 'all' }), /<text /g)).toBeGreaterThan(200);
  });

  test('goes by the notes as far as they are right', async () => {
    // All of the cell's notes are wrong: it is reasoned as if it had none.
    const bare = await pictureOf({ board: GIVENS, step: 'next' });
    const wrong = await pictureOf({ board: GIVENS, notes: '0,2:9', step: 'next' });
    expect(partOf(wrong, 'title')).toBe(partOf(bare, 'title'));
    const reason = 'In the top-middle box, 8 fits only in row 1 column 6.';
    for (const picture of [bare, wrong]) expect(partOf(picture, 'desc')).toContain(reason);
  });

  test('is one of the catalogue where no other is wanted', async () => {
    const { query } = await exampleOf('xy-chain');
    const all = await pictureOf({ ...query, step: 'next', techniques: 'all' });
    const core = await pictureOf({ ...query, step: 'next', techniques: 'core' });
    expect(partOf(all, 'title')).not.toBe('Sudoku board');
    expect(partOf(core, 'desc')).toMatch(/^There is no next step to show\./);
  });
});

describe('a reply', () => {
  test('is SVG that loads nothing, shown by any page, and kept for a day', async () => {
    const reply = await ask({ board: GIVENS });
    const names = [
      'Content-Type',
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Cross-Origin-Resource-Policy',
      'Cache-Control',
    ];
    expect(names.map((name) => reply.headers.get(name))).toEqual([
      'image/svg+xml',
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'",
      'cross-origin',
      'public, max-age=86400',
    ]);
    const again = await ask(
      { board: GIVENS },
      { 'If-None-Match': reply.headers.get('ETag') ?? '' },
    );
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
  });

  test.each<[string, Query, number, string]>([
    ['no board', {}, 400, 'wrong-shape'],
    ['a short board', { board: GIVENS.slice(1) }, 400, 'wrong-length'],
    ['another sign', { board: `x${GIVENS.slice(1)}` }, 400, 'bad-value'],
    ['wrong givens', { board: GIVENS, givens: '5' }, 400, 'wrong-length'],
    ['a long board', { board: '1'.repeat(5_000) }, 400, 'wrong-shape'],
    ['notes of no cell', { board: GIVENS, notes: '9,0:1' }, 400, 'wrong-shape'],
    ['no notes', { board: GIVENS, notes: '' }, 400, 'wrong-shape'],
    ['too many notes', { board: GIVENS, notes: '0,0:1;'.repeat(200) }, 400, 'wrong-shape'],
    ['cells with digits', { board: GIVENS, highlight: '0,0:1' }, 400, 'wrong-shape'],
    ['candidates without', { board: GIVENS, marked: '0,0' }, 400, 'wrong-shape'],
    ['a zero', { board: GIVENS, crossed_out: '0,0:0' }, 400, 'wrong-shape'],
    ['another theme', { board: GIVENS, theme: 'url(//evil)' }, 400, 'wrong-shape'],
    ['no size', { board: GIVENS, size: '0x200' }, 400, 'wrong-shape'],
    ['a huge size', { board: GIVENS, size: '1e9' }, 400, 'wrong-shape'],
    ['another field', { board: GIVENS, style: 'a' }, 400, 'wrong-shape'],
    ['an unknown step', { board: GIVENS, step: 'luck' }, 404, 'unknown-technique'],
    ['a step of no puzzle', { board: '.'.repeat(81), step: 'next' }, 422, 'too-few-givens'],
    ['a step beside a conflict', { board: `55${GIVENS.slice(2)}`, step: 'next' }, 422, 'conflict'],
  ])('%s: an error', async (_, query, status, code) => {
    const reply = await ask(query);
    expect(reply.headers.get('Content-Type')).toContain('json');
    expect({ status: reply.status, body: await reply.json() }).toMatchObject({
      status,
      body: { code },
    });
  });

  test.each([
    '"><script>alert(1)</script>',
    "'/><image href='//evil'/>",
    '&lt;script&gt;',
    ']]><!--',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '\u0000\u202e',
  ])('whatever stands in a field, %j is no part of a picture @7.32', async (text) => {
    const fields = ['board', 'givens', 'notes', 'highlight', 'marked', 'crossed_out', 'step'];
    for (const field of [...fields, 'techniques', 'theme', 'size', 'language']) {
      const hostile = [text, `${GIVENS.slice(0, 81 - text.length)}${text}`, `0,0:1;${text}`];
      for (const value of hostile) {
        const reply = await ask({ board: GIVENS, [field]: value });
        expect([400, 404]).toContain(reply.status);
        expect(reply.headers.get('Content-Type')).toContain('json');
      }
    }
  });
});
