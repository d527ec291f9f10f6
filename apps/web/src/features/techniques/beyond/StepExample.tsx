import { stepDrawing } from '@nanpure/content/drawing/step-drawing';
import type { LadderStepText, NamedParts } from '@nanpure/content/ladder';
import type { ReferenceExample } from '@nanpure/content/reference';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../example.module.css';
import { exampleCells } from './example-cells.ts';
import { StepTable } from './StepTable.tsx';
import { StepWords } from './StepWords.tsx';

/** An example with the words that tell its step. */
export interface ToldExample extends ReferenceExample {
  readonly told: LadderStepText;
  /** What its sentences call by a name. */
  readonly named: NamedParts;
}

/** A step on the board of a real puzzle: drawn, told, and what the signs of the drawing mean. */
export function StepExample({ position, step, told, named }: ToldExample) {
  const { t } = useTranslation('reference');
  const cells = useMemo(() => exampleCells(position), [position]);
  const drawing = useMemo(() => stepDrawing(step, named), [step, named]);
  return (
    <figure className={styles.figure} data-shape="board" aria-label={told.name}>
      <StepTable cells={cells} drawing={drawing} label={t('example.of', { name: told.name })} />
      <figcaption className={styles.caption}>
        <StepWords told={told} drawing={drawing} />
      </figcaption>
    </figure>
  );
}
