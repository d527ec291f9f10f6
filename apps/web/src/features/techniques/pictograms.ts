import type { TaughtTechniqueId } from '@nanpure/engine';
import type { PictogramRows } from '../../board/Pictogram.tsx';

/**
 * What each technique looks like in four boxes: `#` a digit that is there, `P` what the pattern is made of,
 * `x` what it removes or closes, `O` what it places; `H` a part of the pattern that loses its other candidates.
 */
export const PICTOGRAMS: Readonly<Record<TaughtTechniqueId, PictogramRows>> = {
  'naked-single': ['..#...', '#.....', '.#O#.#', '..#...', '......', '..#...'],
  'hidden-single': ['xxx.P.', '#xO...', '#x#...', '......', '.P....', '......'],
  'naked-pair': ['x.x...', 'PP.x.x', '..x...', '......', '......', '......'],
  'hidden-pair': ['#.#...', 'HH#...', '.#....', '......', '......', '......'],
  'pointing-pairs': ['#.....', 'P.Pxxx', '.#....', '......', '......', '......'],
  'box-line-reduction': ['x.x...', 'PP.###', '..x...', '......', '......', '......'],
  'x-wing': ['.x....', '.P..P.', '....x.', '.x....', '.P..P.', '....x.'],
  swordfish: ['P..P..', 'x....x', '...P.P', '...x..', 'P....P', '......'],
};
