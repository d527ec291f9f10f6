import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7......5...8.59..3..41.2....59....6..2...8..6....24....4.96..8..65.4...5......9.","position":"4|7|9|26|26|3|1|8|5|2|6|1|8|7|5|9|4|3|3|5|8|4|1|9|2|6|7|178|1348|5|9|348|178|37|2|6|179|34|2|36|3456|17|8|35|19|6|1389|37|137|358|2|4|357|19|17|123|4|1237|9|6|5|137|8|1789|1389|6|5|38|4|37|137|2|5|1238|37|1237|238|178|6|9|4","step":{"technique":"multi-coloring","placements":[],"eliminations":[{"cell":67,"digit":8},{"cell":73,"digit":8}],"pattern":[{"cell":27,"digit":8},{"cell":63,"digit":8},{"cell":32,"digit":8},{"cell":77,"digit":8}],"premises":[{"house":9,"digit":8,"cells":[27,63]},{"house":14,"digit":8,"cells":[32,77]}],"colours":[[{"cell":27,"digit":8}],[{"cell":63,"digit":8}],[{"cell":32,"digit":8}],[{"cell":77,"digit":8}]]}},
];
