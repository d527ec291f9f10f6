import { addRow, type Bits } from './bits.ts';

/*
 * What follows from each of many things, by what follows from others: depth first, so that all is known of a thing
 * before those that lead there ask for it. Things that lead to one another have the same followers, and are closed
 * together (Tarjan's strongly connected components).
 */

/** How far it was followed. */
export interface Closure {
  /** For each thing a row of bits: what follows. At first what follows from it alone. */
  readonly rows: Bits;
  readonly words: number;
  /** Calls `follow` for each thing to which another one leads. */
  readonly followAll: (closure: Closure, at: number) => void;
  /** When a thing was come to: 0 for not yet, `CLOSED` when all is known of it. */
  readonly order: number[];
  /** The earliest of those that aren't closed to which it leads. */
  readonly earliest: number[];
  /** Those that were come to and aren't closed. */
  readonly open: number[];
  count: number;
}

/** Higher than any order. */
const CLOSED = 0x7fff;

/** Closes a thing and those that lead there and follow from it. */
function close({ rows, words, order, open }: Closure, at: number): void {
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    order[each] = CLOSED;
    if (each === at) return;
    addRow(rows, each, rows, at, words);
  }
}

function visit(closure: Closure, at: number): void {
  const { order, earliest, open } = closure;
  closure.count++;
  order[at] = closure.count;
  earliest[at] = closure.count;
  open.push(at);
  closure.followAll(closure, at);
  if (earliest[at] === order[at]) close(closure, at);
}

/** Adds what follows from a thing to which another one leads. */
export function follow(closure: Closure, at: number, next: number): void {
  const { rows, words, order, earliest } = closure;
  if (order[next] === 0) visit(closure, next);
  const reached = order[next] === CLOSED ? CLOSED : (earliest[next] ?? 0);
  if (reached < (earliest[at] ?? 0)) earliest[at] = reached;
  addRow(rows, at, rows, next, words);
}

/** Follows some things, from what follows from each alone. */
export function closeRows(
  rows: Bits,
  words: number,
  starts: readonly number[],
  followAll: Closure['followAll'],
): void {
  const count = words === 0 ? 0 : rows.length / words;
  const order = new Array<number>(count).fill(0);
  const earliest = order.slice();
  const closure: Closure = { rows, words, followAll, order, earliest, open: [], count: 0 };
  for (const start of starts) if (order[start] === 0) visit(closure, start);
}
