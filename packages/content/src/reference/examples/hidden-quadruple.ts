import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"..925.....439..8.27..1.39.......57.3.........9.67.......43.7..53.5..267.....192..","position":"168|68|9|2|5|48|3|14|7|15|4|3|9|7|6|8|15|2|7|258|28|1|48|3|9|45|6|148|28|128|468|2489|5|7|12469|3|1458|23578|1278|468|23489|148|45|124569|18|9|2358|6|7|2348|148|45|1245|18|2|9|4|3|6|7|1|8|5|3|1|5|48|48|2|6|7|9|68|678|78|5|1|9|2|3|4","step":{"technique":"hidden-quadruple","placements":[],"eliminations":[{"cell":37,"digit":5},{"cell":37,"digit":8},{"cell":38,"digit":1},{"cell":38,"digit":8},{"cell":40,"digit":4},{"cell":40,"digit":8},{"cell":43,"digit":1},{"cell":43,"digit":4},{"cell":43,"digit":5},{"cell":43,"digit":6}],"pattern":[{"cell":37,"digit":2},{"cell":37,"digit":3},{"cell":37,"digit":7},{"cell":38,"digit":2},{"cell":38,"digit":7},{"cell":40,"digit":2},{"cell":40,"digit":3},{"cell":40,"digit":9},{"cell":43,"digit":2},{"cell":43,"digit":9}],"premises":[{"house":4,"digit":2,"cells":[37,38,40,43]},{"house":4,"digit":3,"cells":[37,40]},{"house":4,"digit":7,"cells":[37,38]},{"house":4,"digit":9,"cells":[40,43]}]}},
];
