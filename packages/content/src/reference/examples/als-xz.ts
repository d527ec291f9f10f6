import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"..7..1.......9..8..4...793.721..34....9...3....38..175.341...2..9..6.......9..5..","position":"9|8|7|234|34|1|26|5|46|3|1|25|245|9|6|27|8|47|256|4|256|25|8|7|9|3|1|7|2|1|6|5|3|4|9|8|8|5|9|7|1|4|3|6|2|4|6|3|8|2|9|1|7|5|56|3|4|1|7|58|68|2|9|125|9|258|34|6|258|78|14|37|126|7|268|9|34|28|5|14|36","step":{"technique":"als-xz","placements":[],"eliminations":[{"cell":17,"digit":7},{"cell":69,"digit":7}],"pattern":[{"cell":11,"digit":2},{"cell":11,"digit":5},{"cell":12,"digit":2},{"cell":12,"digit":4},{"cell":12,"digit":5},{"cell":15,"digit":2},{"cell":15,"digit":7},{"cell":66,"digit":3},{"cell":66,"digit":4},{"cell":71,"digit":3},{"cell":71,"digit":7}],"premises":[{"cells":[11,12,15],"digits":[2,4,5,7]},{"cell":11,"digits":[2,5]},{"cell":12,"digits":[2,4,5]},{"cell":15,"digits":[2,7]},{"cells":[66,71],"digits":[3,4,7]},{"cell":66,"digits":[3,4]},{"cell":71,"digits":[3,7]}],"links":[{"from":{"digit":4,"cells":[12]},"to":{"digit":4,"cells":[66]},"kind":"weak"}]}},
];
