import { useCallback, useEffect, useState } from 'react';
import type { OwnFault, OwnPuzzle } from './own-puzzle.ts';
import type { SheetOptions } from './sheet-options.ts';
import { type LoadNeeding, loadSupply, type SheetPuzzle, type Supply } from './sheet-puzzles.ts';

/** What there is to print. */
export type Sheet =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly puzzles: readonly SheetPuzzle[];
      readonly fault: OwnFault | 'unread' | undefined;
    };

const LOADING: Sheet = { status: 'loading' };
const FAILED: Sheet = { status: 'failed' };

type Loaded = { readonly of: string } & (
  | { readonly kind: 'bank'; readonly supply: Supply }
  | { readonly kind: 'own'; readonly read: OwnPuzzle }
  | { readonly kind: 'failed' }
);

async function load(
  { own, puzzles }: SheetOptions,
  loadNeeding: LoadNeeding,
  signal: AbortSignal,
): Promise<Loaded> {
  const of = keyOf({ own, puzzles });
  if (own === undefined) {
    const supply = await loadSupply(puzzles, loadNeeding, signal);
    return supply.ok ? { of, kind: 'bank', supply: supply.value } : { of, kind: 'failed' };
  }
  try {
    const { readOwnPuzzle } = await import('./own-puzzle.ts');
    return { of, kind: 'own', read: readOwnPuzzle(own) };
  } catch {
    return { of, kind: 'failed' };
  }
}

/** What has to be loaded again when it changes. */
function keyOf({ own, puzzles }: Pick<SheetOptions, 'own' | 'puzzles'>): string {
  return own === undefined ? puzzles : `p=${own}`;
}

function sheetOfOwn(read: OwnPuzzle): Sheet {
  if (read.kind === 'unread') return { status: 'ready', puzzles: [], fault: 'unread' };
  const fault = read.kind === 'faulty' ? read.fault : undefined;
  return { status: 'ready', puzzles: [read.puzzle], fault };
}

function sheetOf(loaded: Loaded | undefined, options: SheetOptions): Sheet {
  const { seed, perPage, pages } = options;
  if (loaded?.of !== keyOf(options)) return LOADING;
  if (loaded.kind === 'failed') return FAILED;
  if (loaded.kind === 'own') return sheetOfOwn(loaded.read);
  if (seed === undefined) return LOADING;
  return { status: 'ready', puzzles: loaded.supply(seed, perPage * pages), fault: undefined };
}

/** The puzzles of a sheet, and how to ask for them again. */
export function useSheet(options: SheetOptions, loadNeeding: LoadNeeding) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const { own, puzzles } = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void load({ ...options, own, puzzles }, loadNeeding, signal).then((result) => {
      if (!signal.aborted) setLoaded(result);
    });
    return () => controller.abort();
  }, [own, puzzles, loadNeeding, attempt]);

  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { sheet: sheetOf(loaded, options), retry };
}
