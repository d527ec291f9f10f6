import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150 --pages als-xy-wing als-chain death-blossom grouped-aic simple-coloring`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"........2..2865..18.9.......5...21.....3.45.76........3.1...9.8....3.....75.8.2.6","position":"5|1346|46|179|14|379|8|47|2|7|34|2|8|6|5|34|9|1|8|134|9|127|124|37|6|457|345|4|5|3|6|7|2|1|8|9|1|2|8|3|9|4|5|6|7|6|9|7|15|15|8|34|2|34|3|46|1|257|25|67|9|45|8|2|8|46|59|3|69|7|1|45|9|7|5|4|8|1|2|3|6","step":{"technique":"death-blossom","placements":[],"eliminations":[{"cell":57,"digit":5}],"pattern":[{"cell":3,"digit":1},{"cell":3,"digit":7},{"cell":3,"digit":9},{"cell":7,"digit":4},{"cell":7,"digit":7},{"cell":48,"digit":1},{"cell":48,"digit":5},{"cell":61,"digit":4},{"cell":61,"digit":5},{"cell":66,"digit":5},{"cell":66,"digit":9}],"premises":[{"cell":3,"digits":[1,7,9]},{"cell":48,"digits":[1,5]},{"cells":[7,61],"digits":[4,5,7]},{"cell":7,"digits":[4,7]},{"cell":61,"digits":[4,5]},{"cell":66,"digits":[5,9]}],"links":[{"from":{"digit":1,"cells":[3]},"to":{"digit":1,"cells":[48]},"kind":"weak"},{"from":{"digit":7,"cells":[3]},"to":{"digit":7,"cells":[7]},"kind":"weak"},{"from":{"digit":9,"cells":[3]},"to":{"digit":9,"cells":[66]},"kind":"weak"}]}},
];
