import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 60`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"18...6........8..4..9..23..5.......1.2.....7.87..4........1....7...5..9..4.9...16","position":"1|8|25|4|3|6|2579|25|2579|236|36|7|5|9|8|1|26|4|4|56|9|1|7|2|3|568|58|5|369|346|23678|268|379|24689|23468|1|369|2|1346|368|68|1359|45689|7|3589|8|7|136|236|4|1359|2569|2356|2359|2369|3569|23568|23678|1|347|24578|23458|23578|7|1|2368|2368|5|34|248|9|238|23|4|2358|9|28|37|2578|1|6","step":{"technique":"naked-quadruple","placements":[],"eliminations":[{"cell":30,"digit":2},{"cell":30,"digit":3},{"cell":32,"digit":3},{"cell":41,"digit":3},{"cell":50,"digit":3},{"cell":30,"digit":6},{"cell":30,"digit":8}],"pattern":[{"cell":31,"digit":2},{"cell":31,"digit":6},{"cell":31,"digit":8},{"cell":39,"digit":3},{"cell":39,"digit":6},{"cell":39,"digit":8},{"cell":40,"digit":6},{"cell":40,"digit":8},{"cell":48,"digit":2},{"cell":48,"digit":3},{"cell":48,"digit":6}],"premises":[{"cell":31,"digits":[2,6,8]},{"cell":39,"digits":[3,6,8]},{"cell":40,"digits":[6,8]},{"cell":48,"digits":[2,3,6]}]}},
];
