import { BOARD_FORMATS } from '@nanpure/engine/formats';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import styles from './solver.module.css';

/** Which texts the solver reads. */
export const Formats = memo(function Formats() {
  const { t } = useTranslation('solver');
  return (
    <section className={styles.about} aria-labelledby="formats-title" data-off-paper>
      <h2 id="formats-title">{t('formats.title')}</h2>
      <p>{keepTogether(t('formats.lead'))}</p>
      <dl className={styles.formats}>
        {BOARD_FORMATS.map((format) => (
          <div key={format}>
            <dt>{t(`formats.${format}.name`)}</dt>
            <dd>{keepTogether(t(`formats.${format}.text`))}</dd>
          </div>
        ))}
      </dl>
      <p>{keepTogether(t('formats.not'))}</p>
    </section>
  );
});
