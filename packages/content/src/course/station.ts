import type { HouseKind, TaughtTechniqueId } from '@nanpure/engine';
import { STATION_IDS, type StationId } from './station-ids.ts';

/** What is learnt at a station, and with what kind of exercise. */
export type Station = { readonly id: StationId } & (
  | { readonly kind: 'board' | 'notes' }
  /** One technique; where only some kinds of houses count, `houses` lists them. */
  | {
      readonly kind: 'technique';
      readonly technique: TaughtTechniqueId;
      readonly houses?: readonly HouseKind[];
    }
  /** Which technique goes on, of all that came before. */
  | { readonly kind: 'which-one' }
  /** Whole puzzles, in the game. */
  | { readonly kind: 'games' }
);

type Subject = Station extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;

const SUBJECTS: Readonly<Record<StationId, Subject>> = {
  board: { kind: 'board' },
  boxes: { kind: 'technique', technique: 'hidden-single', houses: ['box'] },
  lines: { kind: 'technique', technique: 'hidden-single', houses: ['row', 'column'] },
  'naked-single': { kind: 'technique', technique: 'naked-single' },
  notes: { kind: 'notes' },
  'pointing-pairs': { kind: 'technique', technique: 'pointing-pairs' },
  'box-line-reduction': { kind: 'technique', technique: 'box-line-reduction' },
  'naked-pair': { kind: 'technique', technique: 'naked-pair' },
  'hidden-pair': { kind: 'technique', technique: 'hidden-pair' },
  'which-one': { kind: 'which-one' },
  'x-wing': { kind: 'technique', technique: 'x-wing' },
  swordfish: { kind: 'technique', technique: 'swordfish' },
  'whole-puzzle': { kind: 'games' },
};

/** The stations of the course in their order. */
export const STATIONS: readonly Station[] = STATION_IDS.map((id) => ({ id, ...SUBJECTS[id] }));

/** What a station is about. */
export function stationOf(id: StationId): Station {
  return { id, ...SUBJECTS[id] };
}

/** The station that teaches a technique; of the hidden single, the one of the kind of house it was found in. */
export function stationOfTechnique(technique: TaughtTechniqueId, house?: HouseKind): StationId {
  if (technique !== 'hidden-single') return technique;
  return house === 'row' || house === 'column' ? 'lines' : 'boxes';
}

/** The techniques of the stations before one, each once, in their order. */
export function techniquesBefore(id: StationId): TaughtTechniqueId[] {
  const before = STATIONS.slice(0, STATION_IDS.indexOf(id));
  const techniques = before.flatMap((each) => (each.kind === 'technique' ? [each.technique] : []));
  return [...new Set(techniques)];
}
