import { maskSize } from '../../house-mask.ts';

/*
 * Choices of some of nine things (cells of a house, digits, lines) as bits, and what each choice has, taken together:
 * all 512 are worked out at once, and those of every size are then looked up.
 */

/** Some of nine things: bit 0 stands for the first. */
export type Choice = number;

const CHOICE_COUNT = 512;

function inLexicalOrder(one: Choice, other: Choice): number {
  // The one with the lowest thing that the other lacks comes first.
  const differing = one ^ other;
  return one & (differing & -differing) ? -1 : 1;
}

/** The choices of so many things, in the order of a dictionary: those with the first thing come first. */
export const CHOICES_BY_SIZE: readonly (readonly Choice[])[] = Array.from(
  { length: 10 },
  (_, size) =>
    Array.from({ length: CHOICE_COUNT }, (__, choice) => choice)
      .filter((choice) => maskSize(choice) === size)
      .sort(inLexicalOrder),
);

/** What the things of each choice have, taken together: nine masks, or fewer, make a table of all choices. */
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

/** The choices of so many of the allowed things that have, taken together, no more than `most` bits; in order. */
export function choicesWithin(
  unions: Uint16Array,
  allowed: Choice,
  size: number,
  most: number,
): Choice[] {
  const found: Choice[] = [];
  if (maskSize(allowed) < size) return found;
  for (const choice of CHOICES_BY_SIZE[size] ?? []) {
    if ((choice & ~allowed) === 0 && maskSize(unions[choice] ?? 0) <= most) found.push(choice);
  }
  return found;
}

/** The chosen ones of some things. */
export function chosenOf<Thing>(things: readonly Thing[], choice: Choice): Thing[] {
  return things.filter((_, index) => (choice >> index) & 1);
}

/** The things of which a condition holds, as a choice. */
export function choiceOf<Thing>(
  things: readonly Thing[],
  belongs: (thing: Thing, index: number) => boolean,
): Choice {
  let choice = 0;
  for (let index = 0; index < things.length; index++) {
    const thing = things[index];
    if (thing !== undefined && belongs(thing, index)) choice |= 1 << index;
  }
  return choice;
}
