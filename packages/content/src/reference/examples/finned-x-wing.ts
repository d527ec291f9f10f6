import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"........7..5..3....7.85.61...8.4..3.7.2...4.5.5..8.1...17.98.2....2..5..6........","position":"3|48|1|49|2|6|89|5|7|89|6|5|17|17|3|289|4|289|2|7|49|8|5|49|6|1|3|1|9|8|57|4|257|27|3|6|7|3|2|19|6|19|4|8|5|4|5|6|3|8|27|1|79|29|5|1|7|6|9|8|3|2|4|89|48|349|2|137|147|5|6|19|6|2|349|145|13|145|789|79|189","step":{"technique":"finned-x-wing","placements":[],"eliminations":[{"cell":74,"digit":4}],"pattern":[{"cell":20,"digit":4},{"cell":23,"digit":4},{"cell":64,"digit":4},{"cell":65,"digit":4},{"cell":68,"digit":4}],"premises":[{"house":2,"digit":4,"cells":[20,23]},{"house":7,"digit":4,"cells":[64,65,68]}],"fins":[{"cell":64,"digit":4}]}},
  {"givens":"........2..2865..18.9.......5...21.....3.45.76........3.1...9.8....3.....75.8.2.6","position":"5|1346|46|179|14|379|8|47|2|7|34|2|8|6|5|34|9|1|8|134|9|127|124|37|6|457|345|4|5|3|6|7|2|1|8|9|1|2|8|3|9|4|5|6|7|6|9|7|15|15|8|34|2|34|3|46|1|257|25|67|9|45|8|2|8|46|59|3|69|7|1|45|9|7|5|4|8|1|2|3|6","step":{"technique":"sashimi-x-wing","placements":[],"eliminations":[{"cell":7,"digit":4},{"cell":25,"digit":4}],"pattern":[{"cell":10,"digit":4},{"cell":15,"digit":4},{"cell":55,"digit":4},{"cell":61,"digit":4}],"premises":[{"house":1,"digit":4,"cells":[10,15]},{"house":6,"digit":4,"cells":[55,61]}],"fins":[{"cell":15,"digit":4}]}},
];
