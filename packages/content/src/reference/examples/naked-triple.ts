import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"......85.........6..9...73...32.4.....2...3918..6....42....6........5.....871.9..","position":"146|2|146|14|7|3|8|5|9|3|8|7|5|2|9|14|14|6|145|45|9|14|6|8|7|3|2|7|1|3|2|9|4|56|68|58|46|46|2|8|5|7|3|9|1|8|9|5|6|3|1|2|7|4|2|3457|14|9|48|6|145|148|3578|9|467|146|3|48|5|146|2|78|456|3456|8|7|1|2|9|46|35","step":{"technique":"naked-triple","placements":[],"eliminations":[{"cell":60,"digit":1},{"cell":55,"digit":4},{"cell":60,"digit":4},{"cell":62,"digit":8}],"pattern":[{"cell":56,"digit":1},{"cell":56,"digit":4},{"cell":58,"digit":4},{"cell":58,"digit":8},{"cell":61,"digit":1},{"cell":61,"digit":4},{"cell":61,"digit":8}],"premises":[{"cell":56,"digits":[1,4]},{"cell":58,"digits":[4,8]},{"cell":61,"digits":[1,4,8]}]}},
];
