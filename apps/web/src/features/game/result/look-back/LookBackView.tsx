import type { LookBackWriter } from '@nanpure/content/look-back';
import { useState } from 'react';
import { Drawing } from '../../../../board/Drawing.tsx';
import { keepTogether } from '../../../../lib/keep-together.ts';
import { Button } from '../../../../ui/Button.tsx';
import { stageDrawing } from '../../board/step-drawings.ts';
import styles from './look-back.module.css';
import type { LookBackProps, PastMoment } from './look-back-props.ts';
import { lengthOf, type Moment } from './moments.ts';

interface LookBackViewProps extends LookBackProps {
  readonly moments: readonly Moment[];
  readonly writer: LookBackWriter;
}

/** The single that was open at a moment, as it is drawn on the board. */
function drawn({ step, cells }: Moment): PastMoment {
  const hint = stageDrawing({ step, ruledOut: [] }, 'conclusion', cells);
  return { cells, hint, overlay: <Drawing {...hint.lines} /> };
}

function longestOf(moments: readonly Moment[]): Moment | undefined {
  return [...moments].sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/** The moments in order; the chosen one is described, and shown on the board. */
export function LookBackView({
  moments,
  writer,
  formatTime,
  onShow,
  onAnnounce,
}: LookBackViewProps) {
  const [chosen, setChosen] = useState<Moment>();
  const described = chosen ?? longestOf(moments);
  const describe = (moment: Moment) =>
    writer.describeMoment({
      from: formatTime(moment.from),
      took: lengthOf(moment),
      entry: moment.entry,
      step: moment.step,
    });
  const choose = (moment: Moment) => {
    const next = moment === chosen ? undefined : moment;
    setChosen(next);
    onShow(next && drawn(next));
    if (next) onAnnounce(describe(next));
    document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={styles.lookBack} aria-label={writer.title}>
      <h3>{writer.title}</h3>
      <p>{described && keepTogether(describe(described))}</p>
      <p>{writer.lead}</p>
      <div className={styles.times}>
        {moments.map((moment) => (
          <Button key={moment.from} aria-pressed={moment === chosen} onClick={() => choose(moment)}>
            {`${formatTime(moment.from)} – ${formatTime(moment.until)}`}
          </Button>
        ))}
      </div>
    </section>
  );
}
