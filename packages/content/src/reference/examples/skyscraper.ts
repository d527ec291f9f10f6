import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".4....2.6...8.4..73...7......15.38..5.......3..94.16......4...27..9.5...8.6....9.","position":"1|4|7|3|5|9|2|8|6|6|9|25|8|12|4|15|3|7|3|8|25|12|7|6|9|145|14|4|7|1|5|6|3|8|2|9|5|6|8|27|9|27|14|14|3|2|3|9|4|8|1|6|7|5|9|15|3|6|4|8|7|15|2|7|12|4|9|123|5|13|6|8|8|125|6|127|123|27|1345|9|14","step":{"technique":"skyscraper","placements":[],"eliminations":[{"cell":73,"digit":1},{"cell":76,"digit":1},{"cell":78,"digit":1}],"links":[{"from":{"digit":1,"cells":[75]},"to":{"digit":1,"cells":[21]},"kind":"strong","premise":0},{"from":{"digit":1,"cells":[21]},"to":{"digit":1,"cells":[26]},"kind":"weak"},{"from":{"digit":1,"cells":[26]},"to":{"digit":1,"cells":[80]},"kind":"strong","premise":1}],"premises":[{"house":12,"digit":1,"cells":[21,75]},{"house":17,"digit":1,"cells":[26,80]}],"pattern":[{"cell":21,"digit":1},{"cell":26,"digit":1},{"cell":75,"digit":1},{"cell":80,"digit":1}]}},
];
