import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7.65....4..87.2.6...2.4....83....172.......919....32....4.9...9.1.82..3....65.8.","position":"38|7|2|6|5|13|18|9|4|4|135|9|8|7|13|2|35|6|368|1356|58|2|9|4|178|357|15|5|8|3|9|2|6|4|1|7|2|4|7|13|13|8|56|56|9|1|9|6|5|4|7|3|2|8|368|2356|58|4|13|9|17|567|125|9|56|1|7|8|2|56|4|3|7|23|4|13|6|5|9|8|12","step":{"technique":"sue-de-coq","placements":[],"eliminations":[{"cell":10,"digit":3},{"cell":24,"digit":1},{"cell":25,"digit":5}],"pattern":[{"cell":18,"digit":3},{"cell":18,"digit":6},{"cell":18,"digit":8},{"cell":19,"digit":1},{"cell":19,"digit":3},{"cell":19,"digit":5},{"cell":19,"digit":6},{"cell":20,"digit":5},{"cell":20,"digit":8},{"cell":26,"digit":1},{"cell":26,"digit":5},{"cell":0,"digit":3},{"cell":0,"digit":8}],"premises":[{"cell":18,"digits":[3,6,8]},{"cell":19,"digits":[1,3,5,6]},{"cell":20,"digits":[5,8]},{"cell":26,"digits":[1,5]},{"cell":0,"digits":[3,8]}]}},
];
