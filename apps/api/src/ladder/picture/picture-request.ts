import type { Language } from '@nanpure/content';
import { PICTURE_PHRASES } from '@nanpure/content/api';
import type { CandidateMark, StepDrawing } from '@nanpure/content/drawing/step-drawing';
import {
  type Candidate,
  CELLS,
  type Cell,
  columnOf,
  conflicts,
  type Grid,
  type Position,
  rowOf,
  toRows,
  valueAt,
} from '@nanpure/engine';
import type { Notes } from '@nanpure/engine/hints';
import { drawBoardSvg, type PictureCell } from './board-svg.ts';
import type { PictureTheme } from './themes.ts';

/** A picture of a board, as it was asked for. Plain data. */
export interface PictureRequest {
  readonly board: Grid;
  /** The puzzle's own digits: the others on the board are drawn as entered. All of them, where it isn't known. */
  readonly start: Grid | undefined;
  readonly notes: 'all' | Notes | undefined;
  /** Cells to be tinted and framed, candidates to be marked and crossed out. */
  readonly highlighted: readonly Cell[];
  readonly marked: readonly Candidate[];
  readonly crossedOut: readonly Candidate[];
  readonly theme: PictureTheme;
  readonly size: number;
  readonly language: Language;
}

/** A step in a picture: how it looks, and what is said of it. */
export interface PicturedStep {
  readonly drawing: StepDrawing | undefined;
  /** The name of the technique, and the step in words. */
  readonly technique: string | undefined;
  readonly text: string;
}

/** The marks of a cell by digit; of several on one candidate the last is seen. */
function marksIn(
  cell: Cell,
  { marked, crossedOut }: PictureRequest,
  drawing: StepDrawing | undefined,
): ReadonlyMap<number, CandidateMark> {
  const own = (mark: CandidateMark, candidates: readonly Candidate[]) =>
    candidates.map((each) => ({ ...each, mark }));
  const all = [
    ...(drawing?.marks ?? []),
    ...own('pattern', marked),
    ...own('eliminated', crossedOut),
  ];
  return new Map(all.flatMap((each) => (each.cell === cell ? [[each.digit, each.mark]] : [])));
}

/** Whether a step is about a cell, and not only ends there. */
function isInvolved(
  cell: Cell,
  marks: ReadonlyMap<number, CandidateMark>,
  drawing: StepDrawing | undefined,
) {
  if (!drawing) return false;
  const isMarked = [...marks.values()].some((mark) => mark !== 'eliminated');
  return isMarked || drawing.corners.includes(cell);
}

/** The candidates that are drawn in an empty cell. */
function candidatesIn(cell: Cell, { notes }: PictureRequest, position: Position | undefined) {
  const known = position?.digitsAt(cell) ?? [];
  if (notes === 'all') return known;
  const noted = notes?.[cell] ?? [];
  return noted.length > 0 ? noted : known;
}

function cellsOf(
  request: PictureRequest,
  position: Position | undefined,
  drawing: StepDrawing | undefined,
): PictureCell[] {
  const { board, start = board, highlighted } = request;
  const repeated = new Set(conflicts(board).flatMap(({ cells }) => cells));
  return CELLS.map((cell) => {
    const value = valueAt(board, cell);
    const marks = marksIn(cell, request, drawing);
    return {
      value,
      candidates: value === 0 ? candidatesIn(cell, request, position) : [],
      isFound: value !== valueAt(start, cell),
      isConflict: repeated.has(cell),
      isTinted: highlighted.includes(cell) || isInvolved(cell, marks, drawing),
      isFramed: highlighted.includes(cell),
      marks,
    };
  });
}

/** The notes of a request in words; where all candidates are drawn, they follow from the digits. */
function spokenNotes({ board, notes, language }: PictureRequest): string[] {
  if (notes === undefined || notes === 'all') return [];
  return CELLS.flatMap((cell) => {
    const digits = valueAt(board, cell) === 0 ? (notes[cell] ?? []) : [];
    if (digits.length === 0) return [];
    return PICTURE_PHRASES[language].notes(rowOf(cell) + 1, columnOf(cell) + 1, digits);
  });
}

/**
 * Draws a board; with the candidates of a position where it has no notes of its own, and with a step on it where
 * there is one.
 */
export function drawPicture(
  request: PictureRequest,
  position?: Position,
  step?: PicturedStep,
): string {
  const { board, theme, size, language } = request;
  const { title, row } = PICTURE_PHRASES[language];
  const rows = toRows(board).map((values, index) => row(index + 1, values));
  const description = [...(step ? [step.text] : []), ...rows, ...spokenNotes(request)];
  return drawBoardSvg(
    cellsOf(request, position, step?.drawing),
    {
      theme,
      size,
      language,
      title: title(step?.technique),
      description: description.join(language === 'en' ? ' ' : ''),
    },
    step?.drawing,
  );
}
