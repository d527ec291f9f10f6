import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7....46.3..8..9...26...83.76..1.....5.9..1....2....7.2..4.1.8..9..8..5....2.....","position":"8|7|9|1|23|35|4|6|25|3|4|5|8|26|67|9|1|27|1|2|6|57|49|49|8|3|57|7|6|8|35|1|2|35|9|4|4|5|3|9|7|8|1|2|6|9|1|2|6|34|345|35|7|8|2|3|7|4|5|1|6|8|9|6|9|4|37|8|37|2|5|1|5|8|1|2|69|69|7|4|3","step":{"technique":"bug-plus-one","placements":[{"cell":50,"digit":3}],"eliminations":[],"pattern":[{"cell":50,"digit":3},{"cell":50,"digit":4},{"cell":50,"digit":5}],"premises":[{"cells":[4,5,8,13,14,17,21,22,23,26,30,33,49,50,51,66,68,76,77],"digits":[1,2,3,4,5,6,7,8,9],"guardians":[{"cell":50,"digit":3}]},{"cell":4,"digits":[2,3]},{"cell":5,"digits":[3,5]},{"cell":8,"digits":[2,5]},{"cell":13,"digits":[2,6]},{"cell":14,"digits":[6,7]},{"cell":17,"digits":[2,7]},{"cell":21,"digits":[5,7]},{"cell":22,"digits":[4,9]},{"cell":23,"digits":[4,9]},{"cell":26,"digits":[5,7]},{"cell":30,"digits":[3,5]},{"cell":33,"digits":[3,5]},{"cell":49,"digits":[3,4]},{"cell":50,"digits":[3,4,5]},{"cell":51,"digits":[3,5]},{"cell":66,"digits":[3,7]},{"cell":68,"digits":[3,7]},{"cell":76,"digits":[6,9]},{"cell":77,"digits":[6,9]}],"assumes":"one-solution"}},
];
