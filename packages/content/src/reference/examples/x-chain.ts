import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"6.192...359.68.......1.4....7..4.....3....6.8......94..4....3.1.....6..4..3...2..","position":"6|8|1|9|2|7|4|5|3|5|9|4|6|8|3|7|1|2|3|2|7|1|5|4|8|9|6|28|7|6|28|4|9|1|3|5|4|3|9|5|7|1|6|2|8|1|5|28|3|6|28|9|4|7|278|4|5|278|9|28|3|6|1|9|1|28|278|3|6|5|78|4|78|6|3|4|1|5|2|78|9","step":{"technique":"x-chain","placements":[{"cell":27,"digit":2}],"eliminations":[],"links":[{"from":{"digit":2,"cells":[27]},"to":{"digit":2,"cells":[30]},"kind":"strong","premise":0},{"from":{"digit":2,"cells":[30]},"to":{"digit":2,"cells":[50]},"kind":"weak"},{"from":{"digit":2,"cells":[50]},"to":{"digit":2,"cells":[59]},"kind":"strong","premise":1},{"from":{"digit":2,"cells":[59]},"to":{"digit":2,"cells":[54]},"kind":"weak"},{"from":{"digit":2,"cells":[54]},"to":{"digit":2,"cells":[27]},"kind":"strong","premise":2}],"premises":[{"house":3,"digit":2,"cells":[27,30]},{"house":14,"digit":2,"cells":[50,59]},{"house":9,"digit":2,"cells":[27,54]}],"pattern":[{"cell":27,"digit":2},{"cell":30,"digit":2},{"cell":50,"digit":2},{"cell":54,"digit":2},{"cell":59,"digit":2}]}},
];
