import { isWon } from '@nanpure/engine/game';
import { useMemo, useState } from 'react';
import type { CellView } from '../../../../board/cell-view.ts';
import { pastViews } from '../../board/board-view.ts';
import { formatElapsed } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import type { LookBackProps, PastMoment } from './look-back-props.ts';

/** The props of the look back on a won game, and the board at the chosen moment. */
export function useLookBack({ game, moveTimes }: Session, onAnnounce: (text: string) => void) {
  const [moment, setMoment] = useState<PastMoment>();
  const isOver = isWon(game);
  const won = useMemo(() => {
    const { puzzle, cells, past } = game;
    return { puzzle, cells, past, thinkingTimes: moveTimes.past };
  }, [game, moveTimes]);
  const cells = useMemo(
    (): readonly CellView[] | undefined => (isOver && moment ? pastViews(game, moment) : undefined),
    [game, isOver, moment],
  );
  const props: LookBackProps = {
    game: won,
    formatTime: formatElapsed,
    onShow: setMoment,
    onAnnounce,
  };
  // What the board shows instead of the game as it is.
  const past = cells && { cells, overlay: moment?.overlay };
  return { past, props };
}
