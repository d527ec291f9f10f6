import {
  type Candidate,
  type Cell,
  cellAt,
  cellsOf,
  countSolutions,
  DIGITS,
  type Digit,
  findSteps,
  HINT_ORDER,
  Position,
  parseGrid,
  solve,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { phrases as en } from '../hints/en/index.ts';
import { phrases as ja } from '../hints/ja/index.ts';
import { LANGUAGES } from '../languages.ts';
import type { BoardExample, TechniqueExample } from './example.ts';
import { EXAMPLE_BOARDS } from './example-boards.ts';
import { type Lesson, loadLesson, loadTechniques, TECHNIQUE_NAMES } from './index.ts';

const NAMES = { en: en.names, ja: ja.names };
const IDS = TAUGHT_TECHNIQUES.map(({ id }) => id);

const catalogues = { en: await loadTechniques('en'), ja: await loadTechniques('ja') };

describe('the catalogue', () => {
  test.each(LANGUAGES)('in %s has the fields of an entry and no others @3.5', (language) => {
    for (const technique of catalogues[language]) {
      expect(Object.keys(technique).sort()).toEqual([
        'description',
        'detailed_description',
        'difficulty',
        'id',
        'japanese_name',
        'name',
        'order',
      ]);
    }
  });

  test.each(LANGUAGES)('in %s has the techniques of the engine in their order', (language) => {
    const facts = catalogues[language].map(({ id, difficulty, order }) => [id, difficulty, order]);
    expect(facts).toEqual(
      TAUGHT_TECHNIQUES.map(({ id, difficulty, order }) => [id, difficulty, order]),
    );
  });

  test('has the same names in both languages, the Japanese ones in katakana @2.38', () => {
    const namesOf = (language: 'en' | 'ja') =>
      catalogues[language].map(({ name, japanese_name }) => [name, japanese_name]);
    expect(namesOf('ja')).toEqual(namesOf('en'));
    for (const [name, japanese] of namesOf('en')) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+( [A-Z][a-z]+)?$/);
      expect(japanese).toMatch(/^X?[ァ-ヴー]+$/);
    }
    expect(Object.values(TECHNIQUE_NAMES).map(({ native }) => native)).toEqual([
      null,
      null,
      '二国同盟',
      '隠れ二国同盟',
      null,
      null,
      '井桁',
      null,
    ]);
  });
});

test.each(TAUGHT_TECHNIQUES)('hints call $id what the catalogue calls it', ({ id }) => {
  const { english, katakana, native } = TECHNIQUE_NAMES[id];
  expect(en.steps[id].name.toLowerCase()).toBe(english.toLowerCase());
  expect(ja.steps[id].name).toBe(native ? `${katakana}（${native}）` : katakana);
});

/** A board of the examples as it is before any elimination. */
function freshPosition(board: string): Position {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(board);
  return Position.fromGrid(grid.value);
}

function firstStep(board: string): TaughtStep {
  const { value } = findSteps(freshPosition(board)).next();
  if (!value) throw new Error(`no step: ${board}`);
  return value;
}

const BOARDS = IDS.flatMap((id) => [
  { id, board: EXAMPLE_BOARDS[id].board },
  { id, board: EXAMPLE_BOARDS[id].house.board },
]);

describe('the boards of the examples', () => {
  test.each(BOARDS)('$id: $board has one solution', ({ board }) => {
    expect(countSolutions(board, 2)).toBe(1);
  });

  test.each(BOARDS)(
    '$id is the next step, and nothing easier is there: $board',
    ({ id, board }) => {
      const easier = HINT_ORDER.slice(0, HINT_ORDER.indexOf(id));
      expect([...findSteps(freshPosition(board), { techniques: easier })]).toEqual([]);
      expect(firstStep(board).technique).toBe(id);
    },
  );

  test('are all different', () => {
    expect(new Set(BOARDS.map(({ board }) => board)).size).toBe(2 * IDS.length);
  });
});

type Shown = { readonly cell: Cell; readonly digit: Digit };

/** What highlights of some types say, as candidates in order. */
function shown(
  highlights: readonly { type: string; cells: readonly Cell[]; digits: readonly Digit[] }[],
  ...types: string[]
): Shown[] {
  return highlights
    .filter(({ type }) => types.includes(type))
    .flatMap(({ cells, digits }) =>
      cells.flatMap((cell) => digits.map((digit) => ({ cell, digit }))),
    )
    .sort((a, b) => a.cell - b.cell || a.digit - b.digit);
}

const sorted = (candidates: readonly Candidate[]) =>
  [...candidates].sort((a, b) => a.cell - b.cell || a.digit - b.digit);

/** The pattern of a step by its evidence, for the two parts that every technique names. */
function patternOf({ evidence, placements }: TaughtStep): Candidate[] {
  const parts: Readonly<Record<string, readonly number[]>> = { ...evidence };
  if (placements.length > 0) return [];
  const digits = DIGITS.filter((digit) => (parts.digits ?? parts.digit)?.includes(digit));
  return (parts.cells ?? []).flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}

function boardHighlights({ highlights }: BoardExample) {
  return highlights.map(({ cells, ...rest }) => ({
    ...rest,
    cells: cells.map(({ row, col }) => cellAt(row, col)),
  }));
}

function houseHighlights({ highlights }: TechniqueExample, cells: readonly Cell[]) {
  return highlights.map(({ positions, ...rest }) => ({
    ...rest,
    cells: positions.map((position) => cells[position] ?? -1),
  }));
}

const lessons = new Map<string, Lesson>(
  await Promise.all(
    LANGUAGES.flatMap((language) =>
      catalogues[language].map(
        async (technique) =>
          [`${technique.id} ${language}`, await loadLesson(technique, language)] as const,
      ),
    ),
  ),
);

function lessonOf(id: TaughtTechniqueId, language: string) {
  const lesson = lessons.get(`${id} ${language}`);
  if (!lesson) throw new Error(`no lesson ${id} ${language}`);
  return lesson;
}

const PAGES = LANGUAGES.flatMap((language) => IDS.map((id) => ({ id, language })));

describe.each(PAGES)('the lesson of $id in $language', ({ id, language }) => {
  const { boardExample, houseExample, ...texts } = lessonOf(id, language);
  const names = NAMES[language];
  const { board, house } = EXAMPLE_BOARDS[id];
  const cellsOfHouse = [...cellsOf(house.house)];

  test('has every part, in whole sentences @2.36', () => {
    const { concept, howToFind, tips, mastery } = texts;
    for (const part of [concept, howToFind.scan, howToFind.notes, tips]) {
      expect(part.length).toBeGreaterThan(1);
    }
    for (const text of [...concept, ...howToFind.scan, ...howToFind.notes, ...tips, mastery]) {
      expect(text).toMatch(language === 'en' ? /^[A-Z{][^{]*.*[.?!]$/ : /^[^A-Za-z,.!?]+[。？]$|X/);
      expect(text).not.toMatch(/undefined|\$|TODO/);
    }
  });

  test('shows a board with all candidates the rules leave @3.9', () => {
    const position = freshPosition(board);
    expect(boardExample.board.flat()).toEqual([...position.grid]);
    const expected = [...position.emptyCells].map((cell) => [
      `${Math.floor(cell / 9)},${cell % 9}`,
      position.digitsAt(cell),
    ]);
    expect(boardExample.candidates).toEqual(Object.fromEntries(expected));
  });

  test('highlights on the board what the engine finds, and it is true @2.37 @3.9', () => {
    const step = firstStep(board);
    const highlights = boardHighlights(boardExample);
    expect(shown(highlights, 'confirm')).toEqual(sorted(step.placements));
    expect(shown(highlights, 'eliminate')).toEqual(sorted(step.eliminations));
    expect(shown(highlights, 'pair', 'target')).toEqual(sorted(patternOf(step)));
    const solution = solve(board);
    for (const { cell, digit } of shown(highlights, 'confirm'))
      expect(solution?.[cell]).toBe(digit);
    for (const { cell, digit } of shown(highlights, 'eliminate')) {
      expect(solution?.[cell]).not.toBe(digit);
    }
  });

  test('shows one house of another board as it is there @3.8', () => {
    expect(houseExample.name).toBe(names.houses([house.house]));
    const position = freshPosition(house.board);
    expect(houseExample.values).toEqual(cellsOfHouse.map((cell) => position.valueAt(cell)));
    expect(houseExample.candidates).toEqual(
      cellsOfHouse.map((cell) => (position.valueAt(cell) === 0 ? position.digitsAt(cell) : null)),
    );
  });

  test('highlights in the house what the engine finds there @2.37', () => {
    const step = firstStep(house.board);
    const inside = (candidates: readonly Candidate[]) =>
      sorted(candidates.filter(({ cell }) => cellsOfHouse.includes(cell)));
    const highlights = houseHighlights(houseExample, cellsOfHouse);
    expect(shown(highlights, 'confirm')).toEqual(inside(step.placements));
    expect(shown(highlights, 'eliminate')).toEqual(inside(step.eliminations));
    expect(shown(highlights, 'pair', 'target')).toEqual(inside(patternOf(step)));
    expect(shown(highlights, 'confirm', 'pair', 'target').length).toBeGreaterThan(0);
  });

  test('says nothing of the house that its picture does not show @3.8', () => {
    const highlights = houseHighlights(houseExample, cellsOfHouse);
    const pattern = shown(highlights, 'confirm', 'pair', 'target');
    const cells = [...new Set(pattern.map(({ cell }) => cell))];
    const digits = [...new Set(pattern.map(({ digit }) => digit))];
    const drawn = (cell: Cell) => houseExample.candidates[cellsOfHouse.indexOf(cell)] ?? [];
    const { explanation } = houseExample;
    expect(explanation).toContain(names.digits(digits));
    expect(
      [names.cells(cells), names.spots(cells, house.house)].some((each) =>
        explanation.includes(each),
      ),
    ).toBe(true);

    // The reason: these candidates and no others in the cells, or no other places for the digits.
    if (id === 'naked-single' || id === 'naked-pair') {
      for (const cell of cells) expect(drawn(cell)).toEqual(digits);
    } else {
      const places = cellsOfHouse.filter((cell) =>
        digits.some((digit) => drawn(cell).includes(digit)),
      );
      expect(places).toEqual(cells);
    }

    // What follows: all of it in the picture, or in words that need no more than the picture.
    const { placements, eliminations } = firstStep(house.board);
    const isDrawn = ({ cell }: Candidate) => cellsOfHouse.includes(cell);
    if (id.endsWith('single')) {
      expect(placements.every(isDrawn)).toBe(true);
    } else if (id.endsWith('pair')) {
      expect(eliminations.every(isDrawn)).toBe(true);
      expect(explanation).toContain(names.removals(eliminations));
    } else {
      expect(eliminations.some(isDrawn)).toBe(false);
      expect(explanation).not.toContain(names.removals(eliminations));
    }
  });

  test('draws the house that proves an intersection, and names the one across that holds its cells', () => {
    const parts: Readonly<Record<string, readonly number[]>> = {
      ...firstStep(house.board).evidence,
    };
    if (!parts.base) return expect(['single', 'pair'].some((kind) => id.endsWith(kind))).toBe(true);
    expect(parts.base).toContain(house.house);
    if (parts.base.length > 1) return expect(['x-wing', 'swordfish']).toContain(id);
    const [across = -1] = parts.cover ?? [];
    expect(houseExample.explanation).toContain(names.houses([across]));
    for (const cell of parts.cells ?? []) expect(cellsOf(across).has(cell)).toBe(true);
  });

  test('says of the board what it shows', () => {
    const step = firstStep(board);
    const [placed] = step.placements;
    const conclusion = placed ? names.cells([placed.cell]) : names.removals(step.eliminations);
    expect(boardExample.explanation).toContain(conclusion);
    for (const { digit } of [...step.placements, ...patternOf(step)]) {
      expect(boardExample.explanation).toContain(String(digit));
    }
  });

  test('has a label on every highlight, which names its digits @3.8', () => {
    for (const { label, digits } of [...boardExample.highlights, ...houseExample.highlights]) {
      expect(label).not.toBe('');
      if (digits.length > 0) expect(label).toContain(names.digits(digits));
    }
  });

  test('has the stated time for its difficulty @9.25', () => {
    const { difficulty } = TAUGHT_TECHNIQUES.find((each) => each.id === id) ?? {};
    const times = {
      beginner: ['A few minutes to 1 hour', '数分から1時間'],
      intermediate: ['1 to 3 hours', '1時間から3時間'],
      advanced: ['Several hours to 1 day', '数時間から1日'],
      expert: ['Several days to 1 week', '数日から1週間'],
    };
    expect(difficulty && times[difficulty]).toContain(texts.time);
  });
});
