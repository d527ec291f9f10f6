import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...97....7....6.8..6384..9...5....2.4.6.8.1.3.1....9...2..9487..3.5....4....68...","position":"18|58|24|9|7|135|35|46|26|7|45|9|2|35|6|345|8|1|12|6|3|8|4|15|57|9|27|3|78|5|46|1|9|47|2|678|4|9|6|7|8|2|1|5|3|28|1|27|46|35|35|9|46|78|6|2|1|3|9|4|8|7|5|9|3|8|5|2|7|6|1|4|5|47|47|1|6|8|2|3|9","step":{"technique":"w-wing","placements":[],"eliminations":[{"cell":5,"digit":3},{"cell":15,"digit":3}],"links":[{"from":{"digit":3,"cells":[6]},"to":{"digit":5,"cells":[6]},"kind":"strong","premise":0},{"from":{"digit":5,"cells":[6]},"to":{"digit":5,"cells":[24]},"kind":"weak"},{"from":{"digit":5,"cells":[24]},"to":{"digit":5,"cells":[23]},"kind":"strong","premise":1},{"from":{"digit":5,"cells":[23]},"to":{"digit":5,"cells":[13]},"kind":"weak"},{"from":{"digit":5,"cells":[13]},"to":{"digit":3,"cells":[13]},"kind":"strong","premise":2}],"premises":[{"cell":6,"digits":[3,5]},{"house":2,"digit":5,"cells":[23,24]},{"cell":13,"digits":[3,5]}],"pattern":[{"cell":6,"digit":3},{"cell":6,"digit":5},{"cell":13,"digit":3},{"cell":13,"digit":5},{"cell":23,"digit":5},{"cell":24,"digit":5}]}},
];
