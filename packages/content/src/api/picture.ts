import type { Language } from '../languages.ts';

/** What a picture of a board says to those who don't see it. Rows and columns are counted from 1, as people do. */
export interface PicturePhrases {
  /** What the picture is of; of a step, with the name of its technique. */
  readonly title: (technique: string | undefined) => string;
  readonly noStep: (technique: string | undefined) => string;
  /** The cells of a row, 0 for an empty one. */
  readonly row: (row: number, values: readonly number[]) => string;
  readonly notes: (row: number, column: number, digits: readonly number[]) => string;
}

const en: PicturePhrases = {
  title: (technique) => `Sudoku board${technique === undefined ? '' : `: ${technique}`}`,
  noStep: (technique) =>
    technique === undefined
      ? 'There is no next step to show.'
      : `There is no step with "${technique}" to show.`,
  row: (row, values) =>
    `Row ${row}: ${values.map((value) => (value === 0 ? 'empty' : value)).join(', ')}.`,
  notes: (row, column, digits) => `Notes in row ${row}, column ${column}: ${digits.join(', ')}.`,
};

const ja: PicturePhrases = {
  title: (technique) => `ナンプレの盤面${technique === undefined ? '' : `（${technique}）`}`,
  noStep: (technique) =>
    technique === undefined
      ? 'お見せできる次の手がありません。'
      : `「${technique}」でお見せできる手がありません。`,
  row: (row, values) =>
    `${row}行目：${values.map((value) => (value === 0 ? '空き' : value)).join('、')}。`,
  notes: (row, column, digits) => `${row}行${column}列のメモ：${digits.join('、')}。`,
};

/** The words of pictures, in both languages. */
export const PICTURE_PHRASES: Readonly<Record<Language, PicturePhrases>> = { en, ja };
