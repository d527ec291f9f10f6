import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".384..5......9.....6.2...4.....57.....6.....7.5.9....34....69.5...........5.28.71","position":"7|3|8|4|6|1|5|2|9|125|12|4|8|9|35|7|13|6|15|6|9|2|7|35|13|4|8|38|128|23|6|5|7|12|9|4|9|4|6|1|3|2|8|5|7|12|5|7|9|8|4|126|16|3|4|28|23|7|1|6|9|38|5|38|7|1|5|4|9|36|368|2|6|9|5|3|2|8|4|7|1","step":{"technique":"finned-x-wing","placements":[],"eliminations":[{"cell":33,"digit":1}],"pattern":[{"cell":18,"digit":1},{"cell":24,"digit":1},{"cell":45,"digit":1},{"cell":51,"digit":1},{"cell":52,"digit":1}],"premises":[{"house":2,"digit":1,"cells":[18,24]},{"house":5,"digit":1,"cells":[45,51,52]}],"fins":[{"cell":52,"digit":1}]}},
  {"givens":"........7..5..3....7.85.61...8.4..3.7.2...4.5.5..8.1...17.98.2....2..5..6........","position":"3|48|1|49|2|6|89|5|7|89|6|5|17|17|3|289|4|289|2|7|49|8|5|49|6|1|3|1|9|8|57|4|257|27|3|6|7|3|2|19|6|19|4|8|5|4|5|6|3|8|27|1|79|29|5|1|7|6|9|8|3|2|4|89|48|349|2|137|147|5|6|19|6|2|349|145|13|145|789|79|189","step":{"technique":"sashimi-x-wing","placements":[],"eliminations":[{"cell":68,"digit":4},{"cell":74,"digit":4}],"pattern":[{"cell":1,"digit":4},{"cell":3,"digit":4},{"cell":64,"digit":4},{"cell":75,"digit":4}],"premises":[{"house":10,"digit":4,"cells":[1,64]},{"house":12,"digit":4,"cells":[3,75]}],"fins":[{"cell":64,"digit":4},{"cell":75,"digit":4}]}},
];
