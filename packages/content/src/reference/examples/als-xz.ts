import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"..49..1..52.......38.62.5...9...........6.48..3.7.............8..72.4..62....6.3.","position":"6|7|4|9|58|58|1|2|3|5|2|19|134|147|137|8|6|79|3|8|19|6|2|17|5|79|4|147|9|6|145|1458|1258|3|17|25|17|5|2|13|6|139|4|8|79|14|3|8|7|145|1259|6|19|25|9|6|3|15|157|157|2|4|8|8|1|7|2|3|4|9|5|6|2|4|5|8|9|6|7|3|1","step":{"technique":"als-xz","placements":[],"eliminations":[{"cell":30,"digit":1},{"cell":31,"digit":1},{"cell":32,"digit":1}],"pattern":[{"cell":34,"digit":1},{"cell":34,"digit":7},{"cell":39,"digit":1},{"cell":39,"digit":3},{"cell":41,"digit":1},{"cell":41,"digit":3},{"cell":41,"digit":9},{"cell":44,"digit":7},{"cell":44,"digit":9}],"premises":[{"cell":34,"digits":[1,7]},{"cells":[39,41,44],"digits":[1,3,7,9]},{"cell":39,"digits":[1,3]},{"cell":41,"digits":[1,3,9]},{"cell":44,"digits":[7,9]}],"links":[{"from":{"digit":7,"cells":[34]},"to":{"digit":7,"cells":[44]},"kind":"weak"}]}},
];
