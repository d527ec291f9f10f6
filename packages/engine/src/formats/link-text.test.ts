import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGrid } from '../grid.ts';
import { gridFrom } from '../testing/boards.ts';
import { SEED, TRIALS } from '../testing/trials.ts';
import { fromLinkText, toLinkText } from './link-text.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('a link', () => {
  test('stays what it is: links that were sent are out there', () => {
    expect(toLinkText(gridFrom(PUZZLE))).toBe('aGQnDCiMpiKGHITQX40Eea627fRxCP4');
  });

  test('gives any grid back, and is shorter than its 81 signs', () => {
    const sign = fc.constantFrom(...'.123456789');
    const texts = fc.array(sign, { minLength: 81, maxLength: 81 }).map((signs) => signs.join(''));
    const check = (text: string) => {
      const link = toLinkText(gridFrom(text));
      expect(link).toMatch(/^a[\w-]{14,58}$/);
      const read = fromLinkText(link);
      expect(read && formatGrid(read)).toBe(text);
    };
    fc.assert(fc.property(texts, check), { seed: SEED, numRuns: TRIALS.grids });
    for (const text of ['.'.repeat(81), '1'.repeat(81), '9'.repeat(81)]) check(text);
  });

  test('with a sign too many, too few or from elsewhere is none', () => {
    const link = toLinkText(gridFrom(PUZZLE));
    const wrong = [`${link}A`, link.slice(0, -1), `${link.slice(0, -1)}!`, `b${link.slice(1)}`, ''];
    expect(wrong.map(fromLinkText)).toEqual(wrong.map(() => undefined));
    // The bits above those of the 81 cells.
    expect(fromLinkText(`a_${link.slice(2)}`)).toBeUndefined();
  });
});
