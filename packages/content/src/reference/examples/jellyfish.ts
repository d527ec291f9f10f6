import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".4....2.6...8.4..73...7......15.38..5.......3..94.16......4...27..9.5...8.6....9.","position":"1|4|7|3|5|9|2|8|6|6|9|25|8|12|4|15|3|7|3|8|25|12|7|6|9|145|14|4|7|1|5|6|3|8|2|9|5|6|8|27|9|27|14|14|3|2|3|9|4|8|1|6|7|5|9|15|3|6|4|8|7|15|2|7|12|4|9|123|5|13|6|8|8|125|6|127|123|27|1345|9|14","step":{"technique":"jellyfish","placements":[],"eliminations":[{"cell":25,"digit":1},{"cell":73,"digit":1},{"cell":76,"digit":1},{"cell":78,"digit":1}],"pattern":[{"cell":13,"digit":1},{"cell":15,"digit":1},{"cell":42,"digit":1},{"cell":43,"digit":1},{"cell":55,"digit":1},{"cell":61,"digit":1},{"cell":64,"digit":1},{"cell":67,"digit":1},{"cell":69,"digit":1}],"premises":[{"house":1,"digit":1,"cells":[13,15]},{"house":4,"digit":1,"cells":[42,43]},{"house":6,"digit":1,"cells":[55,61]},{"house":7,"digit":1,"cells":[64,67,69]}]}},
];
