/**
 * What is written in Latin letters in any language: names of companies, services and programs, a licence, acronyms,
 * and what is printed on keys. Two tests of Japanese pages let them pass: `prerender.test.ts` and `crawl.spec.ts`.
 */
export const PROPER_NAMES =
  /Google|AdSense|LLC|API|MIT|JavaScript|AIC|ALS|BUG|XYZ|Ctrl|Backspace|Page Up|Page Down|CSV|TSV|Markdown|HoDoKu|SudokuWiki|Simple Sudoku|SudoCue|SadMan Sudoku|OpenSudoku|XML|JSON|SudokuPad|f-puzzles|\.sd[xk]|\.ss/g;
