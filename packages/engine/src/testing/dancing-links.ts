/*
 * The reference solver's exact cover again, by dancing links (Knuth, 2000): so much faster that a million
 * boards can be held against it. Every option is a ring of four links, one for each demand that it meets;
 * every demand a ring of the options that meet it; and the demands that are open a ring themselves.
 */
import { DEMANDS, OPTIONS } from './reference-solver.ts';

/** An option in the ring of a demand; or a demand itself, which stands in its own ring. */
class Link {
  left: Link = this;
  right: Link = this;
  up: Link = this;
  down: Link = this;
  readonly demand: Link;
  /** For a demand, how many options are left that meet it. */
  offers = 0;

  constructor(demand?: Link) {
    this.demand = demand ?? this;
  }
}

/** The ring of the open demands starts and ends here. */
const ROOT = new Link();
const DEMAND_LINKS = DEMANDS.map(() => joinRow(new Link(), ROOT));
const OPTION_LINKS = OPTIONS.map(({ demands }) => ringOf(demands));

/** Puts a link at the end of a row that starts with another. */
function joinRow(link: Link, first: Link): Link {
  link.left = first.left;
  link.right = first;
  first.left.right = link;
  first.left = link;
  return link;
}

/** The first link of a new option. */
function ringOf(demands: readonly number[]): Link {
  const [first = new Link(), ...others] = demands.map((index) => {
    const link = new Link(DEMAND_LINKS[index]);
    const { demand } = link;
    link.up = demand.up;
    link.down = demand;
    demand.up.down = link;
    demand.up = link;
    demand.offers++;
    return link;
  });
  for (const link of others) joinRow(link, first);
  return first;
}

/** Takes a demand out of its row, and the options that meet it out of all other rings. */
function close(demand: Link): void {
  demand.right.left = demand.left;
  demand.left.right = demand.right;
  for (let option = demand.down; option !== demand; option = option.down) {
    for (let link = option.right; link !== option; link = link.right) {
      link.down.up = link.up;
      link.up.down = link.down;
      link.demand.offers--;
    }
  }
}

/** Undoes `close`, in reverse order. */
function reopen(demand: Link): void {
  for (let option = demand.up; option !== demand; option = option.up) {
    for (let link = option.left; link !== option; link = link.left) {
      link.demand.offers++;
      link.down.up = link;
      link.up.down = link;
    }
  }
  demand.right.left = demand;
  demand.left.right = demand;
}

/** Counts what `count` counts once an option is chosen; 0 where a demand of it is met already. */
function withOption(option: Link, count: () => number): number {
  const links = [option, option.right, option.right.right, option.left];
  if (links.some(({ demand }) => demand.left.right !== demand)) return 0;
  for (const { demand } of links) close(demand);
  const counted = count();
  for (const { demand } of links.reverse()) reopen(demand);
  return counted;
}

function countCovers(limit: number): number {
  if (ROOT.right === ROOT) return 1;
  let rarest = ROOT.right;
  for (let demand = rarest; demand !== ROOT; demand = demand.right) {
    if (demand.offers < rarest.offers) rarest = demand;
  }
  let count = 0;
  for (let option = rarest.down; option !== rarest && count < limit; option = option.down) {
    count += withOption(option, () => countCovers(limit - count));
  }
  return count;
}

/** How many solutions 81 values (0 for an empty cell) have, counted up to `limit`. */
export function countByDancingLinks(values: readonly number[], limit: number): number {
  const givens = values.flatMap((digit, cell) =>
    digit === 0 ? [] : (OPTION_LINKS[9 * cell + digit - 1] ?? []),
  );
  const countFrom = (index: number): number => {
    const given = givens[index];
    return given ? withOption(given, () => countFrom(index + 1)) : countCovers(limit);
  };
  return countFrom(0);
}
