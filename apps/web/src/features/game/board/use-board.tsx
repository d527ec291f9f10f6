import type { Cell } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import type { BoardProps } from '../../../board/Board.tsx';
import { CentreNotes } from '../../../board/CentreNotes.tsx';
import type { Settings } from '../../../lib/settings.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { Session, SessionAction } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { cellViews, digitInHand, EMPTY_VIEWS } from './board-view.ts';
import type { HintDrawing } from './hint-drawing.ts';
import { PauseCover } from './PauseCover.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useGlow } from './use-glow.ts';
import { useGrouping } from './use-grouping.ts';

interface BoardOptions {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly settings: Settings;
  /** The hint that is drawn on the board, and its lines. */
  readonly hint?: { readonly drawing: HintDrawing; readonly overlay: ReactNode } | undefined;
  /** While the player looks for the cell of a hint: takes the pressed cell, and nothing is entered. */
  readonly onAnswer?: ((cell: Cell) => void) | undefined;
  /** Whether the board is only there to be seen. */
  readonly isReadOnly?: boolean;
}

/**
 * The handlers for taps and focus; none once the puzzle is solved. Cells have theirs before it comes, so that those
 * that stay empty need not be drawn again for them.
 */
function useTouch({
  session,
  dispatch,
  onAnswer,
  isReadOnly = false,
}: Pick<BoardOptions, 'session' | 'dispatch' | 'onAnswer' | 'isReadOnly'>) {
  // The tap that brings the focus to a cell selects it by that: only the next one is a tap on the selected cell.
  const selectedByFocus = useRef<Cell>(undefined);
  const isBusy = onAnswer !== undefined || session.isPaused === true;
  const { hasGrouped, ...grouping } = useGrouping({ session, dispatch, isBusy });
  const onPress = useEventCallback((cell: Cell) => {
    const isAgain = selectedByFocus.current !== cell;
    selectedByFocus.current = undefined;
    // The press has selected cells by itself.
    if (hasGrouped.current) return;
    if (onAnswer) onAnswer(cell);
    else dispatch({ type: 'press', cell, at: Date.now(), isAgain });
  });
  const onFocusCell = useEventCallback((cell: Cell) => {
    // A tap focuses the cell first: with a held digit it must not select it.
    if (session.heldDigit !== undefined && !onAnswer) return;
    if (session.selected !== cell) selectedByFocus.current = cell;
    dispatch({ type: 'focus', cell });
  });
  if (isReadOnly) return {};
  if (session.isToCome) return { onPress, onFocusCell };
  return isWon(session.game) ? {} : { onPress, onFocusCell, ...grouping };
}

function useCells({
  session,
  settings,
  hint,
}: Pick<BoardOptions, 'session' | 'settings' | 'hint'>) {
  const { game, group, mode, isPaused, isToCome } = session;
  // What several cells have in common isn't theirs alone, and a colour that waits is no digit.
  const selected = group ? undefined : session.selected;
  const heldDigit = mode === 'colour' ? undefined : session.heldDigit;
  const { highlightPeers, highlightSame } = settings;
  const isOver = isWon(game);
  const glowing = useGlow(session);
  const drawing = hint?.drawing;
  const emphasis = useMemo(() => {
    const inHand = isOver ? { selected: undefined } : { selected, heldDigit };
    return { ...inHand, highlightPeers, highlightSame, hint: drawing, glowing };
  }, [isOver, selected, heldDigit, highlightPeers, highlightSame, drawing, glowing]);
  // An entry is seen first, where else its digit is and could be a frame later: that is half the board.
  const digit = useDeferredValue(digitInHand(game, emphasis));
  return useMemo(
    () =>
      isPaused || isToCome
        ? { cells: EMPTY_VIEWS }
        : { cells: cellViews(game, emphasis, digit), markedNote: digit },
    [game, emphasis, digit, isPaused, isToCome],
  );
}

/** The props of the board for a session. */
export function useBoard(options: BoardOptions): BoardProps {
  const { session, dispatch } = options;
  const t = useTexts();
  const { nameOf, hiddenName } = useCellNames();
  const cells = useCells(options);
  const touch = useTouch(options);
  const cover = useMemo(
    () => <PauseCover onResume={() => dispatch({ type: 'resume', at: Date.now() })} />,
    [dispatch],
  );
  return {
    ...cells,
    ...(isWon(session.game)
      ? { selected: undefined }
      : { selected: session.selected, group: session.group }),
    label: t('board'),
    description: session.isToCome ? undefined : t('boardKeys'),
    nameOf: session.isPaused ? hiddenName : nameOf,
    overlay: options.hint?.overlay,
    CentreNotes,
    ...touch,
    ...(session.isPaused ? { cover } : {}),
  };
}
