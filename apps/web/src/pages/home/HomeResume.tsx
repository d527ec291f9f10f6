import type { Language } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { readResumableGames } from '../../features/game/saves/resumable-games.ts';
import { ContinueCard } from '../../features/home/ContinueCard.tsx';
import { deviceStorage } from '../../lib/storage/storage.ts';

/** What the home page shows of games that wait to be gone on with. */
export interface Resume {
  /** The playing time of each. */
  readonly times: Readonly<Partial<Record<Difficulty, string>>>;
  /** The way back to the one that was played last; undefined where none is in progress. */
  readonly card: ((language: Language) => ReactNode) | undefined;
}

/** Reads the saved games. In a module of its own: who has none needn't download what reads them. */
export function readResume(): Resume {
  const games = readResumableGames(deviceStorage);
  const [latest] = games;
  return {
    times: Object.fromEntries(games.map(({ difficulty, time }) => [difficulty, time])),
    card: latest && ((language) => <ContinueCard language={language} game={latest} />),
  };
}
