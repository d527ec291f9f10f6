import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...6.134.9.....615...........7.....8..4.7.....5.3.8...2.8....3........67...9.68.4","position":"8|7|25|6|259|1|3|4|29|9|24|3|2478|248|247|6|1|5|45|1|6|245|23459|23459|7|8|29|3|29|7|1245|6|2459|1245|259|8|6|8|4|125|7|259|125|259|3|1|5|29|3|249|8|24|7|6|2|6|8|457|45|457|9|3|1|45|49|159|12458|123458|2345|25|6|7|7|3|15|9|125|6|8|25|4","step":{"technique":"hidden-quadruple","placements":[],"eliminations":[{"cell":66,"digit":4},{"cell":66,"digit":5},{"cell":67,"digit":4},{"cell":67,"digit":5},{"cell":68,"digit":4},{"cell":68,"digit":5},{"cell":76,"digit":5}],"pattern":[{"cell":66,"digit":1},{"cell":66,"digit":2},{"cell":66,"digit":8},{"cell":67,"digit":1},{"cell":67,"digit":2},{"cell":67,"digit":3},{"cell":67,"digit":8},{"cell":68,"digit":2},{"cell":68,"digit":3},{"cell":76,"digit":1},{"cell":76,"digit":2}],"premises":[{"house":25,"digit":1,"cells":[66,67,76]},{"house":25,"digit":2,"cells":[66,67,68,76]},{"house":25,"digit":3,"cells":[67,68]},{"house":25,"digit":8,"cells":[66,67]}]}},
];
