import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 130`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"...89.....95..6.83.4..7.5..41....6.9..6...7..9.7....18..9.8..2.32.1..87.....37...","position":"126|36|123|8|9|5|124|46|7|7|9|5|4|12|6|12|8|3|1268|4|128|3|7|12|5|9|26|4|1|238|7|25|238|6|35|9|258|358|6|9|1245|1238|7|345|245|9|35|7|56|2456|23|24|1|8|156|7|9|56|8|4|3|2|156|3|2|4|1|56|9|8|7|56|1568|568|18|2|3|7|9|456|1456","step":{"technique":"jellyfish","placements":[],"eliminations":[{"cell":0,"digit":6},{"cell":72,"digit":6},{"cell":80,"digit":6}],"pattern":[{"cell":18,"digit":6},{"cell":26,"digit":6},{"cell":48,"digit":6},{"cell":49,"digit":6},{"cell":54,"digit":6},{"cell":57,"digit":6},{"cell":62,"digit":6},{"cell":67,"digit":6},{"cell":71,"digit":6}],"premises":[{"house":2,"digit":6,"cells":[18,26]},{"house":5,"digit":6,"cells":[48,49]},{"house":6,"digit":6,"cells":[54,57,62]},{"house":7,"digit":6,"cells":[67,71]}]}},
];
