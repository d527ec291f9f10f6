import type { Question } from '@nanpure/content/course';
import type { QuestionTry } from '@nanpure/content/exercise';
import { arePeers, type Cell, cellsOf, type Grid, type Position, peersOf } from '@nanpure/engine';
import { blockingHouse } from '../attempt/blocking-house.ts';
import type { QuestionVerdict } from './verdict.ts';

/** A question whose answer is some cells. */
export type CellQuestion = Extract<
  Question,
  { readonly kind: 'common-peers' | 'places' | 'stale-notes' }
>;

/** How it stands with a search for all cells that answer a question. */
export interface CellSearch {
  readonly kind: 'cells';
  readonly question: CellQuestion;
  readonly givens: Grid;
  readonly position: Position;
  readonly wanted: readonly Cell[];
  readonly found: readonly Cell[];
  readonly verdict: QuestionVerdict | undefined;
}

function wantedBy(question: CellQuestion, position: Position): Cell[] {
  const { emptyCells } = position;
  switch (question.kind) {
    case 'common-peers': {
      const [one, other] = question.cells;
      return [...peersOf(one).intersection(peersOf(other)).intersection(emptyCells)];
    }
    case 'places':
      return [...cellsOf(question.house)].filter((cell) =>
        position.has({ cell, digit: question.digit }),
      );
    case 'stale-notes':
      return [...peersOf(question.cell)].filter((cell) =>
        position.has({ cell, digit: question.digit }),
      );
  }
}

/** A search that nobody has begun yet. */
export function newCellSearch(
  question: CellQuestion,
  board: Pick<CellSearch, 'givens' | 'position'>,
): CellSearch {
  const wanted = wantedBy(question, board.position);
  return { ...board, kind: 'cells', question, wanted, found: [], verdict: undefined };
}

/** Whether all is found or shown. */
export function isCellSearchOver({ verdict }: CellSearch): boolean {
  return verdict !== undefined && verdict.kind !== 'tried';
}

/** Why an empty cell is none of those asked for. */
function whyNot({ question, position }: CellSearch, cell: Cell): QuestionTry {
  switch (question.kind) {
    case 'common-peers': {
      const [one, other] = question.cells;
      return { code: 'unseen', cell, of: arePeers(cell, one) ? other : one };
    }
    case 'places': {
      const { digit, house } = question;
      const blocking = blockingHouse(position, { cell, digit });
      return cellsOf(house).has(cell) && blocking !== undefined
        ? { code: 'blocked', cell, digit, house: blocking }
        : { code: 'outside', cell, house };
    }
    case 'stale-notes': {
      const { digit } = question;
      return arePeers(cell, question.cell)
        ? { code: 'no-note', cell, digit }
        : { code: 'unseen', cell, of: question.cell };
    }
  }
}

function saying(search: CellSearch, tried: QuestionTry): CellSearch {
  return { ...search, verdict: { kind: 'tried', tried } };
}

/** Whether the question names a cell, which is none of its answers then. */
function isAskedAbout({ question }: CellSearch, cell: Cell): boolean {
  return question.kind === 'common-peers'
    ? question.cells.includes(cell)
    : question.kind === 'stale-notes' && question.cell === cell;
}

/** A cell is tried, as one of those asked for. */
export function searchCell(search: CellSearch, cell: Cell): CellSearch {
  if (isCellSearchOver(search)) return search;
  if (isAskedAbout(search, cell)) return saying(search, { code: 'asked-about', cell });
  if (search.position.valueAt(cell) !== 0) return saying(search, { code: 'filled', cell });
  if (search.found.includes(cell)) return saying(search, { code: 'already', cell });
  if (!search.wanted.includes(cell)) return saying(search, whyNot(search, cell));
  const found = [...search.found, cell];
  const count = search.wanted.length - found.length;
  return count === 0
    ? { ...search, found, verdict: { kind: 'right' } }
    : saying({ ...search, found }, { code: 'cells-left', count });
}

/** The player would rather be shown. */
export function showCells(search: CellSearch): CellSearch {
  if (isCellSearchOver(search)) return search;
  return { ...search, found: search.wanted, verdict: { kind: 'shown' } };
}
