import type { StationId } from '@nanpure/content';
import { stationOf, techniquesBefore } from '@nanpure/content/course';
import type { Lookout } from './answers.ts';

/** What is looked for at a station. */
export function lookoutAt(id: StationId): Lookout {
  const station = stationOf(id);
  if (station.kind === 'technique') {
    return { techniques: [station.technique], houses: station.houses };
  }
  return { techniques: station.kind === 'which-one' ? techniquesBefore(id) : [] };
}
