import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"......3...4.6.7..26...15....1.7....82..1...3...8.......523.1.4...4....9....4...26","position":"1|29|7|8|29|4|3|6|5|8|4|5|6|3|7|9|1|2|6|239|39|29|1|5|7|8|4|4|1|39|7|29|36|26|5|8|2|7|6|1|5|8|4|3|9|5|39|8|29|4|36|26|7|1|9|5|2|3|6|1|8|4|7|7|6|4|5|8|2|1|9|3|3|8|1|4|7|9|5|2|6","step":{"technique":"bug-plus-one","placements":[{"cell":19,"digit":9}],"eliminations":[],"pattern":[{"cell":19,"digit":2},{"cell":19,"digit":3},{"cell":19,"digit":9}],"premises":[{"cells":[1,4,19,20,21,29,31,32,33,46,48,50,51],"digits":[1,2,3,4,5,6,7,8,9],"guardians":[{"cell":19,"digit":9}]},{"cell":1,"digits":[2,9]},{"cell":4,"digits":[2,9]},{"cell":19,"digits":[2,3,9]},{"cell":20,"digits":[3,9]},{"cell":21,"digits":[2,9]},{"cell":29,"digits":[3,9]},{"cell":31,"digits":[2,9]},{"cell":32,"digits":[3,6]},{"cell":33,"digits":[2,6]},{"cell":46,"digits":[3,9]},{"cell":48,"digits":[2,9]},{"cell":50,"digits":[3,6]},{"cell":51,"digits":[2,6]}],"assumes":"one-solution"}},
];
