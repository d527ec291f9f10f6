import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** The heading's level: 1 where the panel is the whole page. */
  readonly level?: 1 | 2;
  /** `alert` when the panel appears while the page is being read. */
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** A message that takes the place of what should be here, with the way out of it. */
export function Panel({ title, level = 2, role, children }: PanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.panel} role={role}>
      <Heading id={level === 1 ? 'title' : undefined} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
