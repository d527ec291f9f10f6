import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"....69...3..1.2......3.........31.4..9.....738.....25.1.8..4.6..2..8...77......34","position":"2|48|17|47|6|9|3|18|5|3|48|567|1|457|2|47|89|69|9|16|57|3|457|8|47|2|16|5|7|2|69|3|1|69|4|8|4|9|16|8|2|5|16|7|3|8|16|3|469|49|7|2|5|19|1|3|8|79|79|4|5|6|2|6|2|4|5|8|3|19|19|7|7|5|9|2|1|6|8|3|4","step":{"technique":"avoidable-rectangle-1","placements":[],"eliminations":[{"cell":38,"digit":6}],"pattern":[{"cell":38,"digit":1},{"cell":38,"digit":6}],"premises":[{"cells":[36,38,65,63],"digits":[4,6],"guardians":[{"cell":38,"digit":1}]}],"assumes":"one-solution"}},
];
