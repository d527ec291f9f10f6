import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"9...2.4..2.8.15.....1..4.3.......67.4.2...5.9.73.......2.8..3.....47.2.5..4.5...8","position":"9|3|67|67|2|8|4|5|1|2|4|8|3|1|5|79|69|67|67|5|1|679|69|4|8|3|2|158|189|59|125|4|12|6|7|3|4|16|2|16|3|7|5|8|9|56|7|3|569|8|69|1|2|4|1567|2|5679|8|69|169|3|4|67|1368|1689|69|4|7|1369|2|169|5|1367|169|4|1269|5|12369|79|169|8","step":{"technique":"sue-de-coq","placements":[],"eliminations":[{"cell":75,"digit":6},{"cell":75,"digit":9}],"pattern":[{"cell":59,"digit":1},{"cell":59,"digit":6},{"cell":59,"digit":9},{"cell":68,"digit":1},{"cell":68,"digit":3},{"cell":68,"digit":6},{"cell":68,"digit":9},{"cell":77,"digit":1},{"cell":77,"digit":2},{"cell":77,"digit":3},{"cell":77,"digit":6},{"cell":77,"digit":9},{"cell":32,"digit":1},{"cell":32,"digit":2},{"cell":58,"digit":6},{"cell":58,"digit":9}],"premises":[{"cell":59,"digits":[1,6,9]},{"cell":68,"digits":[1,3,6,9]},{"cell":77,"digits":[1,2,3,6,9]},{"cell":32,"digits":[1,2]},{"cell":58,"digits":[6,9]}]}},
];
