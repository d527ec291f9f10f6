import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"..5..2.3......7.94...1...754......6..16...4..3..5....21..........9...8...54.6...9","position":"67|467|5|46|9|2|1|3|8|268|2368|1|368|5|7|26|9|4|9|23468|38|1|38|348|26|7|5|4|9|2|378|1|38|5|6|37|5|1|6|2379|237|39|4|8|37|3|78|78|5|4|6|9|1|2|1|2378|378|234789|2378|34589|37|45|6|267|2367|9|2347|237|345|8|45|1|78|5|4|378|6|1|37|2|9","step":{"technique":"hidden-triple","placements":[],"eliminations":[{"cell":57,"digit":2},{"cell":57,"digit":3},{"cell":57,"digit":7},{"cell":57,"digit":8},{"cell":59,"digit":3},{"cell":59,"digit":8}],"pattern":[{"cell":57,"digit":4},{"cell":57,"digit":9},{"cell":59,"digit":4},{"cell":59,"digit":5},{"cell":59,"digit":9},{"cell":61,"digit":4},{"cell":61,"digit":5}],"premises":[{"house":6,"digit":4,"cells":[57,59,61]},{"house":6,"digit":5,"cells":[59,61]},{"house":6,"digit":9,"cells":[57,59]}]}},
];
