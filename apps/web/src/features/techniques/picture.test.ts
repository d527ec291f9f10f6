import { LANGUAGES } from '@nanpure/content';
import { loadLesson } from '@nanpure/content/techniques';
import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { type PictureCell, pictureOfBoard, pictureOfHouse, pictureOfQuestion } from './picture.ts';

const CASES = LANGUAGES.flatMap((language) =>
  TAUGHT_TECHNIQUES.map(({ id, difficulty }) => ({ id, difficulty, language })),
);
const SIZES = { row: [1, 9], column: [9, 1], block: [3, 3] };

const isMarked = ({ pattern, confirmed, eliminated }: PictureCell) =>
  pattern.length + confirmed.length + eliminated.length > 0;

describe.each(CASES)('the pictures of $id in $language', ({ language, ...technique }) => {
  test('show a house in its own shape, with all that is highlighted there', async () => {
    const { houseExample } = await loadLesson(technique, language);
    const { shape, rows } = pictureOfHouse(houseExample);
    expect(shape).toBe(houseExample.type);
    expect([rows.length, rows[0]?.length]).toEqual(SIZES[houseExample.type]);
    const cells = rows.flat();
    expect(cells.map(({ value }) => value)).toEqual(houseExample.values);
    const highlighted = houseExample.highlights
      .filter(({ type }) => type !== 'related')
      .flatMap(({ positions }) => positions);
    expect(cells.flatMap((cell, position) => (isMarked(cell) ? [position] : []))).toEqual(
      [...new Set(highlighted)].sort((a, b) => a - b),
    );
  });

  test('mark candidates of empty cells only, each for one thing', async () => {
    const { houseExample, boardExample } = await loadLesson(technique, language);
    const pictures = [pictureOfHouse(houseExample), pictureOfBoard(boardExample)];
    for (const cell of pictures.flatMap(({ rows }) => rows.flat())) {
      const marked = [...cell.pattern, ...cell.confirmed, ...cell.eliminated];
      expect(new Set(marked).size).toBe(marked.length);
      for (const digit of marked) expect(cell.candidates).toContain(digit);
      expect(cell.value === 0).toBe(cell.candidates.length > 0);
    }
  });
});

test('a board as a question marks one cell and tells no candidate', async () => {
  const single = { id: 'naked-single', difficulty: 'beginner' } as const;
  const { boardExample } = await loadLesson(single, 'en');
  const cells = pictureOfQuestion(boardExample).rows.flat();
  expect(cells.filter(({ isAsked }) => isAsked)).toHaveLength(1);
  expect(cells.filter((cell) => isMarked(cell) || cell.candidates.length > 0)).toEqual([]);
});
