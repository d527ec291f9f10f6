import type { Position } from '@nanpure/engine';
import type { LadderStep, LadderTechniqueId } from '@nanpure/engine/ladder';
import { useEffect, useState } from 'react';
import { createSolver } from '../worker/solver-client.ts';
import { boardOf } from './way.ts';

/** What was found of a technique on a board. */
export interface Uses {
  readonly position: Position;
  readonly technique: LadderTechniqueId;
  readonly status: 'searching' | 'found' | 'failed';
  readonly steps: readonly LadderStep[];
  readonly isAll: boolean;
}

/** Looks for every use of a technique on a board; what was found on another one is no longer told. */
export function useUses(position: Position, givens: string) {
  // One of its own: the other may still be looking for the way.
  const [solver] = useState(createSolver);
  useEffect(() => solver.end, [solver]);
  const [latest, setLatest] = useState<Uses>();
  const find = (technique: LadderTechniqueId) => {
    const asked = { position, technique, steps: [], isAll: true };
    setLatest({ ...asked, status: 'searching' });
    solver.ask({ kind: 'uses', board: boardOf(position), givens, technique }, (piece) => {
      if (!piece.ok) setLatest({ ...asked, status: 'failed' });
      else if (piece.value.kind === 'uses') {
        const { steps, isAll } = piece.value;
        setLatest({ ...asked, status: 'found', steps, isAll });
      }
    });
  };
  return { uses: latest?.position === position ? latest : undefined, find };
}
