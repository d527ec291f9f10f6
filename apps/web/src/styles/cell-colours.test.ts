import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const THEMES_CSS = read('themes.css');
const COLOURS_CSS = read('../board/cell-colours.module.css');

type Light = readonly [red: number, green: number, blue: number];

/** Linear light of a colour in OKLCH, by the matrices of its definition. */
function lightOf(lightness: number, chroma: number, hue: number): Light {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const encoded = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
const decoded = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** What `color-mix(in srgb, …)` makes of two colours. */
function mixed([r, g, b]: Light, other: Light, share: number): Light {
  const mix = (one: number, two: number) =>
    decoded(encoded(Math.max(0, one)) * share + encoded(Math.max(0, two)) * (1 - share));
  return [mix(r, other[0]), mix(g, other[1]), mix(b, other[2])];
}

function hexLight(hex: string): Light {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    decoded(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return [red, green, blue];
}

function contrast(one: Light, two: Light): number {
  const [dark = 0, bright = 0] = [one, two]
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function numberIn(css: string, name: string, otherwise?: number): number {
  const value = css.match(new RegExp(`--${name}: ([\\d.]+)`))?.[1];
  if (value === undefined && otherwise === undefined) throw new Error(`--${name} is nowhere`);
  return value === undefined ? (otherwise ?? 0) : Number(value);
}

const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8].map((colour) => {
  const rule = COLOURS_CSS.split(`[data-colour="${colour}"] {`)[1]?.split('}')[0] ?? '';
  return { colour, hue: numberIn(rule, 'hue'), chroma: numberIn(rule, 'chroma', 1), rule };
});

/** How much of the tint covers the pattern below the digits. */
const COVER = Number(COLOURS_CSS.match(/var\(--tint\) (\d+)%, transparent/)?.[1]) / 100;

describe.each(['minimal', 'dark', 'highContrast'])('the colours of cells in %s', (theme) => {
  const css = THEMES_CSS.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  const needed = theme === 'highContrast' ? 7 : 4.5;
  const [tints, marks] = ['tint', 'mark'].map((kind) =>
    COLOURS.map(({ hue, chroma }) =>
      lightOf(numberIn(css, `${kind}-light`), numberIn(css, `${kind}-chroma`) * chroma, hue),
    ),
  );
  const grounds = COLOURS.map((each, at) => {
    const tint: Light = tints?.[at] ?? [0, 0, 0];
    const mark: Light = marks?.[at] ?? [0, 0, 0];
    return { ...each, tint, mark, under: mixed(tint, mark, COVER) };
  });

  test.each(['ink', 'entered', 'note', 'accent'])(
    'leave text in %s as easy to read @12.7',
    (token) => {
      const text = hexLight(css.match(new RegExp(`--${token}: (#[0-9a-f]{6})`))?.[1] ?? '');
      for (const { colour, tint, under } of grounds) {
        expect(contrast(text, tint), `on the tint of ${colour}`).toBeGreaterThanOrEqual(needed);
        expect(contrast(text, under), `on the pattern of ${colour}`).toBeGreaterThanOrEqual(needed);
      }
    },
  );

  test('have patterns that can be told from their tint @12.7', () => {
    for (const { colour, tint, mark } of grounds) {
      expect(contrast(tint, mark), `${colour}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test('no two colours have the same pattern', () => {
  const patterns = COLOURS.map(({ rule }) => rule.match(/--pattern:([^;]+);/)?.[1]?.trim());
  expect(new Set(patterns).size).toBe(8);
  expect(patterns).not.toContain(undefined);
});
