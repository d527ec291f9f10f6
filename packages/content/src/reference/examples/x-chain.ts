import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"46.....7..5..7.49....9....3..2....6...64.57...7....1..5....8....34.5..8..8.....46","position":"4|6|9|5|1238|123|28|7|128|12|5|3|128|7|6|4|9|128|7|12|8|9|12|4|6|5|3|1389|4|2|1378|1389|1379|89|6|5|1389|19|6|4|12389|5|7|23|89|389|7|5|238|6|239|1|23|4|5|29|7|6|4|8|3|1|29|6|3|4|12|5|129|29|8|7|29|8|1|237|239|2379|5|4|6","step":{"technique":"x-chain","placements":[],"eliminations":[{"cell":27,"digit":8}],"links":[{"from":{"digit":8,"cells":[33]},"to":{"digit":8,"cells":[6]},"kind":"strong","premise":0},{"from":{"digit":8,"cells":[6]},"to":{"digit":8,"cells":[4]},"kind":"weak"},{"from":{"digit":8,"cells":[4]},"to":{"digit":8,"cells":[12]},"kind":"strong","premise":1},{"from":{"digit":8,"cells":[12]},"to":{"digit":8,"cells":[48]},"kind":"weak"},{"from":{"digit":8,"cells":[48]},"to":{"digit":8,"cells":[45]},"kind":"strong","premise":2}],"premises":[{"house":15,"digit":8,"cells":[6,33]},{"house":19,"digit":8,"cells":[4,12]},{"house":5,"digit":8,"cells":[45,48]}],"pattern":[{"cell":4,"digit":8},{"cell":6,"digit":8},{"cell":12,"digit":8},{"cell":33,"digit":8},{"cell":45,"digit":8},{"cell":48,"digit":8}]}},
];
