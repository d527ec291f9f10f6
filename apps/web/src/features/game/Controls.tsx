import { useDeferredValue } from 'react';
import type { RunCommand } from './commands/use-commands.ts';
import { DigitPad } from './controls/DigitPad.tsx';
import { MoreTools } from './controls/MoreTools.tsx';
import { SelectedCell } from './controls/SelectedCell.tsx';
import { Tools } from './controls/Tools.tsx';
import { HintPanel } from './hints/HintPanel.tsx';
import type { useHints } from './hints/use-hints.ts';
import type { Session } from './session/session.ts';
import type { ProblemOrigin } from './start/problem-source.ts';

interface ControlsProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly hints: ReturnType<typeof useHints>;
  readonly isSaved: boolean;
  readonly onNewPuzzle: (source: ProblemOrigin) => void;
}

/** Tools, pad and buttons, with the open hint panel above them. */
export function Controls({ session, run, hints, isSaved, onNewPuzzle }: ControlsProps) {
  // The board is rendered first after an entry, the controls a moment later.
  const surroundings = useDeferredValue(session);
  return (
    <>
      {hints.panel && <HintPanel {...hints.panel} />}
      <Tools session={surroundings} run={run} isHintLoading={hints.isLoading} />
      <DigitPad session={surroundings} run={run} />
      <SelectedCell session={surroundings} isSaved={isSaved} />
      <MoreTools session={surroundings} run={run} onNewPuzzle={onNewPuzzle} />
    </>
  );
}
