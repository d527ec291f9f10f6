import type { Digit } from '@nanpure/engine';
import { useCallback, useDeferredValue } from 'react';
import { DigitPad } from './DigitPad.tsx';
import { MoreTools } from './MoreTools.tsx';
import type { GameParts } from './parts.ts';
import { SelectedCell } from './SelectedCell.tsx';
import type { Session, SessionAction } from './session.ts';
import { Tools } from './Tools.tsx';
import type { RunCommand } from './use-commands.ts';
import type { useHints } from './use-hints.ts';
import type { NewPuzzleSource } from './use-starting-session.ts';

interface ControlsProps {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly run: RunCommand;
  readonly hints: ReturnType<typeof useHints>;
  readonly HintPanel: GameParts['HintPanel'];
  readonly isSaved: boolean;
  readonly onNewPuzzle: (source: NewPuzzleSource) => void;
}

/** Everything that is pressed to play, with the hint panel over it when one is open. */
export function Controls({
  session,
  dispatch,
  run,
  hints,
  HintPanel,
  isSaved,
  onNewPuzzle,
}: ControlsProps) {
  // An entry is seen on the board first; what stands around it follows a moment later.
  const surroundings = useDeferredValue(session);
  const arm = useCallback((digit: Digit) => dispatch({ type: 'arm', digit }), [dispatch]);
  return (
    <>
      {hints.panel && <HintPanel {...hints.panel} />}
      <Tools session={surroundings} run={run} isHintLoading={hints.isLoading} />
      <DigitPad session={surroundings} run={run} onArm={arm} />
      <SelectedCell session={surroundings} isSaved={isSaved} />
      <MoreTools session={surroundings} run={run} onNewPuzzle={onNewPuzzle} />
    </>
  );
}
