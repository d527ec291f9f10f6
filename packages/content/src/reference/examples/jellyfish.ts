import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 60`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"46.....7..5..7.49....9....3..2....6...64.57...7....1..5....8....34.5..8..8.....46","position":"4|6|9|5|1238|123|28|7|128|12|5|3|128|7|6|4|9|128|7|12|8|9|12|4|6|5|3|1389|4|2|1378|1389|1379|89|6|5|1389|19|6|4|12389|5|7|23|89|389|7|5|238|6|239|1|23|4|5|29|7|6|4|8|3|1|29|6|3|4|12|5|129|29|8|7|29|8|1|237|239|2379|5|4|6","step":{"technique":"jellyfish","placements":[],"eliminations":[{"cell":36,"digit":9},{"cell":40,"digit":9}],"pattern":[{"cell":27,"digit":9},{"cell":31,"digit":9},{"cell":32,"digit":9},{"cell":33,"digit":9},{"cell":45,"digit":9},{"cell":50,"digit":9},{"cell":68,"digit":9},{"cell":69,"digit":9},{"cell":72,"digit":9},{"cell":76,"digit":9},{"cell":77,"digit":9}],"premises":[{"house":3,"digit":9,"cells":[27,31,32,33]},{"house":5,"digit":9,"cells":[45,50]},{"house":7,"digit":9,"cells":[68,69]},{"house":8,"digit":9,"cells":[72,76,77]}]}},
];
