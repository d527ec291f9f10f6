import type { LadderStep } from '@nanpure/engine/ladder';
import { useCallback, useState } from 'react';
import { usePageKeys } from '../keys.ts';
import { storeAsking, wasAsking } from './asking.ts';
import type { ToldLevel } from './StepPanel.tsx';

/** Where somebody is on a way of so many steps, and how much of the step they were told. */
export interface Walk {
  readonly index: number;
  /** Whether each step begins with a question. */
  readonly isAsking: boolean;
  readonly level: ToldLevel;
  /** Another step that is looked at on the same board. */
  readonly use: LadderStep | undefined;
  readonly showsSolution: boolean;
  readonly go: (index: number) => void;
  readonly ask: (isAsking: boolean) => void;
  readonly tell: (level: ToldLevel) => void;
  readonly look: (use: LadderStep | undefined) => void;
  readonly showSolution: () => void;
}

const STEPS_OF_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which step is on show, counted from 0, and what shows another one. */
export interface Place {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Walks a way, also by the arrow keys wherever the focus is. */
export function useWalk(total: number, { step: wanted, onStep }: Place): Walk {
  // One that isn't found yet is shown as soon as it is.
  const index = Math.min(wanted, total);
  const [isAsking, setIsAsking] = useState(wasAsking);
  const [level, setLevel] = useState<ToldLevel>(isAsking ? 1 : 3);
  const [use, look] = useState<LadderStep>();
  const [showsSolution, setShowsSolution] = useState(false);
  const go = useCallback(
    (to: number) => {
      onStep(Math.min(Math.max(to, 0), total));
      setLevel(isAsking ? 1 : 3);
      look(undefined);
      setShowsSolution(false);
    },
    [total, isAsking, onStep],
  );
  const ask = (wanted: boolean) => {
    setIsAsking(wanted);
    storeAsking(wanted);
    setLevel(wanted ? 1 : 3);
  };
  usePageKeys(({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    const step = STEPS_OF_KEYS[key];
    if (step === undefined || ctrlKey || metaKey || altKey || shiftKey) return false;
    go(index + step);
    return true;
  });
  const showSolution = () => setShowsSolution(true);
  return {
    index,
    isAsking,
    level,
    use,
    showsSolution,
    go,
    ask,
    tell: setLevel,
    look,
    showSolution,
  };
}
