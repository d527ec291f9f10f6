import type { BoardProps } from '../../../../board/Board.tsx';

/** What the board shows and takes while the player looks back at an earlier moment. */
export type PastBoard = Pick<
  BoardProps,
  'cells' | 'overlay' | 'selected' | 'label' | 'onPress' | 'onFocusCell'
>;
