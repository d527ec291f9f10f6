import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":".7...31...3...52....98...4..4..9.....5...2.....24...7...6.....7.2....41....1..35.","position":"2|7|48|69|46|3|1|689|5|48|3|1|679|467|5|2|689|89|5|6|9|8|2|1|7|4|3|1678|4|3|5|9|678|68|2|18|6789|5|78|67|1|2|689|3|4|1689|89|2|4|3|68|5|7|189|3|1|6|2|5|4|89|89|7|789|2|5|3|78|79|4|1|6|4789|89|478|1|678|679|3|5|2","step":{"technique":"sue-de-coq","placements":[],"eliminations":[{"cell":27,"digit":8},{"cell":42,"digit":6},{"cell":45,"digit":8},{"cell":45,"digit":9}],"pattern":[{"cell":36,"digit":6},{"cell":36,"digit":7},{"cell":36,"digit":8},{"cell":36,"digit":9},{"cell":38,"digit":7},{"cell":38,"digit":8},{"cell":39,"digit":6},{"cell":39,"digit":7},{"cell":46,"digit":8},{"cell":46,"digit":9}],"premises":[{"cell":36,"digits":[6,7,8,9]},{"cell":38,"digits":[7,8]},{"cell":39,"digits":[6,7]},{"cell":46,"digits":[8,9]}]}},
];
