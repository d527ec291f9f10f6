import { marksOf } from '@nanpure/content/hints';
import type { LookBackWriter } from '@nanpure/content/look-back';
import type { House } from '@nanpure/engine';
import { useState } from 'react';
import { keepTogether } from '../../../../lib/keep-together.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './look-back.module.css';
import type { LookBackProps } from './look-back-props.ts';
import { lengthOf, type Moment } from './moments.ts';

interface LookBackViewProps extends LookBackProps {
  readonly moments: readonly Moment[];
  readonly writer: LookBackWriter;
}

function areaOf({ technique, evidence }: Moment['step']): House | null {
  return technique === 'hidden-single' ? (evidence.house[0] ?? null) : null;
}

/** The single that was open at a moment, as marks on the board. */
function marksFor({ step }: Moment) {
  const { placements, eliminations, evidence } = step;
  const area = areaOf(step);
  return marksOf({ level: 3, area, cells: evidence.cell, placements, eliminations, step });
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
  const told = chosen ?? longestOf(moments);
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
    onShow(next && { cells: next.cells, marks: marksFor(next) });
    if (next) onAnnounce(describe(next));
    document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={styles.lookBack} aria-label={writer.title}>
      <h3>{writer.title}</h3>
      <p>{told && keepTogether(describe(told))}</p>
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
