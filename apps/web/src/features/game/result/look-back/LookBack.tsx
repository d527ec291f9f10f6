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

/** What is said: kept apart from its words, which are of the page's language. */
type Said =
  | { readonly kind: 'asked' | 'found' | 'told' }
  | { readonly kind: 'guessed'; readonly cell: Cell };

function textOf(said: Said, { moment, writer, hintWriter }: LookBackProps): string {
  const told = () => writer.describeMoment({ ...moment, took: lengthOf(moment) });
  switch (said.kind) {
    case 'asked':
      return writer.ask(moment);
    case 'found':
      return `${writer.found} ${told()}`;
    case 'told':
      return told();
    case 'guessed': {
      const guess = guessAt(moment, said.cell);
      return guess.code === 'other-single'
        ? writer.otherSingle(said.cell)
        : hintWriter.describeGuess(guess);
    }
  }
}

function useSearch(props: LookBackProps) {
  const { moment, onAnnounce } = props;
  const [said, setSaid] = useState<Said>({ kind: 'asked' });
  const text = textOf(said, props);
  const answer = useCallback(
    (cell: Cell) => {
      const isFound = guessAt(moment, cell).code === 'found';
      setSaid(isFound ? { kind: 'found' } : { kind: 'guessed', cell });
    },
    [moment],
  );
  // `said` is a dependency so that the same guess is announced again.
  useEffect(() => {
    if (said) onAnnounce(text);
  }, [said, text, onAnnounce]);
  const isTold = said.kind === 'found' || said.kind === 'told';
  return { text, isTold, answer, show: () => setSaid({ kind: 'told' }) };
}

/** The board at the moment, on which the player looks for the single that was open. */
export function LookBack(props: LookBackProps & { readonly onBack: () => void }) {
  const { moment, station, writer, game, onShow, onBack } = props;
  const { text, isTold, answer, show } = useSearch(props);
  const label = writer.board({ at: formatElapsed(moment.from) });
  const hint = useMemo(() => (isTold ? answerDrawing(moment) : undefined), [isTold, moment]);
  const onPress = isTold ? undefined : answer;
  usePastBoard({ game, cells: moment.cells, hint, label, onPress, onShow });
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-cell="0"]')?.focus({ preventScroll: true });
    document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={styles.lookBack} aria-label={writer.title}>
      <h3>{label}</h3>
      <p>{keepTogether(text)}</p>
      <div className={styles.actions}>
        {!isTold && <Button onClick={show}>{writer.show}</Button>}
        <Button kind="primary" onClick={onBack}>
          {writer.back}
        </Button>
        {isTold && <StationLink station={station} />}
      </div>
    </section>
  );
}
