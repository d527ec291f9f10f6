import type { StationId } from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { PictogramRows } from '../../../board/Pictogram.tsx';

/** What a station without a technique of its name looks like, in the signs of `features/techniques/pictograms.ts`. */
const OWN: Readonly<Record<Exclude<StationId, TaughtTechniqueId | 'boxes'>, PictogramRows>> = {
  board: ['###...', '##O...', '###...', '......', '......', '......'],
  lines: ['.P....', '......', '#xO#x#', '......', '......', '....P.'],
  notes: ['P.P...', '.P..#.', 'P.x...', '....P.', '.#.P..', '...P.P'],
  'which-one': ['PP....', 'x.....', '...P.P', '..O...', '#..P.P', '##....'],
  'whole-puzzle': ['######', '##O###', '######', '####O#', '######', '#O####'],
};

/** What each station looks like; the page has the pictures of techniques. */
export function stationPictograms(
  ofTechniques: Readonly<Record<TaughtTechniqueId, PictogramRows>>,
): Readonly<Record<StationId, PictogramRows>> {
  return { ...ofTechniques, ...OWN, boxes: ofTechniques['hidden-single'] };
}
