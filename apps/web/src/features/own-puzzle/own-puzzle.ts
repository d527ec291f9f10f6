import { withLostDots } from '@nanpure/content/lost-dots';
import { namesPuzzle, PUZZLE_PARAMETER } from '@nanpure/content/puzzle-fragment';
import {
  CELLS,
  type Cell,
  type Digit,
  err,
  type House,
  type Puzzle,
  type Result,
  valueAt,
} from '@nanpure/engine';
import {
  type BoardFault,
  checkBoard,
  type ReadBoardError,
  readBoard,
} from '@nanpure/engine/formats';

/** Why a text is no puzzle to play, with the place that shows it. */
export type OwnPuzzleFault =
  | { readonly code: 'unread' | 'variant' | 'none' | 'full' }
  | { readonly code: 'length'; readonly count: number }
  | { readonly code: 'repeat'; readonly digit: Digit; readonly house: House }
  | { readonly code: 'few'; readonly count: number; readonly least: number }
  /** Two of the solutions differ in this cell. */
  | { readonly code: 'many'; readonly cell: Cell; readonly digits: readonly [number, number] };

function faultOfText(error: ReadBoardError): OwnPuzzleFault {
  switch (error.code) {
    case 'variant':
      return { code: 'variant' };
    case 'wrong-length':
      return { code: 'length', count: error.length };
    default:
      return { code: 'unread' };
  }
}

function faultOfBoard(fault: BoardFault): OwnPuzzleFault {
  switch (fault.code) {
    case 'conflict': {
      const [first] = fault.conflicts;
      return first ? { code: 'repeat', ...first } : { code: 'none' };
    }
    case 'no-solution':
      return { code: 'none' };
    case 'too-few-givens':
      return { code: 'few', count: fault.givens, least: fault.fewest };
    case 'many-solutions': {
      const [one, other] = fault.solutions;
      const [cell = 0] = fault.differingCells;
      return { code: 'many', cell, digits: [valueAt(one, cell), valueAt(other, cell)] };
    }
  }
}

/** A link that a messenger has passed on may have its dots and line breaks escaped. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a text holds; of a link with too few or too many signs, how many there are. */
function readText(text: string): ReturnType<typeof readBoard> {
  const read = readBoard(text);
  if (read.ok || read.error.code !== 'bad-link' || !namesPuzzle(text)) return read;
  const payload = readBoard(withLostDots(unescaped(text.slice(PUZZLE_PARAMETER.length))));
  return payload.ok || payload.error.code === 'wrong-length' ? payload : read;
}

/** The puzzle that a text holds: 81 characters, a link, or whatever else there is of one. */
export function readOwnPuzzle(text: string): Result<Puzzle, OwnPuzzleFault> {
  const read = readText(text);
  if (!read.ok) return err(faultOfText(read.error));
  const checked = checkBoard(read.value.givens ?? read.value.values);
  if (!checked.ok) return err(faultOfBoard(checked.error));
  const isFull = CELLS.every((cell) => valueAt(checked.value.givens, cell) !== 0);
  return isFull ? err({ code: 'full' }) : checked;
}
