import { cellsIn } from '../../hints/claims/geometry.ts';
import { type Claimed, isSame, isWithin, part, placesOf, shareHouses } from './claimed.ts';

/** The places of a digit in the base are in the cover, or fins; what goes is in the cover and sees the fins. */
export function checkFish(claimed: Claimed): boolean {
  const { step, position } = claimed;
  const [base, cover] = [part(claimed, 'base').houses, part(claimed, 'cover').houses];
  const fins = part(claimed, 'fins').cells;
  const [digit = 0, another] = part(claimed, 'digits').digits;
  const covered = cover.flatMap((house) => cellsIn(house));
  const places = base.flatMap((house) => placesOf(position, house, digit));
  const inTwoBases = places.filter((cell, index) => places.indexOf(cell) !== index);
  const bases = step.premises.flatMap((each) => ('house' in each ? [each.house] : []));
  const ownFins = (step.fins ?? []).map(({ cell }) => cell);
  const removed = step.eliminations.filter(
    ({ cell }) =>
      shareHouses([cell], fins) && (cover.length < base.length || covered.includes(cell)),
  );
  // Siamese fish have some fins each, or all, and remove a part each.
  const isOneOfSeveral =
    claimed.told.sentences.filter(({ shows }) => shows === 'premise').length > 1 &&
    removed.length > 0;
  return (
    another === undefined &&
    isSame(base, bases) &&
    base.length >= cover.length &&
    isWithin(places, [...covered, ...fins]) &&
    isWithin(fins, ownFins) &&
    // What two base houses share is a fin, covered or not.
    isWithin(inTwoBases, fins) &&
    (isOneOfSeveral || removed.length === step.eliminations.length)
  );
}
