import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"........2..2865..18.9.......5...21.....3.45.76........3.1...9.8....3.....75.8.2.6","position":"5|1346|46|179|14|379|8|47|2|7|34|2|8|6|5|34|9|1|8|134|9|127|124|37|6|457|345|4|5|3|6|7|2|1|8|9|1|2|8|3|9|4|5|6|7|6|9|7|15|15|8|34|2|34|3|46|1|257|25|67|9|45|8|2|8|46|59|3|69|7|1|45|9|7|5|4|8|1|2|3|6","step":{"technique":"turbot-fish","placements":[],"eliminations":[{"cell":7,"digit":4}],"links":[{"from":{"digit":4,"cells":[2]},"to":{"digit":4,"cells":[65]},"kind":"strong","premise":0},{"from":{"digit":4,"cells":[65]},"to":{"digit":4,"cells":[71]},"kind":"weak"},{"from":{"digit":4,"cells":[71]},"to":{"digit":4,"cells":[61]},"kind":"strong","premise":1}],"premises":[{"house":11,"digit":4,"cells":[2,65]},{"house":26,"digit":4,"cells":[61,71]}],"pattern":[{"cell":2,"digit":4},{"cell":61,"digit":4},{"cell":65,"digit":4},{"cell":71,"digit":4}]}},
];
