import { isWon } from '@nanpure/engine/game';
import { useMemo, useState } from 'react';
import { type CellView, pastViews } from './board-view.ts';
import { formatElapsed } from './clock.ts';
import type { LookBackProps, PastMoment } from './parts.ts';
import type { Session } from './session.ts';

/** Looking back on a game that was won: what there is to see, and the board at the chosen moment. */
export function useLookBack({ game, pace }: Session, onTold: (text: string) => void) {
  const [moment, setMoment] = useState<PastMoment>();
  const isOver = isWon(game);
  const won = useMemo(() => {
    const { puzzle, cells, past } = game;
    return { puzzle, cells, past, thoughts: pace.past };
  }, [game, pace]);
  const cells = useMemo(
    (): readonly CellView[] | undefined => (isOver && moment ? pastViews(game, moment) : undefined),
    [game, isOver, moment],
  );
  const props: LookBackProps = { game: won, formatTime: formatElapsed, onShow: setMoment, onTold };
  return { cells, props };
}
