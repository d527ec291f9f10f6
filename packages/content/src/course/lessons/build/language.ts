import {
  type Cell,
  kindOf,
  type Position,
  stepPattern,
  type TaughtStep,
  valueAt,
} from '@nanpure/engine';
import type { ExercisePhrases } from '../../../exercise/exercise-phrases.ts';
import type { HintPhrases } from '../../../hints/phrases.ts';
import { spotWords } from '../../../hints/step-words.ts';
import type { LookCard } from '../lesson.ts';
import type { SharedWords, StepWords } from '../words.ts';
import { causesOn } from './card-board.ts';

/** What a language brings for all lessons. */
export interface LessonLanguage {
  readonly shared: SharedWords;
  readonly hints: HintPhrases;
  readonly exercise: ExercisePhrases;
}

/** The cells that lose candidates by a step, each once. */
export function losingCells({ eliminations }: TaughtStep): Cell[] {
  return [...new Set(eliminations.map(({ cell }) => cell))];
}

/** A step in the words of a lesson. */
export function wordsOf(
  step: TaughtStep,
  position: Position,
  { hints: { names } }: LessonLanguage,
): StepWords {
  const { cells, digits, start, across } = stepPattern(step);
  const [first = 0] = start;
  const [crossing = 0] = across;
  const causes = causesOn(position, step).map(({ cell }) => cell);
  return {
    cells: names.cells(cells),
    spots: spotWords(step, names),
    digits: names.digits(digits),
    either: names.eitherDigit(digits),
    houses: names.houses(start),
    kind: kindOf(first),
    firstHouses: names.houses(start.slice(0, -1)),
    lastHouse: names.houses(start.slice(-1)),
    across: names.houses(across),
    acrossKind: kindOf(crossing),
    losing: names.cells(losingCells(step)),
    removals: names.removals(step.eliminations),
    causes: names.cells(causes),
  };
}

/** How the digits of a board are told in a reason; 0 never is. */
export function digitWord(position: Position, cell: Cell): string {
  return `${valueAt(position.grid, cell)}`;
}

/** What is said of an answer. */
export function toldOf(
  text: string,
  { hints, shared }: LessonLanguage,
  praise = shared.yes,
): { readonly right: string; readonly shown: string } {
  return { right: hints.join([praise, text]), shown: text };
}

/** A card to look at. */
export function look(
  kind: LookCard['kind'],
  title: string,
  shown: Omit<LookCard, 'kind' | 'title'>,
): LookCard {
  return { kind, title, ...shown };
}
