import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"1.85...........97.....12.....4......5.....1..86.3.7.4..8..9.32...2..4...6.....5..","position":"1|37|8|5|47|9|46|36|2|2|4|5|8|6|3|9|7|1|37|9|6|47|1|2|48|358|358|37|237|4|9|28|1|678|3568|3578|5|237|9|24|248|6|1|38|378|8|6|1|3|5|7|2|4|9|4|8|7|1|9|5|3|2|6|9|5|2|6|3|4|78|1|78|6|1|3|27|27|8|5|9|4","step":{"technique":"empty-rectangle","placements":[],"eliminations":[{"cell":34,"digit":3}],"links":[{"from":{"digit":3,"cells":[27]},"to":{"digit":3,"cells":[18]},"kind":"strong","premise":0},{"from":{"digit":3,"cells":[18]},"to":{"digit":3,"cells":[25,26]},"kind":"weak"},{"from":{"digit":3,"cells":[25,26]},"to":{"digit":3,"cells":[7,25]},"kind":"strong","premise":1}],"premises":[{"house":9,"digit":3,"cells":[18,27]},{"house":20,"digit":3,"cells":[7,25,26]}],"pattern":[{"cell":7,"digit":3},{"cell":18,"digit":3},{"cell":25,"digit":3},{"cell":26,"digit":3},{"cell":27,"digit":3}]}},
];
