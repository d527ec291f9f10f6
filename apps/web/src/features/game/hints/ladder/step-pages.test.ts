import { nodeKey } from '@nanpure/content/drawing/step-drawing';
import { loadHintWriter } from '@nanpure/content/hints';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { parsePuzzle } from '@nanpure/engine';
import { gridOfGame, newGame } from '@nanpure/engine/game';
import { findHint, type LadderTechniqueId, type Link } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import type { HintPage } from '../hint-pages.ts';
import { stepPages } from './step-pages.ts';

/** A board on which the technique is found right away. */
const BOARDS = {
  'forcing-net':
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  'forcing-chain':
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  'als-chain': '.....32.97....1.6..24..9.1...5.7...127.1.....1...9.........462.8.......3...5...7.',
  aic: '.65..1...9.....4..2......7.....5...8..73.....8....9.12.....5...5...6.89..1.8.2.3.',
} as const satisfies { readonly [Id in LadderTechniqueId]?: string };

type Technique = keyof typeof BOARDS;
const TECHNIQUES = Object.keys(BOARDS) as Technique[];

/** A step of a technique, and its pages for a player without notes. */
async function told(technique: Technique) {
  const parsed = parsePuzzle(BOARDS[technique]);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { givens, solution } = parsed.value;
  const game = newGame({ givens, solution });
  const techniques = [technique];
  const hint = findHint(gridOfGame(game), { givens, solution, level: 3, techniques });
  if (hint.kind !== 'step') throw new Error(hint.kind);
  const [writer, hintWriter] = await Promise.all([loadLadderWriter('en'), loadHintWriter('en')]);
  const pages = stepPages(hint, { writer, hintWriter, cells: game.cells, variation: 0 });
  return { step: hint.step, reason: pages.slice(0, -1), conclusion: pages.at(-1) };
}

/** The candidates that a page names, as “row 1 column 2 is 3” does, each as a cell and a digit. */
function namedOn({ message, detail = '' }: HintPage): string[] {
  const named = `${message} ${detail}`.matchAll(/row (\d) column (\d) (?:is not|isn’t|is) (\d)/g);
  return [...named].map(
    ([, row, column, digit]) => `${9 * Number(row) + Number(column) - 10}:${digit}`,
  );
}

function markedOn({ drawing }: HintPage, kinds: readonly string[]): string[] {
  return drawing.marks.flatMap((mark) =>
    'digit' in mark && kinds.includes(mark.kind) ? `${mark.cell}:${mark.digit}` : [],
  );
}

function linksOn({ drawing }: HintPage, isPast: boolean): string[] {
  const links = drawing.step?.drawing.links ?? [];
  return links.filter((link) => (link.isPast ?? false) === isPast).map(keyOf);
}

type Node = Parameters<typeof nodeKey>[0];

function keyOf({ from, to, kind }: Readonly<Record<'from' | 'to', Node>> & Pick<Link, 'kind'>) {
  return `${kind} ${nodeKey(from)}-${nodeKey(to)}`;
}

describe('the pages of a chain', () => {
  test.each(TECHNIQUES)('show every candidate that they name, of %s', async (technique) => {
    const { reason } = await told(technique);
    expect(reason.flatMap(namedOn).length).toBeGreaterThan(2);
    for (const page of reason) {
      const marked = markedOn(page, ['pattern', 'eliminate']);
      expect(marked, page.message).toEqual(expect.arrayContaining(namedOn(page)));
    }
  });

  test.each(['forcing-chain', 'als-chain', 'aic'] as const)(
    'draw link by link what they tell, with the links that lead there, of %s',
    async (technique) => {
      const { step, reason } = await told(technique);
      const linksOfStep = (step.links ?? []).map(keyOf);
      const drawn = reason.flatMap((page) => linksOn(page, false));
      expect(new Set(drawn)).toEqual(new Set(linksOfStep));
      const before = new Set<string>();
      for (const page of reason) {
        for (const past of linksOn(page, true)) expect(before).toContain(past);
        for (const link of linksOn(page, false)) before.add(link);
      }
      expect(reason.some((page) => linksOn(page, true).length > 0)).toBe(true);
    },
  );

  test.each(TECHNIQUES)(
    'rule out nothing of the board before the last one, of %s',
    async (technique) => {
      const { step, reason, conclusion } = await told(technique);
      const isForcing = technique.startsWith('forcing-');
      const crossedOut = reason.flatMap((page) => markedOn(page, ['eliminate']));
      expect(crossedOut.length > 0).toBe(isForcing);
      expect(reason.flatMap((page) => markedOn(page, ['confirm']))).toEqual([]);
      const concluded = step.eliminations.map(({ cell, digit }) => `${cell}:${digit}`);
      expect(conclusion && markedOn(conclusion, ['eliminate']).sort()).toEqual(concluded.sort());
    },
  );

  test('show of a supposition first that, and then what it rules out', async () => {
    const { step, reason } = await told('forcing-net');
    const [supposed] = step.eliminations;
    const [first, second] = reason;
    if (!supposed || !first || !second) throw new Error('nothing is supposed');
    const candidate = `${supposed.cell}:${supposed.digit}`;
    expect([markedOn(first, ['pattern']), markedOn(first, ['eliminate'])]).toEqual([
      [candidate],
      [],
    ]);
    expect(linksOn(first, false)).toEqual([]);
    const ends = (step.links ?? []).slice(0, linksOn(second, false).length).map(({ to }) => to);
    const ruledOut = ends.flatMap(({ cells, digit }) => cells.map((cell) => `${cell}:${digit}`));
    expect(ruledOut.length).toBeGreaterThan(2);
    expect(markedOn(second, ['eliminate']).sort()).toEqual(ruledOut.sort());
  });

  test('show of what has nothing left all that is ruled out of it', async () => {
    const { step, reason } = await told('forcing-net');
    const page = reason.find(({ message }) => message.includes('had room only in'));
    const crossedOut = page ? markedOn(page, ['eliminate']) : [];
    const places = step.premises.map((each) =>
      'house' in each ? each.cells.map((cell) => `${cell}:${each.digit}`) : [],
    );
    const isAll = (all: readonly string[]) =>
      all.length > 1 && all.every((each) => crossedOut.includes(each));
    expect(places.some(isAll), page?.message).toBe(true);
  });

  test('show of sets what each of their cells may be', async () => {
    const { step, reason } = await told('als-chain');
    const sets = step.premises.flatMap((each) =>
      'cell' in each ? each.digits.map((digit) => `${each.cell}:${digit}`) : [],
    );
    const about = reason.filter(({ message }) => message.startsWith('Set '));
    expect(sets.length).toBeGreaterThan(6);
    expect(about.length).toBeGreaterThan(1);
    const marked = about.flatMap((page) => markedOn(page, ['pattern']));
    expect(new Set(marked)).toEqual(new Set(sets));
  });

  test('keep what is supposed in sight, of a net', async () => {
    const { step, reason } = await told('forcing-net');
    const [supposed] = step.eliminations;
    const candidate = `${supposed?.cell}:${supposed?.digit}`;
    // The last one says of the supposition that it has failed.
    for (const page of reason.slice(0, -1)) {
      expect(markedOn(page, ['pattern']), page.message).toContain(candidate);
    }
  });
});
