import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".72....63.....8...15..62...6.5...8........1...8....52641.5.....2..9.3..........9.","position":"8|7|2|1|5|9|4|6|3|39|49|6|7|34|8|2|15|15|1|5|34|34|6|2|9|7|8|6|49|5|2|1349|147|8|34|479|379|2|34|6|8|5|1|34|479|379|8|1|34|349|47|5|2|6|4|1|9|5|7|6|3|8|2|2|6|8|9|14|3|7|145|145|5|3|7|8|2|14|6|9|14","step":{"technique":"locked-pair","placements":[],"eliminations":[{"cell":35,"digit":4},{"cell":44,"digit":4},{"cell":70,"digit":4}],"pattern":[{"cell":34,"digit":3},{"cell":34,"digit":4},{"cell":43,"digit":3},{"cell":43,"digit":4}],"premises":[{"cell":34,"digits":[3,4]},{"cell":43,"digits":[3,4]}]}},
  {"givens":".38....6.27.3...1...54......4.7..1....6.8.2....2..9.4......68...8...1.23.6....97.","position":"149|3|8|2|1579|57|457|6|4579|2|7|49|3|6|58|45|1|4589|6|19|5|4|179|78|37|389|2|389|4|39|7|235|235|1|389|6|379|59|6|1|8|4|2|39|579|1378|15|2|6|35|9|357|4|578|1347|2|1347|9|347|6|8|5|14|479|8|479|5|47|1|6|2|3|5|6|134|8|234|23|9|7|14","step":{"technique":"locked-triple","placements":[],"eliminations":[{"cell":4,"digit":5},{"cell":32,"digit":5},{"cell":4,"digit":7},{"cell":22,"digit":7}],"pattern":[{"cell":5,"digit":5},{"cell":5,"digit":7},{"cell":14,"digit":5},{"cell":14,"digit":8},{"cell":23,"digit":7},{"cell":23,"digit":8}],"premises":[{"cell":5,"digits":[5,7]},{"cell":14,"digits":[5,8]},{"cell":23,"digits":[7,8]}]}},
];
