import type { Difficulty } from '@nanpure/engine';
import { useEffect } from 'react';
import { LEVEL_KEY, levelOf } from '../../features/settings/play-level.ts';
import { readItem, writeItem } from '../../lib/storage/storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { usePageMatch } from '../../lib/use-page-match.ts';

function lastLevel(): Difficulty {
  const stored = readItem(LEVEL_KEY);
  return levelOf(stored.ok ? stored.value : undefined);
}

/** The difficulty that "Play" leads to: that of the game on the page, else the last one that was opened. */
export function usePlayLevel(): Difficulty {
  const current = usePageMatch('game')?.params.difficulty;
  const isHydrated = useHydrated();
  useEffect(() => {
    if (current) writeItem(LEVEL_KEY, current);
  }, [current]);
  // What is stored was not known when the page was built.
  return isHydrated ? (current ?? lastLevel()) : 'easy';
}
