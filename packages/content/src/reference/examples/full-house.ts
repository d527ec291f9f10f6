import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"....476..........846...93..6...1....34.5.6.12....7...4..78...295..........675....","position":"28|25|3|(2)|4|7|6|9|1|7|19|19|6|3|5|2|4|8|4|6|12|12|8|9|3|5|(7)|6|7|259|4|1|28|89|38|35|3|4|8|5|9|6|7|1|2|29|1259|1259|23|7|28|89|6|4|1|3|7|8|6|4|5|2|9|5|8|4|9|2|3|1|7|6|29|29|6|7|5|1|48|38|(3)","step":{"technique":"full-house","placements":[{"cell":26,"digit":7}],"eliminations":[],"pattern":[{"cell":26,"digit":7}],"premises":[{"house":20,"digit":7,"cells":[26]}]}},
];
