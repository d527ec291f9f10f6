import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"5..9..18..3....7...1..8..268..417...............836..174..6..5...1....6..59..8..4","position":"5|267|467|9|247|24|1|8|3|249|3|8|6|245|1|7|49|59|49|1|47|357|8|345|459|2|6|8|269|356|4|1|7|23569|39|259|1|2679|34567|25|259|259|2345689|3479|2589|249|279|457|8|3|6|2459|479|1|7|4|2|1|6|39|389|5|89|3|8|1|25|2459|2459|29|6|7|6|5|9|237|27|8|23|1|4","step":{"technique":"naked-quadruple","placements":[],"eliminations":[{"cell":37,"digit":2},{"cell":42,"digit":2},{"cell":38,"digit":5},{"cell":42,"digit":5},{"cell":42,"digit":8},{"cell":37,"digit":9},{"cell":42,"digit":9},{"cell":43,"digit":9}],"pattern":[{"cell":39,"digit":2},{"cell":39,"digit":5},{"cell":40,"digit":2},{"cell":40,"digit":5},{"cell":40,"digit":9},{"cell":41,"digit":2},{"cell":41,"digit":5},{"cell":41,"digit":9},{"cell":44,"digit":2},{"cell":44,"digit":5},{"cell":44,"digit":8},{"cell":44,"digit":9}],"premises":[{"cell":39,"digits":[2,5]},{"cell":40,"digits":[2,5,9]},{"cell":41,"digits":[2,5,9]},{"cell":44,"digits":[2,5,8,9]}]}},
];
