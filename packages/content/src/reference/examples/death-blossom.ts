import type { ReferenceExample } from '../reference-page.ts';

// Written by `npm run hunt:examples -- --seed 'beyond the eight' --puzzles 150`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
  {"givens":"8......1.7....3..2..2.6.5...1......42.54..39......17...4..5..3....84..2.........6","position":"8|5|39|27|27|4|6|1|39|7|6|1|5|9|3|48|48|2|4|39|2|1|6|8|5|7|39|369|1|3679|79|378|5|2|68|4|2|78|5|4|78|6|3|9|1|369|389|4|29|23|1|7|56|58|1|4|789|6|5|2|89|3|78|356|37|36|8|4|9|1|2|57|59|2|89|3|1|7|49|458|6","step":{"technique":"death-blossom","placements":[],"eliminations":[{"cell":19,"digit":3},{"cell":65,"digit":3}],"pattern":[{"cell":2,"digit":3},{"cell":2,"digit":9},{"cell":56,"digit":7},{"cell":56,"digit":8},{"cell":56,"digit":9},{"cell":64,"digit":3},{"cell":64,"digit":7},{"cell":74,"digit":8},{"cell":74,"digit":9}],"premises":[{"cell":56,"digits":[7,8,9]},{"cell":64,"digits":[3,7]},{"cells":[2,74],"digits":[3,8,9]},{"cell":2,"digits":[3,9]},{"cell":74,"digits":[8,9]},{"cell":2,"digits":[3,9]}],"links":[{"from":{"digit":7,"cells":[56]},"to":{"digit":7,"cells":[64]},"kind":"weak"},{"from":{"digit":8,"cells":[56]},"to":{"digit":8,"cells":[74]},"kind":"weak"},{"from":{"digit":9,"cells":[56]},"to":{"digit":9,"cells":[2]},"kind":"weak"}]}},
];
