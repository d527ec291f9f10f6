import { CELLS, type Cell, cellsOf } from '@nanpure/engine';
import { digitsByRules } from '../../../hints/claims/plain-solver.ts';
import type { Candidates } from '../../../hints/claims/plain-steps.ts';
import { LANGUAGES, type Language } from '../../../languages.ts';
import { STATION_IDS, type StationId } from '../../station-ids.ts';
import type { AskCard, StationLesson } from '../lesson.ts';
import { loadStationLesson } from '../load.ts';

const LESSONS = new Map<string, StationLesson>();
for (const language of LANGUAGES) {
  for (const id of STATION_IDS) {
    LESSONS.set(`${language} ${id}`, await loadStationLesson(id, language));
  }
}

/** The lesson of a station. */
export function lessonOf(id: StationId, language: Language = 'en'): StationLesson {
  const lesson = LESSONS.get(`${language} ${id}`);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}

/** The questions of a lesson. */
export function asksOf(id: StationId, language: Language = 'en'): AskCard[] {
  return lessonOf(id, language).cards.filter((card): card is AskCard => card.kind === 'ask');
}

/** One of the questions of a lesson. */
export function ask(id: StationId, number: number): AskCard {
  const card = asksOf(id).at(number);
  if (!card) throw new Error(`no question ${number} in ${id}`);
  return card;
}

/** The values of a board, row by row. */
export function valuesOf(board: string): number[] {
  return [...board].map((sign) => (sign === '.' ? 0 : Number(sign)));
}

/** What the rules leave in each cell of a board. */
export function candidatesOf(values: readonly number[]): Candidates {
  return CELLS.map((cell) => new Set(digitsByRules(values, cell)));
}

/** The cells of a house that have a candidate. */
export function placesIn(notes: Candidates, house: number, digit: number): Cell[] {
  return [...cellsOf(house)].filter((cell) => notes[cell]?.has(digit));
}

/** Numbers in order, each once. */
export function sorted(numbers: Iterable<number>): string {
  return [...new Set(numbers)].sort((a, b) => a - b).join();
}

/** The sets of cells that a question accepts. */
export function answersTo({ question }: AskCard): string[] {
  if (question.asks !== 'cells') throw new Error('no cells are asked for');
  return question.answers.map((cells) => sorted(cells));
}
