import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HintGuide } from './HintGuide.tsx';
import styles from './help.module.css';
import { type KeySection, keySections } from './key-sections.tsx';
import { MarkGuide, type MarkGuideProps } from './MarkGuide.tsx';
import { NoteGuide } from './NoteGuide.tsx';

function Section({ title, rows }: KeySection) {
  return (
    <section>
      <h4>{title}</h4>
      <dl>
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

/** Folded where there is probably no keyboard: with a finger for a pointer. */
function Keys({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation(['help', 'guide']);
  return (
    <details open={isOpen}>
      <summary>
        <h3>{t('guide:keyboard')}</h3>
      </summary>
      {keySections(t).map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <p className={styles.footnote}>{t('onBoard')}</p>
    </details>
  );
}

/** How digits and notes are entered, what marks and hints mean, and the keys: these first where they are likely. */
export function Help(marks: MarkGuideProps) {
  const { t } = useTranslation('help');
  const [hasMouse] = useState(() => window.matchMedia('(pointer: fine)').matches);
  return (
    <div className={styles.help}>
      <p>{t('lead')}</p>
      {hasMouse && <Keys isOpen />}
      <NoteGuide />
      <MarkGuide {...marks} />
      <HintGuide />
      {!hasMouse && <Keys isOpen={false} />}
    </div>
  );
}
