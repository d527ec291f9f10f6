import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...9....5.......87...2.6....7......1.59.3...2..2.68..3.9...7....4...9.1...3..1.5.","position":"1278|28|147|9|78|3|1246|246|5|29|23|6|4|1|5|239|8|7|15789|38|1457|2|78|6|1349|34|49|3|7|8|5|9|2|46|46|1|6|5|9|1|3|4|8|7|2|4|1|2|7|6|8|5|9|3|1258|9|15|36|245|7|2346|2346|468|2578|4|57|36|25|9|2367|1|68|27|6|3|8|24|1|2479|5|49","step":{"technique":"naked-quadruple","placements":[],"eliminations":[{"cell":0,"digit":2},{"cell":0,"digit":8},{"cell":18,"digit":8},{"cell":18,"digit":9}],"pattern":[{"cell":1,"digit":2},{"cell":1,"digit":8},{"cell":9,"digit":2},{"cell":9,"digit":9},{"cell":10,"digit":2},{"cell":10,"digit":3},{"cell":19,"digit":3},{"cell":19,"digit":8}],"premises":[{"cell":1,"digits":[2,8]},{"cell":9,"digits":[2,9]},{"cell":10,"digits":[2,3]},{"cell":19,"digits":[3,8]}]}},
];
