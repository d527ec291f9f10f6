import type { Language } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { readResumableGames, type ShownGame } from '../../features/game/saves/resumable-games.ts';
import { ContinueCards } from '../../features/home/ContinueCards.tsx';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { loadWaitingGames } from './waiting-games.ts';

/** What the home page shows of games that wait to be gone on with. */
export interface Resume {
  /** The playing time of each. */
  readonly times: Readonly<Partial<Record<Difficulty, string>>>;
  /** The ways back to them, the one played last first; undefined where none is in progress. */
  readonly cards: ((language: Language) => ReactNode) | undefined;
}

function timesOf(games: readonly ShownGame[]): Resume['times'] {
  return Object.fromEntries(
    games.flatMap(({ slot, time }) => (slot.kind === 'bank' ? [[slot.difficulty, time]] : [])),
  );
}

/** Reads the saved games. In a module of its own: who has none needn't download what reads them. */
export async function readResume(): Promise<Resume> {
  const games = readResumableGames(deviceStorage);
  if (games.length === 0) return { times: {}, cards: undefined };
  const waitingIn = await loadWaitingGames(games);
  return {
    times: timesOf(games),
    cards: (language) => <ContinueCards games={waitingIn(language)} />,
  };
}
