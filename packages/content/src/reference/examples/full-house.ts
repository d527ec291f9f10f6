import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...175.........6....94....1....51..246.....5..5.78....792.....6...2...48.....3...","position":"68|48|468|1|7|5|2|9|34|15|124|145|8|(3)|9|6|37|34|3|7|9|4|2|6|5|8|1|9|38|378|6|5|1|4|(3)|2|4|6|18|3|(9)|2|18|5|7|2|5|13|7|8|4|13|6|9|7|9|2|5|4|8|13|13|6|156|13|1356|2|16|7|9|4|8|168|148|1468|9|16|3|7|2|5","step":{"technique":"full-house","placements":[{"cell":13,"digit":3}],"eliminations":[],"pattern":[{"cell":13,"digit":3}],"premises":[{"house":19,"digit":3,"cells":[13]}]}},
];
