import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"6.192...359.68.......1.4....7..4.....3....6.8......94..4....3.1.....6..4..3...2..","position":"6|8|1|9|2|7|4|5|3|5|9|4|6|8|3|7|1|2|3|2|7|1|5|4|8|9|6|28|7|6|28|4|9|1|3|5|4|3|9|5|7|1|6|2|8|1|5|28|3|6|28|9|4|7|278|4|5|278|9|28|3|6|1|9|1|28|278|3|6|5|78|4|78|6|3|4|1|5|2|78|9","step":{"technique":"aic","placements":[],"eliminations":[{"cell":47,"digit":2},{"cell":65,"digit":8}],"links":[{"from":{"digit":8,"cells":[47]},"to":{"digit":2,"cells":[47]},"kind":"strong","premise":0},{"from":{"digit":2,"cells":[47]},"to":{"digit":2,"cells":[27]},"kind":"weak"},{"from":{"digit":2,"cells":[27]},"to":{"digit":2,"cells":[30]},"kind":"strong","premise":1},{"from":{"digit":2,"cells":[30]},"to":{"digit":2,"cells":[66]},"kind":"weak"},{"from":{"digit":2,"cells":[66]},"to":{"digit":2,"cells":[65]},"kind":"strong","premise":2}],"premises":[{"cell":47,"digits":[2,8]},{"house":3,"digit":2,"cells":[27,30]},{"house":7,"digit":2,"cells":[65,66]}],"pattern":[{"cell":27,"digit":2},{"cell":30,"digit":2},{"cell":47,"digit":2},{"cell":47,"digit":8},{"cell":65,"digit":2},{"cell":66,"digit":2}]}},
];
