import type { ReactNode } from 'react';
import styles from './how-to-play.module.css';

/** Commands that belong together, each with its keys. */
export interface ControlGroup {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: ReactNode }[];
}

/** What can be done in a game, and with which keys. */
export function ControlTable({ groups }: { readonly groups: readonly ControlGroup[] }) {
  return (
    <div className={styles.controls}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className={styles.commands}>
            {rows.map(({ label, keys }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{keys}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
