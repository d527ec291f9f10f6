import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".4.....2...2.4.8..7..9......63..8....2....75.....3..9..158..2...9..5...4....23...","position":"1568|4|9|1367|18|567|135|2|167|156|35|2|1367|4|567|8|1367|9|7|358|168|9|18|2|1345|1346|16|9|6|3|5|7|8|14|14|2|18|2|18|4|6|9|7|5|3|45|57|47|2|3|1|6|9|8|3|1|5|8|9|4|2|67|67|2|9|678|167|5|67|13|13678|4|468|78|4678|167|2|3|9|1678|5","step":{"technique":"naked-triple","placements":[],"eliminations":[{"cell":24,"digit":1},{"cell":25,"digit":1},{"cell":25,"digit":6},{"cell":19,"digit":8}],"pattern":[{"cell":20,"digit":1},{"cell":20,"digit":6},{"cell":20,"digit":8},{"cell":22,"digit":1},{"cell":22,"digit":8},{"cell":26,"digit":1},{"cell":26,"digit":6}],"premises":[{"cell":20,"digits":[1,6,8]},{"cell":22,"digits":[1,8]},{"cell":26,"digits":[1,6]}]}},
];
