import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayStep } from '../worker/messages.ts';
import styles from './way.module.css';
import type { WayTools } from './way-tools.ts';

interface ItemProps {
  readonly step: WayStep['step'];
  readonly index: number;
  readonly isCurrent: boolean;
  readonly writer: WayTools['writer'];
  readonly onGo: (index: number) => void;
}

/** Memoized, as each step of the walk changes two of many. */
const Item = memo(function Item({ step, index, isCurrent, writer, onGo }: ItemProps) {
  const { t } = useTranslation('solverWay');
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = item.current?.parentElement;
    if (!isCurrent || !item.current || !list) return;
    // Within the list alone: the page stays where it is.
    const { offsetTop, offsetHeight } = item.current;
    const isAbove = offsetTop < list.scrollTop;
    const isBelow = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
    if (isAbove || isBelow) list.scrollTop = offsetTop - list.clientHeight / 2;
  }, [isCurrent]);
  const { name } = writer.describeStep(step, 1);
  return (
    <li ref={item}>
      <button
        type="button"
        className={styles.item}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onGo(index)}
      >
        {t('list.item', { name, answer: writer.answerOf(step) })}
      </button>
    </li>
  );
});

interface StepListProps {
  readonly steps: readonly WayStep[];
  /** Which of them is on the board. */
  readonly current: number;
  readonly writer: WayTools['writer'];
  readonly onGo: (index: number) => void;
}

/** All steps in a list, each of which leads to its board. */
export const StepList = memo(function StepList({ steps, current, writer, onGo }: StepListProps) {
  const { t } = useTranslation('solverWay');
  if (steps.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="list-title">
      <h2 id="list-title">{t('list.title')}</h2>
      <ol className={styles.list}>
        {[...steps.entries()].map(([index, { step }]) => (
          <Item
            key={index}
            step={step}
            index={index}
            isCurrent={index === current}
            writer={writer}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  );
});
