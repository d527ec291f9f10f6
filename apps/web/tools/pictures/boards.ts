import { readFileSync } from 'node:fs';
import type { Language, PathMatch } from '@nanpure/content';
import { type CandidateMark, linkPaths, stepDrawing } from '@nanpure/content/drawing/step-drawing';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { loadReference } from '@nanpure/content/reference';
import { loadLesson } from '@nanpure/content/techniques';
import {
  type Difficulty,
  formatGrid,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { parseProblemFile } from '@nanpure/engine/bank';
import { DAILY_DATES, dailyPuzzle } from '@nanpure/engine/generator';
import { HOME_POSITIONS } from '../../src/features/home/board/positions.ts';
import { EXAMPLE } from '../../src/features/solver/example.ts';
import { exampleCells } from '../../src/features/techniques/beyond/example-cells.ts';
import {
  type Picture,
  type PictureCell,
  pictureOfBoard,
} from '../../src/features/techniques/picture.ts';
import { drawBoard } from './board-drawing.ts';

const DATA = new URL('../../../../data/', import.meta.url);

/** A cell with nothing but a digit, or 0 for none. */
function plainCell(value: number): PictureCell {
  const nothing = { candidates: [], pattern: [], confirmed: [], eliminated: [] };
  return { ...nothing, value, isRelated: false, isCause: false, isAsked: false };
}

function boardPicture(cells: readonly PictureCell[]): Picture {
  const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  return { shape: 'board', rows };
}

/** A board of digits alone, from 81 characters. */
function plainBoard(digits: string): Picture {
  return boardPicture([...digits].map((sign) => plainCell(Number(sign.replace('.', '0')))));
}

function firstPuzzle(difficulty: Difficulty): Picture {
  const file = parseProblemFile(
    JSON.parse(readFileSync(new URL(`problems_${difficulty}.json`, DATA), 'utf8')),
  );
  const problem = file.ok ? file.value.problems[0] : undefined;
  if (!problem) throw new Error(`No puzzle is ${difficulty}.`);
  return plainBoard(formatGrid(problem.puzzle.givens));
}

function firstDailyPuzzle(): Picture {
  const made = dailyPuzzle(DAILY_DATES.first, 'medium');
  if (!made.ok) throw new Error(`There are no puzzles of ${DAILY_DATES.first}.`);
  return plainBoard(formatGrid(made.value.puzzle.givens));
}

async function lessonBoard(id: TaughtTechniqueId, language: Language): Promise<Picture> {
  const technique = TAUGHT_TECHNIQUES.find((each) => each.id === id);
  if (!technique) throw new Error(`No technique is ${id}.`);
  return pictureOfBoard((await loadLesson(technique, language)).boardExample);
}

/** A skyscraper on the board of a real puzzle: what is marked, and the links between. */
async function linkedBoard(language: Language): Promise<string> {
  const [{ examples }, { namedParts }] = await Promise.all([
    loadReference('skyscraper', language),
    loadLadderWriter(language),
  ]);
  const [example] = examples;
  if (!example) throw new Error('The skyscraper has no example.');
  const drawn = exampleCells(example.position);
  const drawing = stepDrawing(example.step, namedParts(example.step));
  const digitsAt = (cell: number, isWanted: (mark: CandidateMark) => boolean) =>
    drawing.marks.flatMap((each) => (each.cell === cell && isWanted(each.mark) ? each.digit : []));
  const cells = drawn.map(({ value, candidates }, cell) => ({
    ...plainCell(value),
    candidates,
    pattern: digitsAt(cell, (mark) => mark !== 'eliminated'),
    eliminated: digitsAt(cell, (mark) => mark === 'eliminated'),
  }));
  return drawBoard(boardPicture(cells), { links: linkPaths(drawing, drawn) });
}

/** The board on a page's picture, as SVG: what the page itself is about. */
export async function boardOf(match: PathMatch, language: Language): Promise<string> {
  switch (match.route) {
    case 'game':
      return drawBoard(firstPuzzle(match.params.difficulty));
    case 'daily':
      return drawBoard(firstDailyPuzzle());
    case 'technique':
      return drawBoard(await lessonBoard(match.params.techniqueId, language));
    case 'solver':
      return drawBoard(plainBoard(EXAMPLE.grid));
    case 'techniques':
      return drawBoard(await lessonBoard('x-wing', language));
    case 'referenceList':
      return linkedBoard(language);
    default:
      return drawBoard(plainBoard(HOME_POSITIONS[0].grid), { circled: HOME_POSITIONS[0].cell });
  }
}
