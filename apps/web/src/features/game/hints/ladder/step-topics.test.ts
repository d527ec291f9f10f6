import { loadHintWriter } from '@nanpure/content/hints';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { loadReference, REFERENCE_PAGES, type ReferenceExample } from '@nanpure/content/reference';
import { CELLS, parsePosition } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import type { LadderHint } from '../ask-hint.ts';
import type { HintPage } from '../hint-pages.ts';
import { stepPages } from './step-pages.ts';

const [writer, hintWriter] = await Promise.all([loadLadderWriter('en'), loadHintWriter('en')]);
const references = await Promise.all(REFERENCE_PAGES.map(({ id }) => loadReference(id, 'en')));
const EXAMPLES = references.flatMap(({ examples }) => examples);

/** The pages of an example as a hint's whole answer, on a board without notes, but for the last one. */
function reasonOf({ position: text, step }: ReferenceExample): readonly HintPage[] {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`no board: ${text}`);
  const { placements, eliminations } = step;
  const hint: LadderHint = {
    kind: 'step',
    level: 3,
    solutions: 'one',
    step,
    area: null,
    cells: [],
    placements,
    eliminations,
    ruledOut: [],
    notes: { state: 'none', missing: [], wrong: [] },
    isCrossedOut: false,
    isLastCell: false,
  };
  const cells = CELLS.map((cell) => ({ value: parsed.value.valueAt(cell), notes: [] }));
  return stepPages(hint, { writer, hintWriter, cells, variation: 0 }).slice(0, -1);
}

const textOf = ({ message, detail = '' }: HintPage) => `${message} ${detail}`.trim();

/** The candidates on discs and in other shapes. */
function markedOn({ drawing }: HintPage) {
  return drawing.marks.flatMap((mark) =>
    mark.kind === 'pattern' && mark.digit !== undefined
      ? [{ cell: mark.cell, digit: mark.digit }]
      : [],
  );
}

/** Those of a shape, each with its cell and its digit. */
function shapedOn({ drawing }: HintPage, shape: string): string[] {
  return Object.entries(drawing.step?.shapes ?? {}).flatMap(([cell, shapes]) =>
    Object.entries(shapes ?? {}).flatMap(([digit, own]) =>
      own === shape ? [`${cell}:${digit}`] : [],
    ),
  );
}

const keysOf = (candidates: readonly { readonly cell: number; readonly digit: number }[]) =>
  candidates.map(({ cell, digit }) => `${cell}:${digit}`).sort();

function exampleOf(technique: string): ReferenceExample {
  const found = EXAMPLES.find(({ step }) => step.technique === technique);
  if (!found) throw new Error(`no example of ${technique}`);
  return found;
}

/** The page that says something. */
function pageWith(pages: readonly HintPage[], part: RegExp): HintPage {
  const found = pages.find((page) => part.test(textOf(page)));
  if (!found) throw new Error(`${part} is on none of: ${pages.map(textOf).join(' | ')}`);
  return found;
}

describe('a page', () => {
  const pages = EXAMPLES.flatMap((example) =>
    reasonOf(example).map((page) => ({ page, technique: example.step.technique })),
  );

  test('that says where a digit fits in a row or column marks its places, and that house', () => {
    const told = pages.flatMap(({ page, technique }) =>
      [...textOf(page).matchAll(/In (row|column) (\d), (\d) fits only/g)].map(
        ([text, kind, line, digit]) => ({ page, technique, text, kind, line, digit }),
      ),
    );
    expect(told.length).toBeGreaterThan(10);
    for (const { page, technique, text, kind, line, digit } of told) {
      const house = Number(line) - 1 + (kind === 'column' ? 9 : 0);
      const lineOf = (cell: number) => (house < 9 ? Math.floor(cell / 9) : 9 + (cell % 9));
      const places = markedOn(page).filter(
        (each) => each.digit === Number(digit) && lineOf(each.cell) === house,
      );
      expect(places.length, `${technique}: ${text}`).toBeGreaterThan(0);
      expect(page.drawing.step?.drawing.houses, `${technique}: ${text}`).toContain(house);
    }
  });

  test('that says no more than what fits in some cells marks that alone', () => {
    const told = pages.flatMap(({ page, technique }) => {
      const [, digits = ''] = textOf(page).match(/^Only ([\d, and]+) fit in [^.]+\.$/) ?? [];
      return digits === '' ? [] : [{ page, technique, digits: digits.match(/\d/g) }];
    });
    expect(told.length).toBeGreaterThan(2);
    for (const { page, technique, digits } of told) {
      const marked = new Set(markedOn(page).map(({ digit }) => `${digit}`));
      expect([...marked].sort(), technique).toEqual(digits);
    }
  });

  test('marks nothing that the step is not about', () => {
    for (const example of EXAMPLES) {
      const { pattern, links = [], premises } = example.step;
      const nodes = links.flatMap(({ from, to }) =>
        [from, to].flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit }))),
      );
      const inCells = premises.flatMap((each) =>
        'cell' in each ? each.digits.map((digit) => ({ cell: each.cell, digit })) : [],
      );
      const own = new Set(keysOf([...pattern, ...nodes, ...inCells]));
      for (const page of reasonOf(example)) {
        const strange = keysOf(markedOn(page)).filter((key) => !own.has(key));
        expect(strange, `${example.step.technique}: ${textOf(page)}`).toEqual([]);
      }
    }
  });
});

test.each(['finned-x-wing', 'finned-swordfish', 'sashimi-x-wing'])(
  'fins have a shape of their own, and a page of %s that is about them alone',
  (technique) => {
    const example = exampleOf(technique);
    const pages = reasonOf(example);
    const fins = keysOf(example.step.fins ?? []);
    expect(fins.length).toBeGreaterThan(0);
    expect(shapedOn(pageWith(pages, /but for/), 'fin').sort()).toEqual(fins);
    expect(keysOf(markedOn(pageWith(pages, /^If (?:the|a) fin is \d/)))).toEqual(fins);
  },
);

test('guardians have one, and are marked where they are told of', () => {
  const example = exampleOf('unique-rectangle-3');
  const guardians = example.step.premises.flatMap((each) =>
    'guardians' in each ? each.guardians : [],
  );
  const pages = reasonOf(example);
  const swap = pageWith(pages, /could swap places/);
  const page = pageWith(pages, /^To prevent that/);
  expect(guardians.length).toBeGreaterThan(0);
  expect(shapedOn(swap, 'guardian')).toEqual([]);
  expect(markedOn(swap).length).toBeGreaterThan(4);
  expect(shapedOn(page, 'guardian').sort()).toEqual(keysOf(guardians));
  expect(keysOf(markedOn(page))).toEqual(keysOf(guardians));
});

test('each of four colours has one, and its letter', () => {
  const example = exampleOf('multi-coloring');
  const pages = reasonOf(example);
  const [one = [], other = [], third = [], fourth = []] = example.step.colours ?? [];
  const first = pageWith(pages, /are A \(.* and B \(/);
  const second = pageWith(pages, /are C \(.* and D \(/);
  expect(keysOf(markedOn(first))).toEqual(keysOf([...one, ...other]));
  expect(keysOf(markedOn(second))).toEqual(keysOf([...third, ...fourth]));
  expect(shapedOn(first, 'other').sort()).toEqual(keysOf(other));
  expect(shapedOn(second, 'second-one').sort()).toEqual(keysOf(third));
  expect(shapedOn(second, 'second-other').sort()).toEqual(keysOf(fourth));
  const letters = first.drawing.step?.drawing.colours.map(({ letter, cells }) => [letter, cells]);
  const cellsOf = (colour: typeof one) => colour.map(({ cell }) => cell).sort((a, b) => a - b);
  expect(letters).toEqual([
    ['A', cellsOf(one)],
    ['B', cellsOf(other)],
    ['C', cellsOf(third)],
    ['D', cellsOf(fourth)],
  ]);
});

test('a death blossom begins with its stem, and draws each petal as it is told', () => {
  const example = exampleOf('death-blossom');
  const links = example.step.links ?? [];
  const pages = reasonOf(example);
  const drawn = pages.flatMap((page) => page.drawing.step?.drawing.links ?? []);
  expect(drawn.length).toBe(links.length);
  const [stem] = example.step.premises;
  if (!stem || !('cell' in stem)) throw new Error('a blossom without a stem');
  const first = pages[0] && keysOf(markedOn(pages[0]));
  expect(first).toEqual(keysOf(stem.digits.map((digit) => ({ cell: stem.cell, digit }))));
});

test.each(['als-xz', 'als-xy-wing', 'als-chain', 'death-blossom'])(
  'a page about one set of %s shows all that its cells can be, and that set alone',
  (technique) => {
    const example = exampleOf(technique);
    const about = reasonOf(example).filter((page) => /^Set [A-Z] [^.]*[.]$/.test(textOf(page)));
    expect(about.length).toBeGreaterThan(0);
    for (const page of about) {
      const [, letter, digits = ''] = textOf(page).match(/^Set (\w) .* has only ([^:]+):/) ?? [];
      const [set, ...others] = page.drawing.step?.drawing.sets ?? [];
      expect([set?.letter, others]).toEqual([letter, []]);
      expect(page.drawing.step?.drawing.links).toEqual([]);
      const marked = markedOn(page);
      expect([...new Set(marked.map(({ digit }) => `${digit}`))].sort()).toEqual(
        digits.match(/\d/g),
      );
      expect([...new Set(marked.map(({ cell }) => cell))].sort((a, b) => a - b)).toEqual(
        set?.cells,
      );
    }
  },
);
