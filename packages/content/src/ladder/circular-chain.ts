import type { LadderStep, LadderTechniqueId, Link, Node } from '@nanpure/engine/ladder';
import { chainsOf, isLoop } from './tell/chain.ts';

/*
 * Among all instances of chains there are some that say again what they have said, or go on after they have contradicted
 * themselves. What they conclude is true, and shorter ones conclude it, too; nobody wants to follow them.
 */

const CHAINS: readonly LadderTechniqueId[] = [
  'x-chain',
  'xy-chain',
  'discontinuous-nice-loop',
  'aic',
  'continuous-nice-loop',
  'grouped-discontinuous-nice-loop',
  'grouped-aic',
  'grouped-continuous-nice-loop',
  'als-xy-wing',
  'als-chain',
];

/** The candidates of a node, as numbers. */
function candidatesOf({ digit, cells }: Node): number[] {
  return cells.map((cell) => 10 * cell + digit);
}

/** What a chain has said so far. */
interface Said {
  /** What it supposes at its beginning to be wrong. */
  readonly supposed: readonly number[];
  /** All that is wrong. */
  readonly wrong: Set<number>;
  /** Of each node that is right, what could still be: one of these is. */
  readonly right: (readonly number[])[];
}

/** Says that a node is wrong; whether that is new, and no contradiction unless at the end. */
function sayWrong({ wrong, right }: Said, node: readonly number[], isEnd: boolean): boolean {
  const isNew = node.some((one) => !wrong.has(one));
  for (const one of node) wrong.add(one);
  return isNew && (isEnd || right.every((each) => each.some((one) => !wrong.has(one))));
}

/** Says that a node is right; whether that is new, and no contradiction but of what was supposed, at the end. */
function sayRight({ supposed, wrong, right }: Said, node: readonly number[], isEnd: boolean) {
  const left = node.filter((one) => !wrong.has(one));
  if (left.length === 0) return isEnd && node.every((one) => supposed.includes(one));
  const isNew = !right.some((each) => each.every((one) => left.includes(one)));
  right.push(left);
  return isNew;
}

/** Whether a chain comes to something new with each link, and to a contradiction at its end at most. */
function isStraight(links: readonly Link[]): boolean {
  const strong = links.filter(({ kind }) => kind === 'strong');
  const said: Said = {
    supposed: strong.slice(0, 1).flatMap(({ from }) => candidatesOf(from)),
    wrong: new Set(),
    right: [],
  };
  return strong.every(({ from, to }, index) => {
    const isEnd = index === strong.length - 1 && !isLoop(links);
    return sayWrong(said, candidatesOf(from), isEnd) && sayRight(said, candidatesOf(to), isEnd);
  });
}

/** Whether a step is a chain that goes in circles. */
export function isCircular({ technique, links = [] }: LadderStep): boolean {
  return CHAINS.includes(technique) && !chainsOf(links).every((chain) => isStraight(chain.links));
}
