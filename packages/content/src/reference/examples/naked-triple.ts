import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"....9..3.4..5..7..5..4.8.6....7..14.3..8.2.....2......9....5.8...5...6.4....69...","position":"27|278|78|6|9|1|4|3|5|4|9|6|5|2|3|7|1|8|5|13|13|4|7|8|2|6|9|8|5|9|7|3|6|1|4|2|3|147|147|8|15|2|9|57|6|6|17|2|9|15|4|8|57|3|9|6|17|2|4|5|3|8|17|12|123|5|13|8|7|6|9|4|17|13478|13478|13|6|9|5|2|17","step":{"technique":"naked-triple","placements":[],"eliminations":[{"cell":64,"digit":1},{"cell":73,"digit":1},{"cell":74,"digit":1},{"cell":64,"digit":2},{"cell":73,"digit":7},{"cell":74,"digit":7}],"pattern":[{"cell":56,"digit":1},{"cell":56,"digit":7},{"cell":63,"digit":1},{"cell":63,"digit":2},{"cell":72,"digit":1},{"cell":72,"digit":7}],"premises":[{"cell":56,"digits":[1,7]},{"cell":63,"digits":[1,2]},{"cell":72,"digits":[1,7]}]}},
];
