import { useTranslation } from 'react-i18next';
import { SampleBoard } from '../../../board/SampleBoard.tsx';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import styles from './help.module.css';
import { BEYOND_COURSE_MARKS, HINT_MARKS, PLAY_MARKS } from './mark-samples.ts';

export interface MarkGuideProps {
  /** Whether hints may go beyond the course. */
  readonly isBeyondCourse: boolean;
}

/** What the marks on the board mean, each drawn as it is drawn there. */
export function MarkGuide({ isBeyondCourse }: MarkGuideProps) {
  const { t } = useTranslation('guide');
  return (
    <section>
      <h3>{t('marks.title')}</h3>
      <ul className={styles.marks}>
        {PLAY_MARKS.map(({ name, sample }) => (
          <li key={name}>
            <SampleBoard {...sample} />
            {t(`marks.${name}`)}
          </li>
        ))}
      </ul>
      <p>{keepTogether(t('marks.place'))}</p>
      <h4>{t('hintMarks.title')}</h4>
      <ul className={styles.marks}>
        {[...HINT_MARKS, ...(isBeyondCourse ? BEYOND_COURSE_MARKS : [])].map(({ name, sample }) => (
          <li key={name}>
            <SampleBoard {...sample} />
            {t(`hintMarks.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
