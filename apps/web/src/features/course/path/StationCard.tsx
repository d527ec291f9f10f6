import { type Language, pathTo, type StationId } from '@nanpure/content';
import { stationOf } from '@nanpure/content/course';
import { techniqueName } from '@nanpure/content/techniques';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Pictogram, type PictogramRows } from '../../../board/Pictogram.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import { Grades } from './Grades.tsx';
import { Seal } from './Seal.tsx';
import type { Standing } from './standing.ts';
import styles from './station-card.module.css';

interface StationCardProps {
  readonly id: StationId;
  readonly number: number;
  readonly rows: PictogramRows;
  readonly standing: Standing;
}

/** Over the edge of the card, where nothing has to make room for them. */
function Marks({ isNext, isDue, isMet }: Standing) {
  const { t } = useTranslation('course');
  return (
    <p className={styles.marks}>
      {isNext && <strong data-mark="next">{t('path.state.next')}</strong>}
      {isDue && <span data-mark="due">{t('path.state.due')}</span>}
      {isMet && !isNext && <span data-mark="met">{t('path.state.met')}</span>}
    </p>
  );
}

function useHeardState({ isMastered, isBegun, grades }: Standing): string | undefined {
  const { t } = useTranslation('course');
  if (isMastered) return t('path.state.mastered');
  const passed = grades.filter((share) => share === 1).length;
  return isBegun ? t('path.state.begun', { passed, grades: grades.length }) : undefined;
}

/** What the technique of a station is usually called, where that isn't the station's own name. */
function techniqueBeside(name: string, id: StationId, language: Language): string | undefined {
  const station = stationOf(id);
  if (station.kind !== 'technique') return undefined;
  const technique = techniqueName(station.technique, language);
  return technique.toLowerCase() === name.toLowerCase() ? undefined : technique;
}

/** A station of the path: what it looks like, what is learnt, and how far one is. All of it leads there. */
export function StationCard({ id, number, rows, standing }: StationCardProps) {
  const { t } = useTranslation(['course', 'stationPages']);
  const language = useLanguage();
  const heard = useHeardState(standing);
  const name = t(`stationPages:${id}.name`);
  const technique = techniqueBeside(name, id, language);
  const { isMastered, isBegun, grades } = standing;
  return (
    <li className={styles.card} data-station={id} data-mastered={isMastered || undefined}>
      <div className={styles.picture}>
        <Pictogram rows={rows} />
        {isMastered && (
          <span className={styles.seal}>
            <Seal size={30} />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <h3>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <Link to={pathTo('station', { language, stationId: id })} className={styles.link}>
            {name}
          </Link>
        </h3>
        {technique && <p className={styles.technique}>{technique}</p>}
        <p className={styles.about}>{t(`path.about.${id}`)}</p>
        {heard && <p className="heard-only">{heard}</p>}
      </div>
      {isBegun && !isMastered && <Grades shares={grades} />}
      <Marks {...standing} />
    </li>
  );
}
