import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...65..3......92..3...1.....2.786..51.......24.....7...1......87.4..3...6.58....7","position":"8|479|27|6|5|24|1|3|49|5|46|1|3|7|9|2|8|46|3|469|26|24|1|8|5|7|469|9|2|3|7|8|6|4|1|5|1|567|67|49|3|45|8|69|2|4|56|8|1|29|25|7|69|3|2|1|9|5|6|7|3|4|8|7|8|4|29|29|3|6|5|1|6|3|5|8|4|1|9|2|7","step":{"technique":"hidden-rectangle","placements":[],"eliminations":[{"cell":19,"digit":4}],"pattern":[{"cell":1,"digit":4},{"cell":1,"digit":7},{"cell":1,"digit":9},{"cell":8,"digit":4},{"cell":8,"digit":9},{"cell":26,"digit":4},{"cell":26,"digit":6},{"cell":26,"digit":9},{"cell":19,"digit":4},{"cell":19,"digit":6},{"cell":19,"digit":9}],"premises":[{"cells":[1,8,26,19],"digits":[4,9],"guardians":[{"cell":1,"digit":7},{"cell":26,"digit":6},{"cell":19,"digit":6}]},{"house":10,"digit":9,"cells":[1,19]},{"house":2,"digit":9,"cells":[19,26]}],"assumes":"one-solution"}},
];
