import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"5..6.93.4.........1....3.6..4...21.996........738.........58..6...9..5....67.....","position":"5|28|7|6|128|9|3|128|4|6|3|248|12|1248|7|9|5|128|1|289|2489|5|248|3|7|6|28|8|4|5|3|6|2|1|7|9|9|6|1|4|7|5|28|28|3|2|7|3|8|9|1|6|4|5|7|129|29|12|5|8|4|3|6|4|128|28|9|3|6|5|12|7|3|5|6|7|12|4|28|9|128","step":{"technique":"aic","placements":[],"eliminations":[{"cell":7,"digit":2},{"cell":70,"digit":1}],"links":[{"from":{"digit":1,"cells":[7]},"to":{"digit":1,"cells":[4]},"kind":"strong","premise":0},{"from":{"digit":1,"cells":[4]},"to":{"digit":1,"cells":[76]},"kind":"weak"},{"from":{"digit":1,"cells":[76]},"to":{"digit":1,"cells":[80]},"kind":"strong","premise":1},{"from":{"digit":1,"cells":[80]},"to":{"digit":1,"cells":[70]},"kind":"weak"},{"from":{"digit":1,"cells":[70]},"to":{"digit":2,"cells":[70]},"kind":"strong","premise":2}],"premises":[{"house":0,"digit":1,"cells":[4,7]},{"house":8,"digit":1,"cells":[76,80]},{"cell":70,"digits":[1,2]}],"pattern":[{"cell":4,"digit":1},{"cell":7,"digit":1},{"cell":70,"digit":1},{"cell":70,"digit":2},{"cell":76,"digit":1},{"cell":80,"digit":1}]}},
];
