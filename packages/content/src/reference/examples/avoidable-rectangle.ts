import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...8.....45...2.9.82..95.3.....4.2..7.......1..5.3.....7.61..53.1.3...86.....4...","position":"1|9|7|8|6|3|5|2|4|4|5|3|1|7|2|6|9|8|8|2|6|4|9|5|1|3|7|39|38|1|79|4|68|2|67|5|7|68|29|259|58|689|3|4|1|26|4|5|27|3|1|8|67|9|29|7|289|6|1|89|4|5|3|5|1|4|3|2|7|9|8|6|36|36|89|59|58|4|7|1|2","step":{"technique":"avoidable-rectangle-1","placements":[],"eliminations":[{"cell":56,"digit":9}],"pattern":[{"cell":56,"digit":2},{"cell":56,"digit":8},{"cell":56,"digit":9}],"premises":[{"cells":[56,60,69,65],"digits":[9,4],"guardians":[{"cell":56,"digit":2},{"cell":56,"digit":8}]}],"assumes":"one-solution"}},
  {"givens":".....375....4....3....5.86.8....92....7...........25.6..4.......5..6.1.2.2..3.68.","position":"4|8|26|26|9|3|7|5|1|5|17|16|4|78|68|9|2|3|9|37|23|27|5|1|8|6|4|8|6|5|3|4|9|2|1|7|2|39|7|(6)|1|56|4|39|8|1|4|39|78|78|2|5|39|6|6|19|4|5|2|(8)|3|7|(9)|3|5|8|9|6|7|1|4|2|7|2|19|(1)|3|4|6|8|59","step":{"technique":"avoidable-rectangle-2","placements":[],"eliminations":[{"cell":43,"digit":9},{"cell":47,"digit":9},{"cell":55,"digit":9}],"pattern":[{"cell":39,"digit":6},{"cell":37,"digit":3},{"cell":37,"digit":9}],"premises":[{"cells":[28,30,39,37],"digits":[6,3],"guardians":[{"cell":37,"digit":9}]}],"assumes":"one-solution"}},
];
