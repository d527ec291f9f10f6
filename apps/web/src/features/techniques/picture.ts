import { type BoardDrawing, NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import type { BoardExample, TechniqueExample } from '@nanpure/content/techniques';

type Highlight = (TechniqueExample | BoardExample)['highlights'][number];

/** What is drawn in one cell of a picture. */
export interface PictureCell {
  /** 0 for an empty cell. */
  readonly value: number;
  readonly candidates: readonly number[];
  /** Whether it is in a house to look at. */
  readonly isRelated: boolean;
  /** Whether its digit is one that proves something. */
  readonly isCause: boolean;
  /** Candidates that the reason rests on. */
  readonly pattern: readonly number[];
  readonly confirmed: readonly number[];
  readonly eliminated: readonly number[];
  /** Whether it is the cell that a question is about. */
  readonly isAsked: boolean;
}

/** A part of a board, or all of it. */
export interface Picture {
  readonly shape: 'row' | 'column' | 'block' | 'board';
  /** What is drawn over a board. */
  readonly lines?: BoardDrawing;
  readonly rows: readonly (readonly PictureCell[])[];
}

interface Place {
  readonly value: number;
  readonly candidates: readonly number[];
  /** Those of the highlights that cover the place. */
  readonly highlights: readonly Highlight[];
  readonly isCause: boolean;
}

function drawCell({ value, candidates, highlights, isCause }: Place): PictureCell {
  const digitsOf = (...types: readonly Highlight['type'][]) =>
    highlights.filter(({ type }) => types.includes(type)).flatMap(({ digits }) => digits);
  return {
    value,
    candidates,
    isRelated: highlights.some(({ type }) => type === 'related'),
    isCause,
    pattern: digitsOf('pair', 'target'),
    confirmed: digitsOf('confirm'),
    eliminated: digitsOf('eliminate'),
    isAsked: false,
  };
}

const CELLS_PER_LINE = { row: 9, column: 1, block: 3 } as const;

/** A house by itself: a row as one line, a column as nine, a block as three. */
export function pictureOfHouse(example: TechniqueExample): Picture {
  const { type, values, candidates, highlights } = example;
  const cells = values.map((value, position) =>
    drawCell({
      value,
      candidates: candidates[position] ?? [],
      highlights: highlights.filter(({ positions }) => positions.includes(position)),
      isCause: false,
    }),
  );
  const width = CELLS_PER_LINE[type];
  const starts = [...cells.keys()].filter((index) => index % width === 0);
  return { shape: type, rows: starts.map((start) => cells.slice(start, start + width)) };
}

/** A whole board. */
export function pictureOfBoard({ board, candidates, highlights, lines }: BoardExample): Picture {
  const rows = board.map((values, row) =>
    values.map((value, col) =>
      drawCell({
        value,
        candidates: candidates[`${row},${col}`] ?? [],
        highlights: highlights.filter(({ cells }) =>
          cells.some((cell) => cell.row === row && cell.col === col),
        ),
        isCause: lines.causes.some(({ cell }) => cell === 9 * row + col),
      }),
    ),
  );
  return { shape: 'board', rows, lines: { ...NOTHING_DRAWN, ...lines } };
}

/** The board of an example without candidates: the cell that gets a digit is marked, and no more. */
export function pictureOfQuestion(example: BoardExample): Picture {
  const { shape, rows } = pictureOfBoard(example);
  const ask = (cell: PictureCell): PictureCell => ({
    ...cell,
    candidates: [],
    confirmed: [],
    isCause: false,
    isAsked: cell.confirmed.length > 0,
  });
  return { shape, rows: rows.map((cells) => cells.map(ask)) };
}
