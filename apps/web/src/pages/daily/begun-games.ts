import type { Difficulty } from '@nanpure/engine';
import type { BegunGame } from '../../features/daily/PuzzleCard.tsx';
import { readResumableGames } from '../../features/game/saves/resumable-games.ts';
import type { Day } from '../../lib/calendar.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';

/** The games on the puzzles of a day that wait to be gone on with. In a module of its own: reading games takes much. */
export function readBegunGames(date: Day): Readonly<Partial<Record<Difficulty, BegunGame>>> {
  const games = readResumableGames(deviceStorage).flatMap(({ slot, time, cells }) =>
    slot.kind === 'daily' && slot.date === date
      ? [[slot.difficulty, { time, filling: cells }] as const]
      : [],
  );
  return Object.fromEntries(games);
}
