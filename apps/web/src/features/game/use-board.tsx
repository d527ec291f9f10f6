import type { Cell } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import { useCallback, useMemo } from 'react';
import { type BoardProps, cellViews, EMPTY_VIEWS, type HintMark } from './board-view.ts';
import { PauseCover } from './PauseCover.tsx';
import type { GameSettings } from './parts.ts';
import type { Session, SessionAction } from './session.ts';
import { useGlow } from './use-glow.ts';
import { useCellNames } from './use-names.ts';
import { useTexts } from './use-texts.ts';

interface BoardOptions {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly settings: GameSettings;
  readonly hintMarks: readonly HintMark[];
  /** Takes the cell that is pressed as an answer, and nothing is entered. */
  readonly onAnswer?: ((cell: Cell) => void) | undefined;
}

/** What can be done on the board itself; nothing once the puzzle is solved. */
function useTouch({
  session,
  dispatch,
  onAnswer,
}: Pick<BoardOptions, 'session' | 'dispatch' | 'onAnswer'>) {
  const isArmed = session.armed !== undefined && !onAnswer;
  const onPress = useCallback(
    (cell: Cell) => (onAnswer ? onAnswer(cell) : dispatch({ type: 'press', cell, at: Date.now() })),
    [dispatch, onAnswer],
  );
  const onFocusCell = useCallback(
    (cell: Cell) => {
      // A cell about to be tapped has the focus first: it is to take the digit, not the selection.
      if (!isArmed) dispatch({ type: 'select', cell });
    },
    [dispatch, isArmed],
  );
  return isWon(session.game) ? {} : { onPress, onFocusCell };
}

function useCells({ session, settings, hintMarks }: Omit<BoardOptions, 'dispatch'>) {
  const { game, selected, armed, isPaused } = session;
  const { highlightPeers, highlightSame } = settings;
  const isOver = isWon(game);
  const glowing = useGlow(session);
  return useMemo(() => {
    if (isPaused) return EMPTY_VIEWS;
    const inHand = isOver ? { selected: undefined } : { selected, armed };
    return cellViews(game, { ...inHand, highlightPeers, highlightSame, hintMarks, glowing });
  }, [game, isOver, isPaused, selected, armed, highlightPeers, highlightSame, hintMarks, glowing]);
}

/** The board as the session stands, for the component that draws it. */
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
    cells,
    selected: isWon(session.game) ? undefined : session.selected,
    label: t('board'),
    description: t('boardKeys'),
    nameOf: session.isPaused ? hiddenName : nameOf,
    ...touch,
    ...(session.isPaused ? { cover } : {}),
  };
}
