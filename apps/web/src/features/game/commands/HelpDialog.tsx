import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './help-dialog.module.css';

export interface HelpDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly footnote: string;
  readonly close: string;
  readonly sections: readonly HelpSection[];
  readonly onClose: () => void;
}

interface HelpSection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: ReactNode }[];
}

function Section({ title, rows }: HelpSection) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ label, keys }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{keys}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The list of commands with their keys. */
export function HelpDialog({ title, lead, footnote, close, sections, onClose }: HelpDialogProps) {
  const done = (
    <Button kind="primary" onClick={onClose}>
      {close}
    </Button>
  );
  return (
    <Dialog title={title} size="wide" onCancel={onClose} actions={done}>
      <p>{lead}</p>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <p className={styles.footnote}>{footnote}</p>
    </Dialog>
  );
}
