import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...65..3......92..3...1.....2.786..51.......24.....7...1......87.4..3...6.58....7","position":"8|479|27|6|5|24|1|3|49|5|46|1|3|7|9|2|8|46|3|469|26|24|1|8|5|7|469|9|2|3|7|8|6|4|1|5|1|567|67|49|3|45|8|69|2|4|56|8|1|29|25|7|69|3|2|1|9|5|6|7|3|4|8|7|8|4|29|29|3|6|5|1|6|3|5|8|4|1|9|2|7","step":{"technique":"xy-wing","placements":[],"eliminations":[{"cell":19,"digit":4}],"links":[{"from":{"digit":4,"cells":[10]},"to":{"digit":6,"cells":[10]},"kind":"strong","premise":0},{"from":{"digit":6,"cells":[10]},"to":{"digit":6,"cells":[20]},"kind":"weak"},{"from":{"digit":6,"cells":[20]},"to":{"digit":2,"cells":[20]},"kind":"strong","premise":1},{"from":{"digit":2,"cells":[20]},"to":{"digit":2,"cells":[21]},"kind":"weak"},{"from":{"digit":2,"cells":[21]},"to":{"digit":4,"cells":[21]},"kind":"strong","premise":2}],"premises":[{"cell":10,"digits":[4,6]},{"cell":20,"digits":[2,6]},{"cell":21,"digits":[2,4]}],"pattern":[{"cell":10,"digit":4},{"cell":10,"digit":6},{"cell":20,"digit":2},{"cell":20,"digit":6},{"cell":21,"digit":2},{"cell":21,"digit":4}]}},
];
