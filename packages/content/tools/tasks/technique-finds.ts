import { findSteps, type Random, type TaughtTechniqueId } from '@nanpure/engine';
import { nearMissBefore, type Station, techniquesBefore } from '../../src/course/index.ts';
import { isCounted, type OpenTask } from '../../src/course/open-task.ts';
import { type Draft, type Find, findOf, shuffled, type Way } from './finds.ts';

/** With fewer empty cells than this a puzzle is nearly over, and everything is easy to find. */
const FEWEST_EMPTY = 20;
/** More notes than this that earlier steps took away are more than anybody believes. */
const MOST_RULED_OUT = 30;

/** At so many places of a puzzle, by chance, a near miss is looked for. */
const MOST_TRIED = 4;

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

function hasNearMiss({ path }: Way, place: number): boolean {
  const step = path[place]?.step;
  const before = path.slice(0, place).map(({ position }) => position);
  return step !== undefined && nearMissBefore(before, step) !== undefined;
}

/** Lazily, and not everywhere: most places have no near miss, and it takes long to see. */
function* nearMisses(way: Way, places: readonly number[]): Generator<Draft, void> {
  for (const place of places.slice(0, MOST_TRIED)) {
    if (hasNearMiss(way, place)) yield { place, question: { kind: 'near-miss' } };
  }
}

/** The first good task among some drafts. */
function firstFind(
  way: Way,
  station: Station,
  drafts: Iterable<Draft>,
  isGood: (open: OpenTask) => boolean,
): Find | undefined {
  for (const draft of drafts) {
    const find = findOf(way, station, draft, isGood);
    if (find) return find;
  }
  return undefined;
}

/** Good tasks among some drafts. */
function findsAmong(
  way: Way,
  station: Station,
  drafts: Iterable<Draft>,
  isGood: (open: OpenTask) => boolean,
): Find[] {
  return [...drafts].flatMap((draft) => findOf(way, station, draft, isGood) ?? []);
}

/** A pattern, and several near misses, as they are rare: as far as a puzzle has them. */
export function techniqueFinds(way: Way, station: TechniqueStation, random: Random): Find[] {
  const places = [...way.path.keys()].filter((place) => {
    const step = way.path[place]?.step;
    return step?.technique === station.technique && isCounted(station, step);
  });
  const inAnyOrder = shuffled(places, random);
  const isGood = isGoodFor(station);
  const patterns = inAnyOrder.map((place): Draft => ({ place, question: { kind: 'pattern' } }));
  const pattern = firstFind(way, station, patterns, isGood);
  const misses = findsAmong(way, station, nearMisses(way, inAnyOrder), isGood);
  return pattern ? [pattern, ...misses] : misses;
}

/** Whether a technique is the only one of some that goes on at a place. */
function goesOnAlone(
  { path }: Way,
  place: number,
  technique: TaughtTechniqueId,
  learnt: readonly TaughtTechniqueId[],
) {
  const moment = path[place];
  if (moment?.step.technique !== technique) return false;
  const others = learnt.filter((each) => each !== technique);
  return findSteps(moment.position, { techniques: others }).next().done === true;
}

/** For each technique learnt before a station, a board on which it alone goes on, as far as a puzzle has them. */
export function whichOneFinds(way: Way, station: Station, random: Random): Find[] {
  const learnt = techniquesBefore(station.id);
  return learnt.flatMap((technique) => {
    const drafts = shuffled([...way.path.keys()], random)
      .filter((place) => goesOnAlone(way, place, technique, learnt))
      .map((place) => ({ place, question: { kind: 'which-one', technique } as const }));
    return firstFind(way, station, drafts, isReadable) ?? [];
  });
}
