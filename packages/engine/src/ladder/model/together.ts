import { distinctCandidates } from './chain.ts';
import type { LadderFinding } from './step.ts';

/** Two findings as one: what follows from both. */
export function together(one: LadderFinding, other: LadderFinding): LadderFinding {
  const moved = other.links?.map((link) =>
    link.premise === undefined ? link : { ...link, premise: link.premise + one.premises.length },
  );
  const fins = [...(one.fins ?? []), ...(other.fins ?? [])];
  return {
    placements: distinctCandidates([...one.placements, ...other.placements]),
    eliminations: distinctCandidates([...one.eliminations, ...other.eliminations]),
    pattern: distinctCandidates([...one.pattern, ...other.pattern]),
    premises: [...one.premises, ...other.premises],
    ...(one.links && { links: [...one.links, ...(moved ?? [])] }),
    ...(fins.length > 0 && { fins: distinctCandidates(fins) }),
    ...(one.assumes && { assumes: one.assumes }),
  };
}

/** Each two of some items for which a condition holds; without one, each two. */
export function pairsOf<Item>(
  items: readonly Item[],
  belong: (one: Item, other: Item) => boolean = () => true,
): (readonly [Item, Item])[] {
  const pairs: (readonly [Item, Item])[] = [];
  for (let index = 0; index < items.length; index++) {
    const one = items[index] as Item;
    for (let later = index + 1; later < items.length; later++) {
      const other = items[later] as Item;
      if (belong(one, other)) pairs.push([one, other]);
    }
  }
  return pairs;
}
