import type { Digit } from '@nanpure/engine';
import { useCallback, useDeferredValue } from 'react';
import type { RunCommand } from './commands/use-commands.ts';
import { DigitPad } from './controls/DigitPad.tsx';
import { MoreTools } from './controls/MoreTools.tsx';
import { SelectedCell } from './controls/SelectedCell.tsx';
import { Tools } from './controls/Tools.tsx';
import styles from './game-layout.module.css';
import type { Hints } from './hints/use-hints.tsx';
import type { Session, SessionAction } from './session/session.ts';
import type { ProblemOrigin } from './start/problem-source.ts';

interface ControlsProps {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly run: RunCommand;
  readonly hints: Hints;
  readonly isSaved: boolean;
  readonly onNewPuzzle: (source: ProblemOrigin) => void;
}

/** Tools, pad and buttons, with the open hint panel above them. */
export function Controls({ session, dispatch, run, hints, isSaved, onNewPuzzle }: ControlsProps) {
  // The board is rendered first after an entry, the controls a moment later.
  const surroundings = useDeferredValue(session);
  const holdDigit = useCallback(
    (digit: Digit) => dispatch({ type: 'hold-digit', digit }),
    [dispatch],
  );
  return (
    <>
      {hints.panel && <div className={styles.hint}>{hints.panel}</div>}
      <Tools session={surroundings} run={run} isHintLoading={hints.isLoading} />
      <DigitPad session={surroundings} run={run} onHoldDigit={holdDigit} />
      <SelectedCell session={surroundings} isSaved={isSaved} />
      <MoreTools session={surroundings} run={run} onNewPuzzle={onNewPuzzle} />
    </>
  );
}
