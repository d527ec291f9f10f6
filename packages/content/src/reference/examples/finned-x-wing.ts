import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"6.192...359.68.......1.4....7..4.....3....6.8......94..4....3.1.....6..4..3...2..","position":"6|8|1|9|2|7|4|5|3|5|9|4|6|8|3|7|1|2|3|2|7|1|5|4|8|9|6|28|7|6|28|4|9|1|3|5|4|3|9|5|7|1|6|2|8|1|5|28|3|6|28|9|4|7|278|4|5|278|9|28|3|6|1|9|1|28|278|3|6|5|78|4|78|6|3|4|1|5|2|78|9","step":{"technique":"finned-x-wing","placements":[],"eliminations":[{"cell":59,"digit":2}],"pattern":[{"cell":27,"digit":2},{"cell":30,"digit":2},{"cell":54,"digit":2},{"cell":57,"digit":2},{"cell":66,"digit":2}],"premises":[{"house":9,"digit":2,"cells":[27,54]},{"house":12,"digit":2,"cells":[30,57,66]}],"fins":[{"cell":66,"digit":2}]}},
  {"givens":"..2..9..8...5.4..2.......5..2...6...8.92.5..1....4..9.46.9...8.1.......3....186..","position":"357|1357|2|6|37|9|4|137|8|3679|137|167|5|8|4|379|137|2|379|8|4|17|2|13|379|5|6|35|2|15|17|9|6|8|37|4|8|4|9|2|37|5|37|6|1|367|137|167|8|4|13|2|9|5|4|6|3|9|5|2|1|8|7|1|9|8|4|6|7|5|2|3|2|57|57|3|1|8|6|4|9","step":{"technique":"sashimi-x-wing","placements":[],"eliminations":[{"cell":24,"digit":7}],"pattern":[{"cell":7,"digit":7},{"cell":16,"digit":7},{"cell":21,"digit":7},{"cell":30,"digit":7},{"cell":34,"digit":7}],"premises":[{"house":12,"digit":7,"cells":[21,30]},{"house":16,"digit":7,"cells":[7,16,34]}],"fins":[{"cell":7,"digit":7},{"cell":16,"digit":7}]}},
];
