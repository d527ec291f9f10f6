import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7......5...8.59..3..41.2....59....6..2...8..6....24....4.96..8..65.4...5......9.","position":"4|7|9|26|26|3|1|8|5|2|6|1|8|7|5|9|4|3|3|5|8|4|1|9|2|6|7|178|1348|5|9|348|178|37|2|6|179|1349|2|1367|3456|17|8|1357|19|6|1389|37|137|358|2|4|1357|19|17|123|4|1237|9|6|5|137|8|1789|1389|6|5|38|4|37|137|2|5|1238|37|1237|238|178|6|9|4","step":{"technique":"hidden-quadruple","placements":[],"eliminations":[{"cell":37,"digit":1},{"cell":37,"digit":9},{"cell":39,"digit":1},{"cell":39,"digit":7},{"cell":43,"digit":1},{"cell":43,"digit":7}],"pattern":[{"cell":37,"digit":3},{"cell":37,"digit":4},{"cell":39,"digit":3},{"cell":39,"digit":6},{"cell":40,"digit":3},{"cell":40,"digit":4},{"cell":40,"digit":5},{"cell":40,"digit":6},{"cell":43,"digit":3},{"cell":43,"digit":5}],"premises":[{"house":4,"digit":3,"cells":[37,39,40,43]},{"house":4,"digit":4,"cells":[37,40]},{"house":4,"digit":5,"cells":[40,43]},{"house":4,"digit":6,"cells":[39,40]}]}},
];
