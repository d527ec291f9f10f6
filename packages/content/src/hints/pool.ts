/** Exactly so many items: a pool with a text too few, or one too many, does not compile. */
type Exactly<
  Length extends number,
  Item,
  Items extends readonly Item[] = readonly [],
> = Items['length'] extends Length ? Items : Exactly<Length, Item, readonly [...Items, Item]>;

/** A text that names some facts, which it is given in words. */
export type Text<Facts> = (facts: Facts) => string;

/** Texts that say the same in different words. */
export type Pool<Length extends number, Facts> = Exactly<Length, Text<Facts>>;

/**
 * The text of a pool for a number: the same for the same number, and numbers in a row (negative
 * ones too) go through the whole pool before a text comes again.
 */
export function pick<Item>(pool: readonly Item[], variation: number): Item {
  const index = ((Math.trunc(variation) % pool.length) + pool.length) % pool.length;
  const item = pool[index];
  if (item === undefined) throw new RangeError(`no text number ${variation}`);
  return item;
}
