import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7..6.42......27.9..14....3..3.....1.8.6.7.9.2.....5..8....51..4.28......15.9..8.","position":"39|7|89|13|6|138|4|2|5|36|4|68|5|38|2|7|1|9|5|2|1|4|7|9|8|6|3|79|5|3|29|248|48|6|47|1|1|8|4|6|5|7|3|9|2|2|6|79|139|34|134|5|47|8|8|9|67|27|24|5|1|3|46|4|3|2|8|1|6|9|5|7|67|1|5|37|9|34|2|8|46","step":{"technique":"xy-wing","placements":[],"eliminations":[{"cell":5,"digit":8},{"cell":31,"digit":8}],"links":[{"from":{"digit":8,"cells":[13]},"to":{"digit":3,"cells":[13]},"kind":"strong","premise":0},{"from":{"digit":3,"cells":[13]},"to":{"digit":3,"cells":[49]},"kind":"weak"},{"from":{"digit":3,"cells":[49]},"to":{"digit":4,"cells":[49]},"kind":"strong","premise":1},{"from":{"digit":4,"cells":[49]},"to":{"digit":4,"cells":[32]},"kind":"weak"},{"from":{"digit":4,"cells":[32]},"to":{"digit":8,"cells":[32]},"kind":"strong","premise":2}],"premises":[{"cell":13,"digits":[3,8]},{"cell":49,"digits":[3,4]},{"cell":32,"digits":[4,8]}],"pattern":[{"cell":13,"digit":3},{"cell":13,"digit":8},{"cell":32,"digit":4},{"cell":32,"digit":8},{"cell":49,"digit":3},{"cell":49,"digit":4}]}},
];
