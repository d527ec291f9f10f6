import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './no-statistics.module.css';
import { WEEKS } from './weeks.ts';

const COLUMNS = [...Array(WEEKS).keys()];
const DAYS = [...Array(7).keys()];

/** Invites to a first puzzle, beside the calendar that it will begin. */
export function NoStatistics() {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  return (
    <section className={styles.none} aria-label={t('title')}>
      <svg viewBox={`0 0 ${10 * WEEKS} 70`} aria-hidden="true">
        {COLUMNS.flatMap((week) =>
          DAYS.map((day) => (
            <circle key={`${week} ${day}`} cx={10 * week + 5} cy={10 * day + 5} r="2" />
          )),
        )}
        <circle cx="115" cy="35" r="4" data-first />
      </svg>
      <div>
        <p>{t('none')}</p>
        <LinkButton kind="primary" to={pathTo('game', { language, difficulty: 'easy' })}>
          {t('play')}
        </LinkButton>
      </div>
    </section>
  );
}
