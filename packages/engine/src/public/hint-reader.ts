import { asFields, asListOf, isCell, isWhole, type Reader } from '../arguments.ts';
import type { HintFacts } from '../hints/hint.ts';
import { asCandidates, asConclusion } from './readers.ts';

/** What the kinds of hints have besides what all of them have. */
const HAS_ITS_OWN: Readonly<
  Record<HintFacts['kind'], (hint: Fields, asStep: Reader<unknown>) => boolean>
> = {
  complete: () => true,
  'wrong-digit': () => true,
  conflict: () => true,
  'no-solution': ({ deadEnd }) => asFields(deadEnd) !== undefined,
  step: ({ step, ruledOut }, asStep) =>
    asStep(step) !== undefined && asCandidates(ruledOut) !== undefined,
  'few-candidates': () => true,
  'open-house': () => true,
  'any-cell': () => true,
};

type Fields = Readonly<Record<string, unknown>>;

export function hasPlaces({ area, cells }: Fields): boolean {
  const isCells = asListOf(cells, (cell) => (isCell(cell) ? cell : undefined)) !== undefined;
  return isCells && (area === null || isWhole(area, 0, 26));
}

/** Reads hints whose steps another reader reads. */
export function hintReader<Facts>(asOwnStep: Reader<unknown>): Reader<Facts> {
  return (value) => {
    const hint = asFields(value);
    if (!hint || !asConclusion(hint) || !Object.hasOwn(HAS_ITS_OWN, String(hint.kind))) {
      return undefined;
    }
    const isSound = hasPlaces(hint) && HAS_ITS_OWN[hint.kind as HintFacts['kind']](hint, asOwnStep);
    return isSound ? (value as Facts) : undefined;
  };
}
