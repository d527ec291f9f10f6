import type { Question } from '@nanpure/content/course';
import type { QuestionTry } from '@nanpure/content/exercise';
import {
  type Cell,
  cellsOf,
  type Digit,
  type Grid,
  type House,
  housesOf,
  type Position,
} from '@nanpure/engine';
import { blockingHouse } from '../attempt/blocking-house.ts';
import type { QuestionVerdict } from './verdict.ts';

/** A question whose answer is digits of one cell. */
export type DigitQuestion = Extract<Question, { readonly kind: 'last-cell' | 'candidates' }>;

/** How it stands with a search for all digits of a cell, which may have to be found itself first. */
export interface DigitSearch {
  readonly kind: 'digits';
  readonly question: DigitQuestion;
  readonly givens: Grid;
  readonly position: Position;
  readonly cell: Cell;
  readonly isCellKnown: boolean;
  readonly wanted: readonly Digit[];
  readonly found: readonly Digit[];
  readonly verdict: QuestionVerdict | undefined;
}

function emptyIn(house: House, { emptyCells }: Position): Cell[] {
  return [...cellsOf(house).intersection(emptyCells)];
}

/** A search that nobody has begun yet. */
export function newDigitSearch(
  question: DigitQuestion,
  board: Pick<DigitSearch, 'givens' | 'position'>,
  isShown: boolean,
): DigitSearch {
  const { position } = board;
  const [last = 0] = question.kind === 'last-cell' ? emptyIn(question.house, position) : [];
  const cell = question.kind === 'candidates' ? question.cell : last;
  return {
    ...board,
    kind: 'digits',
    question,
    cell,
    isCellKnown: isShown || question.kind === 'candidates',
    wanted: position.digitsAt(cell),
    found: [],
    verdict: undefined,
  };
}

/** Whether all is found or shown. */
export function isDigitSearchOver({ verdict }: DigitSearch): boolean {
  return verdict !== undefined && verdict.kind !== 'tried';
}

function saying(search: DigitSearch, tried: QuestionTry): DigitSearch {
  return { ...search, verdict: { kind: 'tried', tried } };
}

/** That a cell has company in each of its houses: the fullest of them says so best. */
function notLast(cell: Cell, position: Position): QuestionTry {
  const counts = housesOf(cell).map((house) => ({ house, count: emptyIn(house, position).length }));
  const fullest = counts.reduce((best, each) => (each.count < best.count ? each : best));
  return { code: 'not-last', cell, ...fullest };
}

/** A cell is tried, as the last empty one of a house. */
export function searchLastCell(search: DigitSearch, cell: Cell): DigitSearch {
  const { position, isCellKnown } = search;
  if (isDigitSearchOver(search) || isCellKnown) return search;
  if (cell === search.cell) return { ...search, isCellKnown: true, verdict: undefined };
  if (position.valueAt(cell) !== 0) return saying(search, { code: 'filled', cell });
  return saying(search, notLast(cell, position));
}

/** A digit is tried for the cell. */
export function searchDigit(search: DigitSearch, digit: Digit): DigitSearch {
  const { cell, position, wanted } = search;
  if (isDigitSearchOver(search) || !search.isCellKnown) return search;
  if (search.found.includes(digit)) return saying(search, { code: 'digit-already', digit });
  if (!wanted.includes(digit)) {
    const house = blockingHouse(position, { cell, digit });
    if (house === undefined) throw new RangeError(`nothing keeps ${digit} out of cell ${cell}`);
    return saying(search, { code: 'blocked', cell, digit, house });
  }
  const found = [...search.found, digit].sort((one, other) => one - other);
  const count = wanted.length - found.length;
  return count === 0
    ? { ...search, found, verdict: { kind: 'right' } }
    : saying({ ...search, found }, { code: 'digits-left', count });
}

/** The player would rather be shown. */
export function showDigits(search: DigitSearch): DigitSearch {
  if (isDigitSearchOver(search)) return search;
  return { ...search, isCellKnown: true, found: search.wanted, verdict: { kind: 'shown' } };
}
