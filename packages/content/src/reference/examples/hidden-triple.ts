import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"....4...5.7.1.....93.....2..4...7.3......9......586..7......784.6.9.4...5........","position":"1268|128|1268|368|4|238|9|7|5|4|7|25|1|9|25|3|6|8|9|3|568|7|56|58|4|2|1|68|4|68|2|1|7|5|3|9|27|5|27|4|3|9|8|1|6|13|19|139|5|8|6|2|4|7|123|129|1239|36|56|135|7|8|4|78|6|78|9|2|4|1|5|3|5|18|4|38|7|138|6|9|2","step":{"technique":"hidden-triple","placements":[],"eliminations":[{"cell":2,"digit":2},{"cell":2,"digit":6},{"cell":2,"digit":8},{"cell":56,"digit":2}],"pattern":[{"cell":2,"digit":1},{"cell":47,"digit":1},{"cell":47,"digit":3},{"cell":47,"digit":9},{"cell":56,"digit":1},{"cell":56,"digit":3},{"cell":56,"digit":9}],"premises":[{"house":11,"digit":1,"cells":[2,47,56]},{"house":11,"digit":3,"cells":[47,56]},{"house":11,"digit":9,"cells":[47,56]}]}},
];
