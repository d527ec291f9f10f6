import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"1.85...........97.....12.....4......5.....1..86.3.7.4..8..9.32...2..4...6.....5..","position":"1|37|8|5|47|9|46|36|2|2|4|5|8|6|3|9|7|1|37|9|6|47|1|2|48|358|358|37|237|4|9|28|1|678|3568|3578|5|237|9|24|248|6|1|38|378|8|6|1|3|5|7|2|4|9|4|8|7|1|9|5|3|2|6|9|5|2|6|3|4|78|1|78|6|1|3|27|27|8|5|9|4","step":{"technique":"xyz-wing","placements":[],"eliminations":[{"cell":35,"digit":8}],"pattern":[{"cell":44,"digit":3},{"cell":44,"digit":7},{"cell":44,"digit":8},{"cell":43,"digit":3},{"cell":43,"digit":8},{"cell":71,"digit":7},{"cell":71,"digit":8}],"premises":[{"cell":44,"digits":[3,7,8]},{"cell":43,"digits":[3,8]},{"cell":71,"digits":[7,8]}]}},
];
