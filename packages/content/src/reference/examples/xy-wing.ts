import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"1.85...........97.....12.....4......5.....1..86.3.7.4..8..9.32...2..4...6.....5..","position":"1|37|8|5|47|9|46|36|2|2|4|5|8|6|3|9|7|1|37|9|6|47|1|2|48|358|35|37|237|4|9|28|1|68|568|357|5|237|9|24|248|6|1|38|37|8|6|1|3|5|7|2|4|9|4|8|7|1|9|5|3|2|6|9|5|2|6|3|4|7|1|8|6|1|3|27|27|8|5|9|4","step":{"technique":"xy-wing","placements":[],"eliminations":[{"cell":6,"digit":6},{"cell":34,"digit":6}],"links":[{"from":{"digit":6,"cells":[7]},"to":{"digit":3,"cells":[7]},"kind":"strong","premise":0},{"from":{"digit":3,"cells":[7]},"to":{"digit":3,"cells":[43]},"kind":"weak"},{"from":{"digit":3,"cells":[43]},"to":{"digit":8,"cells":[43]},"kind":"strong","premise":1},{"from":{"digit":8,"cells":[43]},"to":{"digit":8,"cells":[33]},"kind":"weak"},{"from":{"digit":8,"cells":[33]},"to":{"digit":6,"cells":[33]},"kind":"strong","premise":2}],"premises":[{"cell":7,"digits":[3,6]},{"cell":43,"digits":[3,8]},{"cell":33,"digits":[6,8]}],"pattern":[{"cell":7,"digit":3},{"cell":7,"digit":6},{"cell":33,"digit":6},{"cell":33,"digit":8},{"cell":43,"digit":3},{"cell":43,"digit":8}]}},
];
