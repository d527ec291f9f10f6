import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 700`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...9...5.4...5..6..8.1..7.......8..93.4...8.66..4.......7..9.1..1..8...2.4...2...","position":"7|6|1|9|2|34|34|5|8|4|3|9|8|5|7|2|6|1|2|8|5|1|346|346|7|9|34|1|7|2|356|36|8|345|34|9|3|5|4|2|9|1|8|7|6|6|9|8|4|7|35|1|2|35|8|2|7|356|346|9|3456|1|345|59|1|36|7|8|3456|34569|34|2|59|4|36|356|1|2|3569|8|7","step":{"technique":"finned-x-wing","placements":[],"eliminations":[{"cell":69,"digit":5},{"cell":78,"digit":5}],"pattern":[{"cell":30,"digit":5},{"cell":33,"digit":5},{"cell":57,"digit":5},{"cell":60,"digit":5},{"cell":62,"digit":5}],"premises":[{"house":3,"digit":5,"cells":[30,33]},{"house":6,"digit":5,"cells":[57,60,62]}],"fins":[{"cell":62,"digit":5}]}},
  {"givens":"...9...5.4...5..6..8.1..7.......8..93.4...8.66..4.......7..9.1..1..8...2.4...2...","position":"7|6|1|9|2|34|34|5|8|4|3|9|8|5|7|2|6|1|2|8|5|1|346|346|7|9|34|1|7|2|356|36|8|345|34|9|3|5|4|2|9|1|8|7|6|6|9|8|4|7|35|1|2|35|8|2|7|356|346|9|3456|1|345|59|1|36|7|8|3456|34569|34|2|59|4|36|356|1|2|3569|8|7","step":{"technique":"sashimi-x-wing","placements":[],"eliminations":[{"cell":68,"digit":3}],"pattern":[{"cell":30,"digit":3},{"cell":34,"digit":3},{"cell":57,"digit":3},{"cell":70,"digit":3},{"cell":75,"digit":3}],"premises":[{"house":12,"digit":3,"cells":[30,57,75]},{"house":16,"digit":3,"cells":[34,70]}],"fins":[{"cell":57,"digit":3},{"cell":75,"digit":3}]}},
];
