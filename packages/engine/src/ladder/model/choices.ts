import { maskSize } from '../../house-mask.ts';

/*
 * Choices of some of up to nine things as bits, and what each choice has, taken together: where many of them are asked
 * for, all are worked out at once.
 */

/** Some of nine things: bit 0 stands for the first. */
export type Choice = number;

function inLexicalOrder(one: Choice, other: Choice): number {
  // The one with the lowest thing that the other lacks comes first.
  const differing = one ^ other;
  return one & (differing & -differing) ? -1 : 1;
}

/** By how many things there are, the choices by their size, once they were asked for. */
const CHOICES: Choice[][][] = [];

function choicesBySize(count: number): Choice[][] {
  const bySize: Choice[][] = Array.from({ length: count + 1 }, () => []);
  for (let choice = 0; choice < 1 << count; choice++) bySize[maskSize(choice)]?.push(choice);
  return bySize.map((choices) => choices.sort(inLexicalOrder));
}

/** The choices of so many of some things, in the order of a dictionary: those with the first thing come first. */
export function choicesOf(count: number, size: number): readonly Choice[] {
  CHOICES[count] ??= choicesBySize(count);
  return CHOICES[count]?.[size] ?? [];
}

/** What the things of each choice have, taken together. */
export function unionsOf(masks: ArrayLike<number>): Uint16Array {
  const unions = new Uint16Array(1 << masks.length);
  for (let index = 0; index < masks.length; index++) {
    const [first, own] = [1 << index, masks[index] ?? 0];
    for (let others = 0; others < first; others++) {
      unions[first + others] = (unions[others] ?? 0) | own;
    }
  }
  return unions;
}

/** The chosen ones of some things. */
export function chosenOf<Thing>(things: readonly Thing[], choice: Choice): Thing[] {
  const chosen: Thing[] = [];
  for (let index = 0; index < things.length; index++) {
    const thing = things[index];
    if (thing !== undefined && (choice >> index) & 1) chosen.push(thing);
  }
  return chosen;
}
