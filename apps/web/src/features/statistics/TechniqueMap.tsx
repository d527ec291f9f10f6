import { type Language, pathTo } from '@nanpure/content';
import { TECHNIQUE_NAMES, techniqueName } from '@nanpure/content/techniques';
import { TAUGHT_TECHNIQUES, type TaughtTechniqueId } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../lib/calendar.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { Statistics } from './statistics.ts';
import styles from './statistics-view.module.css';

export interface TechniqueMapProps {
  readonly statistics: Statistics;
  /** How many exercises of each technique were found. */
  readonly practised: Readonly<Record<string, number>>;
}

/** In Japanese with the name that players know, where there is one. */
function fullName(id: TaughtTechniqueId, language: Language): string {
  const { native } = TECHNIQUE_NAMES[id];
  const name = techniqueName(id, language);
  return language === 'ja' && native !== null ? `${name}（${native}）` : name;
}

function Count({ count = 0 }: { readonly count: number | undefined }) {
  const { t } = useTranslation('statistics');
  if (count > 0) return <td>{count}</td>;
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span className="heard-only">{t('techniques.none')}</span>
    </td>
  );
}

/** Which techniques were met in puzzles, found without a hint, and practised. */
export function TechniqueMap({ statistics, practised }: TechniqueMapProps) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { techniques, unaided, since } = statistics;
  const date = since && formatDay(since, language, { dateStyle: 'long' });
  return (
    <section className={styles.section}>
      <h2>{t('techniques.title')}</h2>
      <table className={styles.table}>
        <caption>
          {t('techniques.lead')}
          <br />
          {date && t('techniques.since', { date })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('techniques.name')}</th>
            <th scope="col">{t('techniques.met')}</th>
            <th scope="col">{t('techniques.unaided')}</th>
            <th scope="col">{t('techniques.practised')}</th>
          </tr>
        </thead>
        <tbody>
          {TAUGHT_TECHNIQUES.map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={pathTo('technique', { language, techniqueId: id })}>
                  {fullName(id, language)}
                </Link>
              </th>
              <Count count={techniques[id]} />
              <Count count={unaided[id]} />
              <Count count={practised[id]} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
