import type { House, Position } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import { cellsIn, peersAt } from '../../hints/claims/geometry.ts';
import type { Language } from '../../languages.ts';
import type { LadderSentence, LadderStepText } from '../step-text.ts';
import { namedIn } from './named.ts';
import type { ReadSentence } from './read-sentence.ts';

/** A sentence that has been read, with what it is about. */
export interface Claimed extends ReadSentence {
  readonly step: LadderStep;
  readonly position: Position;
  readonly sentence: LadderSentence;
  readonly language: Language;
  /** All that is said of the step: what a letter stands for has been told before. */
  readonly told: LadderStepText;
}

export type Numbers = readonly number[];

const inOrder = (items: Iterable<number>) => [...new Set(items)].sort((a, b) => a - b);
/** Whether two lists have the same numbers, in whichever order. */
export const isSame = (some: Iterable<number>, others: Iterable<number>) =>
  inOrder(some).join() === inOrder(others).join();
/** Whether all of some numbers are among others. */
export const isWithin = (some: Numbers, others: Numbers) =>
  some.every((each) => others.includes(each));

/** What a part of a sentence names. */
export function part({ parts, language }: Claimed, name: string) {
  return namedIn(parts[name] ?? '', language);
}

/** The candidates of some cells. */
export function digitsAt(position: Position, cells: Numbers): number[] {
  return inOrder(cells.flatMap((cell) => position.digitsAt(cell)));
}

/** The places of a digit in a house. */
export function placesOf(position: Position, house: House, digit: number): number[] {
  return cellsIn(house).filter((cell) => position.digitsAt(cell).some((each) => each === digit));
}

/** Whether each of some cells sees each of others. */
export function shareHouses(some: Numbers, others: Numbers): boolean {
  return some.every((one) => others.every((other) => peersAt(one).includes(other)));
}

/** A house in which a digit has only some places. */
export function hasPlaces(
  position: Position,
  house: House,
  digits: Numbers,
  cells: Numbers,
): boolean {
  return isSame(
    digits.flatMap((digit) => placesOf(position, house, digit)),
    cells,
  );
}

/** The cells of the almost locked set that has been told under a letter. */
export function setCalled({ told, language }: Claimed, letter: string | undefined): Numbers {
  const beginning = language === 'en' ? `Set ${letter} (` : `組${letter}（`;
  const introduced = told.sentences.filter(({ text }) => text.startsWith(beginning));
  return introduced.length === 1 ? namedIn(introduced[0]?.text ?? '', language).cells : [];
}
