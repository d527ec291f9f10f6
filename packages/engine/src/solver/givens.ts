// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import { CELLS } from '../houses.ts';
import { indexOfCell, wordOfCell } from './words.ts';

/** Signs of a text, as the offset of the digit's words: an empty cell and a wrong sign have places of their own. */
const EMPTY_OFFSET = 27;
const WRONG_OFFSET = 30;
const OFFSETS = 33;

function offsetsOfCodes(): Int32Array {
  const offsets = new Int32Array(128).fill(WRONG_OFFSET);
  for (const sign of '.0_*') offsets[sign.charCodeAt(0)] = EMPTY_OFFSET;
  for (let digit = 1; digit <= 9; digit++) offsets[48 + digit] = 3 * (digit - 1);
  return offsets;
}

/** Reads what is to be searched into words: those of the nine digits, then empty cells and wrong signs. */
export function createGivens() {
  const givens = new Int32Array(OFFSETS);
  const offsetOfCode = offsetsOfCodes();
  const wordOf = Int32Array.from(CELLS, wordOfCell);
  const bitOf = Int32Array.from(CELLS, (cell) => 1 << indexOfCell(cell));

  // 81 as a number, here and below: under any name it costs a twentieth of the speed.

  /** Takes 81 characters, `1`-`9` or one of `.0_*`; false where the text is anything else. */
  function loadText(text: string): boolean {
    if (text.length !== 81) return false;
    givens.fill(0);
    let codes = 0;
    for (let cell = 0; cell < 81; cell++) {
      const code = text.charCodeAt(cell);
      codes |= code;
      givens[offsetOfCode[code & 127]! + wordOf[cell]!]! |= bitOf[cell]!;
    }
    const wrong = givens[WRONG_OFFSET]! | givens[WRONG_OFFSET + 1]! | givens[WRONG_OFFSET + 2]!;
    return codes < 128 && wrong === 0;
  }

  /** Takes 81 values, 0 for an empty cell. */
  function loadValues(values: ArrayLike<number>) {
    givens.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      const value = values[cell]!;
      const offset = value === 0 ? EMPTY_OFFSET : 3 * (value - 1);
      givens[offset + wordOf[cell]!]! |= bitOf[cell]!;
    }
  }

  return { givens, loadText, loadValues };
}
