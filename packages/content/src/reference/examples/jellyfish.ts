import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...........1...67..4.2..3.....3.4..8.86......1...9...4.65....1....9..2....761..9.","position":"567|57|89|17|367|1379|58|4|2|2|3|1|5|4|8|6|7|9|567|4|89|2|67|79|3|58|1|57|9|2|3|57|4|1|6|8|4|8|6|17|257|1257|9|3|57|1|57|3|8|9|6|57|2|4|9|6|5|4|238|23|78|1|37|3|1|4|9|578|57|2|58|6|8|2|7|6|1|35|4|9|35","step":{"technique":"jellyfish","placements":[],"eliminations":[{"cell":0,"digit":7},{"cell":4,"digit":7},{"cell":5,"digit":7},{"cell":40,"digit":7},{"cell":41,"digit":7}],"pattern":[{"cell":1,"digit":7},{"cell":3,"digit":7},{"cell":39,"digit":7},{"cell":44,"digit":7},{"cell":46,"digit":7},{"cell":51,"digit":7},{"cell":60,"digit":7},{"cell":62,"digit":7}],"premises":[{"house":10,"digit":7,"cells":[1,46]},{"house":12,"digit":7,"cells":[3,39]},{"house":15,"digit":7,"cells":[51,60]},{"house":17,"digit":7,"cells":[44,62]}]}},
];
