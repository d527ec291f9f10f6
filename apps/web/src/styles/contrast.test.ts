import { readFileSync } from 'node:fs';
import { SITE } from '@nanpure/content';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('themes.css', import.meta.url), 'utf8');
const THEMES = ['minimal', 'dark', 'highContrast'] as const;

type Theme = (typeof THEMES)[number];

/** The tokens of a theme, by name. */
function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const rules = CSS.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...rules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, a: string, b: string): number {
  const tokens = tokensOf(theme);
  const [first, second] = [a, b].map((name) => {
    const colour = tokens.get(name);
    if (!colour) throw new Error(`${theme} has no colour called ${name}`);
    return luminance(colour);
  });
  const pair = [first ?? 0, second ?? 0];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

const CELLS = ['board', 'selected', 'peer', 'same', 'hint'];

/** Text, and every background that it can stand on. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'conflict-background', ...CELLS]],
  ['entered', CELLS],
  ['note', ['paper', ...CELLS]],
  ['accent', ['paper', ...CELLS]],
  ['accent-strong', ['paper', 'board', 'same']],
  ['conflict', ['conflict-background', 'board', 'hint']],
  ['good', ['board']],
  ['on-accent', ['accent', 'accent-strong']],
  ['paper', ['ink']],
];

/** What isn't text but has to be seen: focus, outlines, the ring and the marks. */
const STATES: readonly (readonly [string, readonly string[]])[] = [
  ['accent', ['paper', 'board', 'selected', 'hint']],
  ['box-line', ['board', 'paper']],
  ['good', ['hint']],
  ['red-pencil', ['board', 'paper']],
  ['line', ['board', 'paper']],
  // The lines of the boxes lead.
  ['box-line', ['cell-line']],
];

/** What is next to each other in strength: a cell of the one is told from a cell of the other at a glance. */
const STEPS: readonly (readonly [string, string, number])[] = [
  ['peer', 'board', 1.15],
  ['same', 'peer', 1.2],
  ['selected', 'same', 1.15],
];

function pairsOf(table: typeof TEXTS): [string, string][] {
  return table.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

describe('contrast', () => {
  test('of black on white is 21, of a colour on itself 1', () => {
    expect(contrast('highContrast', 'ink', 'paper')).toBeCloseTo(21);
    expect(contrast('minimal', 'ink', 'ink')).toBe(1);
  });

  describe.each(THEMES)('in %s', (theme) => {
    const needed = theme === 'highContrast' ? 7 : 4.5;

    test.each(pairsOf(TEXTS))('text in %s can be read on %s @12.7', (front, back) => {
      expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(needed);
    });

    test.each(STEPS)('a cell in %s can be told from one in %s @12.7', (front, back, step) => {
      expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(step);
    });

    test.each(pairsOf(STATES))('%s can be told from %s @12.7', (front, back) => {
      expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('the light theme', () => {
  // What is drawn or installed beforehand has no style sheet, and says these colours once more.
  test.each([
    '../../public/favicon.svg',
    '../../tools/pictures/board-drawing.ts',
    '../../tools/pictures/site-pictures.ts',
  ])('has every colour that %s names', (file) => {
    const copies = readFileSync(new URL(file, import.meta.url), 'utf8').match(/#[0-9a-f]{6}\b/g);
    expect(copies).not.toBeNull();
    expect([...tokensOf('minimal').values()]).toEqual(expect.arrayContaining(copies ?? []));
  });

  // The API draws boards where no style sheet is.
  test.each([
    ['light', 'minimal'],
    ['dark', 'dark'],
  ] as const)('and those of the API, %s, are those of %s', (name, theme) => {
    const file = new URL('../../../api/src/ladder/picture/themes.ts', import.meta.url);
    const block = readFileSync(file, 'utf8').split(`${name}: {`)[1]?.split('}')[0];
    const copies = block?.match(/#[0-9a-f]{6}\b/g) ?? [];
    expect(copies).toHaveLength(13);
    expect([...tokensOf(theme).values()]).toEqual(expect.arrayContaining(copies));
  });

  test('has the paper on which an installed site starts', () => {
    expect(tokensOf('minimal').get('paper')).toBe(SITE.paperColor);
  });
});
