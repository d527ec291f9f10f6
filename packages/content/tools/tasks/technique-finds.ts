import { findSteps, type Random } from '@nanpure/engine';
import { nearMissBefore, type Station, techniquesBefore } from '../../src/course/index.ts';
import { isCounted, type OpenTask } from '../../src/course/open-task.ts';
import { type Find, findOf, oneOf, type Way } from './finds.ts';

/** With fewer empty cells than this a puzzle is nearly over, and everything is easy to find. */
const FEWEST_EMPTY = 20;
/** More notes than this that earlier steps took away are more than anybody believes. */
const MOST_RULED_OUT = 30;

type TechniqueStation = Extract<Station, { kind: 'technique' }>;

function isReadable({ position, ruledOut }: OpenTask): boolean {
  return position.emptyCells.size >= FEWEST_EMPTY && ruledOut.length <= MOST_RULED_OUT;
}

/** A board without notes has to show all that is needed. */
function isPlain(open: OpenTask): boolean {
  return isReadable(open) && open.ruledOut.length === 0;
}

function isGoodFor({ technique }: TechniqueStation): (open: OpenTask) => boolean {
  return technique.endsWith('single') ? isPlain : isReadable;
}

/** A pattern and a near miss, as far as a puzzle has them. */
export function techniqueFinds(way: Way, station: TechniqueStation, random: Random): Find[] {
  const places = [...way.path.entries()]
    .filter(([, { step }]) => step.technique === station.technique && isCounted(station, step))
    .map(([place]) => place);
  const isGood = isGoodFor(station);
  const patterns = places.flatMap(
    (place) => findOf(way, station, { place, question: { kind: 'pattern' } }, isGood) ?? [],
  );
  const misses = places
    .filter((place) => hasNearMiss(way, place))
    .flatMap(
      (place) => findOf(way, station, { place, question: { kind: 'near-miss' } }, isGood) ?? [],
    );
  return [oneOf(patterns, random), oneOf(misses, random)].filter((each) => each !== undefined);
}

function hasNearMiss({ path }: Way, place: number): boolean {
  const step = path[place]?.step;
  const before = path.slice(0, place).map(({ position }) => position);
  return step !== undefined && nearMissBefore(before, step) !== undefined;
}

/** For each technique learnt before a station, a board on which it alone goes on, as far as a puzzle has them. */
export function whichOneFinds(way: Way, station: Station, random: Random): Find[] {
  const learnt = techniquesBefore(station.id);
  return learnt.flatMap((technique) => {
    const others = learnt.filter((each) => each !== technique);
    const finds = [...way.path.entries()].flatMap(([place, { position, step }]) => {
      if (step.technique !== technique) return [];
      const [rival] = findSteps(position, { techniques: others });
      const question = { kind: 'which-one', technique } as const;
      return rival ? [] : (findOf(way, station, { place, question }, isReadable) ?? []);
    });
    return oneOf(finds, random) ?? [];
  });
}
