import type { HintWriter } from '@nanpure/content/hints';
import type { LookBackWriter } from '@nanpure/content/look-back';
import type { Cell } from '@nanpure/engine';
import type { Game } from '@nanpure/engine/game';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepTogether } from '../../../../lib/typesetting/keep-together.ts';
import { Button } from '../../../../ui/Button.tsx';
import { formatElapsed } from '../../session/clock.ts';
import { BoardThumbnail } from './BoardThumbnail.tsx';
import styles from './look-back.module.css';
import { lengthOf, type Moment } from './moments.ts';
import { type NamedStation, StationLink } from './StationLink.tsx';
import { answerDrawing, guessAt } from './search.ts';
import { usePastBoard } from './use-past-board.tsx';
import type { PastBoard } from './use-shown-board.ts';

export interface LookBackProps {
  readonly moment: Moment;
  /** Where what was open is learnt. */
  readonly station: NamedStation;
  readonly writer: LookBackWriter;
  /** Puts guesses into words, as in the search for the cell of a hint. */
  readonly hintWriter: HintWriter;
  readonly game: Game;
  /** Undefined shows the finished board again. */
  readonly onShow: (board: PastBoard | undefined) => void;
  /** Announces a text to screen readers. */
  readonly onAnnounce: (text: string) => void;
}

interface InvitationProps extends Pick<LookBackProps, 'moment' | 'station' | 'writer'> {
  readonly onStart: () => void;
}

/** The moment as a small picture, and the way to its board. */
export function LookBackInvitation({ moment, station, writer, onStart }: InvitationProps) {
  return (
    <section className={styles.invitation} aria-label={writer.title}>
      <BoardThumbnail cells={moment.cells} />
      <div>
        <p>{keepTogether(writer.invite({ took: lengthOf(moment) }))}</p>
        <Button onClick={onStart} data-starts-look-back>
          {writer.start}
        </Button>
        <StationLink station={station} />
      </div>
    </section>
  );
}

/** What is said, and whether the answer is out. */
interface Said {
  readonly text: string;
  readonly isTold: boolean;
}

function useSearch({ moment, writer, hintWriter, onAnnounce }: LookBackProps) {
  const ask = writer.ask(moment);
  const [said, setSaid] = useState<Said>({ text: ask, isTold: false });
  const told = writer.describeMoment({ ...moment, took: lengthOf(moment) });
  const say = useCallback(
    (next: Said) => {
      setSaid(next);
      onAnnounce(next.text);
    },
    [onAnnounce],
  );
  const answer = useCallback(
    (cell: Cell) => {
      const guess = guessAt(moment, cell);
      if (guess.code === 'found') say({ text: `${writer.found} ${told}`, isTold: true });
      else if (guess.code === 'other-single')
        say({ text: writer.otherSingle(cell), isTold: false });
      else say({ text: hintWriter.describeGuess(guess), isTold: false });
    },
    [moment, writer, hintWriter, told, say],
  );
  useEffect(() => onAnnounce(ask), [ask, onAnnounce]);
  return { said, answer, show: () => say({ text: told, isTold: true }) };
}

/** The board at the moment, on which the player looks for the single that was open. */
export function LookBack(props: LookBackProps & { readonly onBack: () => void }) {
  const { moment, station, writer, game, onShow, onBack } = props;
  const { said, answer, show } = useSearch(props);
  const label = writer.board({ at: formatElapsed(moment.from) });
  const hint = useMemo(
    () => (said.isTold ? answerDrawing(moment) : undefined),
    [said.isTold, moment],
  );
  const onPress = said.isTold ? undefined : answer;
  usePastBoard({ game, cells: moment.cells, hint, label, onPress, onShow });
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-cell="0"]')?.focus({ preventScroll: true });
    document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={styles.lookBack} aria-label={writer.title}>
      <h3>{label}</h3>
      <p>{keepTogether(said.text)}</p>
      <div className={styles.actions}>
        {!said.isTold && <Button onClick={show}>{writer.show}</Button>}
        <Button kind="primary" onClick={onBack}>
          {writer.back}
        </Button>
        {said.isTold && <StationLink station={station} />}
      </div>
    </section>
  );
}
