import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".4...5.671..9...5...3.6....7...83..1.........9..14...5....1.6...2...9..831.2...9.","position":"28|4|9|38|23|5|1|6|7|1|67|26|9|27|4|8|5|3|5|78|3|78|6|1|2|4|9|7|5|4|6|8|3|9|2|1|28|38|1|5|9|27|4|378|6|9|368|26|1|4|27|37|378|5|4|9|5|37|1|8|6|37|2|6|2|7|4|35|9|35|1|8|3|1|8|2|57|6|57|9|4","step":{"technique":"hidden-rectangle","placements":[],"eliminations":[{"cell":52,"digit":3}],"pattern":[{"cell":37,"digit":3},{"cell":37,"digit":8},{"cell":43,"digit":3},{"cell":43,"digit":7},{"cell":43,"digit":8},{"cell":52,"digit":3},{"cell":52,"digit":7},{"cell":52,"digit":8},{"cell":46,"digit":3},{"cell":46,"digit":6},{"cell":46,"digit":8}],"premises":[{"cells":[37,43,52,46],"digits":[3,8],"guardians":[{"cell":43,"digit":7},{"cell":52,"digit":7},{"cell":46,"digit":6}]},{"house":5,"digit":8,"cells":[46,52]},{"house":16,"digit":8,"cells":[43,52]}],"assumes":"one-solution"}},
];
