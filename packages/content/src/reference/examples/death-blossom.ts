import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7..6.42......27.9..14....3..3.....1.8.6.7.9.2.....5..8....51..4.28......15.9..8.","position":"39|7|89|13|6|138|4|2|5|36|4|68|5|38|2|7|1|9|5|2|1|4|7|9|8|6|3|79|5|3|29|248|48|6|47|1|1|8|4|6|5|7|3|9|2|2|6|79|139|34|134|5|47|8|8|9|67|27|24|5|1|3|46|4|3|2|8|1|6|9|5|7|67|1|5|37|9|34|2|8|46","step":{"technique":"death-blossom","placements":[],"eliminations":[{"cell":13,"digit":3},{"cell":48,"digit":3},{"cell":50,"digit":3}],"pattern":[{"cell":31,"digit":2},{"cell":31,"digit":4},{"cell":31,"digit":8},{"cell":32,"digit":4},{"cell":32,"digit":8},{"cell":49,"digit":3},{"cell":49,"digit":4},{"cell":58,"digit":2},{"cell":58,"digit":4}],"premises":[{"cell":31,"digits":[2,4,8]},{"cells":[49,58],"digits":[2,3,4]},{"cell":49,"digits":[3,4]},{"cell":58,"digits":[2,4]},{"cell":49,"digits":[3,4]},{"cells":[32,49],"digits":[3,4,8]},{"cell":32,"digits":[4,8]},{"cell":49,"digits":[3,4]}],"links":[{"from":{"digit":2,"cells":[31]},"to":{"digit":2,"cells":[58]},"kind":"weak"},{"from":{"digit":4,"cells":[31]},"to":{"digit":4,"cells":[49]},"kind":"weak"},{"from":{"digit":8,"cells":[31]},"to":{"digit":8,"cells":[32]},"kind":"weak"}]}},
];
