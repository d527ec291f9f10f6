/* What an exercise asks for, read off its question and the marks on its board as a player would. */
import type { ExerciseWriter } from '@nanpure/content/exercise';
import type { Attempt } from '../attempt/attempt.ts';
import type { Exercise } from '../attempt/exercise.ts';
import { exerciseViews } from '../exercise-views.ts';
import { promptOf } from '../use-exercise-texts.ts';
import { cellsOfHouse, type Truth, truthsOf } from './plain-truths.ts';
import { readText } from './read-text.ts';

export type Writers = Readonly<Record<'en' | 'ja', ExerciseWriter>>;
export const BOTH = ['en', 'ja'] as const;

export interface Question {
  readonly exercise: Exercise;
  readonly writers: Writers;
  readonly truths: readonly Truth[];
  /** The cells that the board marks. */
  readonly shown: readonly number[];
  /** The true patterns that would answer, in the words of both languages. */
  readonly asked: readonly Truth[];
}

export function includesAll(all: readonly number[], some: readonly number[]): boolean {
  return some.every((each) => all.includes(each));
}

export function areSame(one: readonly number[], other: readonly number[]): boolean {
  return includesAll(one, other) && includesAll(other, one);
}

/** Whether the lines but the last of a pattern are named, and what they hold is shown. */
function namesAllLinesButOne(truth: Truth, houses: readonly number[], shown: readonly number[]) {
  const inNamed = truth.cells.filter((cell) =>
    houses.some((house) => cellsOfHouse(house).includes(cell)),
  );
  const isOneLeft = houses.length + 1 === truth.houses.length;
  return isOneLeft && includesAll(truth.houses, houses) && areSame(inNamed, shown);
}

/** Whether a question in one language means a pattern, with the cells that the board marks. */
function means(
  text: string,
  language: 'en' | 'ja',
  truth: Truth,
  { exercise, shown }: Pick<Question, 'exercise' | 'shown'>,
): boolean {
  const isPart = exercise.mode === 'half';
  const { cells, houses, numbers } = readText(text, language, exercise.mode === 'guided');
  if (numbers.length > 0 && !areSame(numbers, truth.digits)) return false;
  if (!includesAll(truth.cells, shown)) return false;
  const isCrossing = truth.digits.length === 1 && truth.houses.length > 1;
  if (isCrossing && !isPart) {
    return areSame(truth.cells, shown) && areSame([...truth.houses, ...truth.reach], houses);
  }
  if (!isPart && !(areSame(truth.cells, shown) && areSame(truth.cells, cells))) return false;
  if (truth.houses.length === 0) {
    return houses.every((house) => includesAll(cellsOfHouse(house), truth.cells));
  }
  return isCrossing ? namesAllLinesButOne(truth, houses, shown) : areSame(truth.houses, houses);
}

/** Whether a pattern starts from the kind of houses that the exercise is about: boxes are 18-26. */
function isCounted({ houses }: Truth, { scope }: Exercise): boolean {
  return scope === undefined || houses.every((house) => house >= 18 === (scope === 'box'));
}

/** The question of an attempt that has just begun. */
export function questionOf(attempt: Attempt, writers: Writers): Question {
  const { exercise } = attempt;
  const truths = truthsOf(exercise.position, exercise.step.technique).filter((truth) =>
    isCounted(truth, exercise),
  );
  const marked = exerciseViews(attempt, true).flatMap(({ hint }, cell) =>
    hint === 'pattern' ? [cell] : [],
  );
  const useful = truths.filter(({ conclusions }) => conclusions.length > 0);
  const asked =
    exercise.mode === 'free'
      ? useful
      : useful.filter((truth) =>
          BOTH.every((each) =>
            means(promptOf(writers[each], attempt), each, truth, { exercise, shown: marked }),
          ),
        );
  return { exercise, writers, truths, shown: marked, asked };
}
