import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"..2..9..8...5.4..2.......5..2...6...8.92.5..1....4..9.46.9...8.1.......3....186..","position":"357|1357|2|6|37|9|4|137|8|3679|137|167|5|8|4|379|137|2|379|8|4|17|2|13|379|5|6|35|2|15|17|9|6|8|37|4|8|4|9|2|37|5|37|6|1|367|137|167|8|4|13|2|9|5|4|6|3|9|5|2|1|8|7|1|9|8|4|6|7|5|2|3|2|57|57|3|1|8|6|4|9","step":{"technique":"remote-pair","placements":[],"eliminations":[{"cell":7,"digit":3},{"cell":7,"digit":7}],"pattern":[{"cell":4,"digit":3},{"cell":4,"digit":7},{"cell":34,"digit":3},{"cell":34,"digit":7},{"cell":40,"digit":3},{"cell":40,"digit":7},{"cell":42,"digit":3},{"cell":42,"digit":7}],"premises":[{"cell":4,"digits":[3,7]},{"cell":34,"digits":[3,7]},{"cell":40,"digits":[3,7]},{"cell":42,"digits":[3,7]}],"colours":[[{"cell":4,"digit":3},{"cell":42,"digit":3},{"cell":34,"digit":7},{"cell":40,"digit":7}],[{"cell":4,"digit":7},{"cell":42,"digit":7},{"cell":34,"digit":3},{"cell":40,"digit":3}]]}},
];
