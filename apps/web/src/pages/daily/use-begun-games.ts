import type { Difficulty } from '@nanpure/engine';
import { useEffect, useState } from 'react';
import type { BegunGame } from '../../features/daily/PuzzleCard.tsx';
import { GAME_KEY_PREFIX } from '../../features/game/saves/save-slot.ts';
import type { Day } from '../../lib/calendar.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';

type BegunGames = Readonly<Partial<Record<Difficulty, BegunGame>>>;

const NONE: BegunGames = {};

function hasGames(): boolean {
  const keys = deviceStorage.keys();
  return keys.ok && keys.value.some((key) => key.startsWith(GAME_KEY_PREFIX));
}

/** The games on the puzzles of a day that wait to be gone on with, also while another tab plays them. */
export function useBegunGames(date: Day | undefined): BegunGames {
  const [found, setFound] = useState<{ readonly date: Day; readonly games: BegunGames }>();
  useEffect(() => {
    if (!date) return;
    let isWanted = true;
    const read = () => {
      if (!hasGames()) return setFound(undefined);
      import('./begun-games.ts').then(
        ({ readBegunGames }) => isWanted && setFound({ date, games: readBegunGames(date) }),
        // The cards lead to the games all the same.
        () => undefined,
      );
    };
    read();
    window.addEventListener('storage', read);
    return () => {
      isWanted = false;
      window.removeEventListener('storage', read);
    };
  }, [date]);
  return found?.date === date ? (found?.games ?? NONE) : NONE;
}
