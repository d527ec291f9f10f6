import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".384..5......9.....6.2...4.....57.....6.....7.5.9....34....69.5...........5.28.71","position":"7|3|8|4|6|1|5|2|9|125|12|4|8|9|35|7|13|6|15|6|9|2|7|35|13|4|8|38|128|23|6|5|7|12|9|4|9|4|6|1|3|2|8|5|7|12|5|7|9|8|4|126|16|3|4|28|23|7|1|6|9|38|5|38|7|1|5|4|9|36|368|2|6|9|5|3|2|8|4|7|1","step":{"technique":"finned-x-wing","placements":[],"eliminations":[{"cell":33,"digit":1}],"pattern":[{"cell":18,"digit":1},{"cell":24,"digit":1},{"cell":45,"digit":1},{"cell":51,"digit":1},{"cell":52,"digit":1}],"premises":[{"house":2,"digit":1,"cells":[18,24]},{"house":5,"digit":1,"cells":[45,51,52]}],"fins":[{"cell":52,"digit":1}]}},
  {"givens":"5..6.93.4.........1....3.6..4...21.996........738.........58..6...9..5....67.....","position":"5|28|7|6|128|9|3|128|4|6|3|248|12|1248|7|9|5|128|1|289|2489|5|248|3|7|6|28|8|4|5|3|6|2|1|7|9|9|6|1|4|7|5|28|28|3|2|7|3|8|9|1|6|4|5|7|129|29|12|5|8|4|3|6|4|128|28|9|3|6|5|12|7|3|5|6|7|12|4|28|9|128","step":{"technique":"sashimi-x-wing","placements":[],"eliminations":[{"cell":17,"digit":1}],"pattern":[{"cell":4,"digit":1},{"cell":7,"digit":1},{"cell":76,"digit":1},{"cell":80,"digit":1}],"premises":[{"house":0,"digit":1,"cells":[4,7]},{"house":8,"digit":1,"cells":[76,80]}],"fins":[{"cell":7,"digit":1}]}},
];
