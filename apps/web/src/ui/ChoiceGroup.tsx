import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Choices that belong together, under a heading. */
export function ChoiceGroup({ title, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
