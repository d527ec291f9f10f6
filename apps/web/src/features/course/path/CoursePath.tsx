import { pathTo, STATION_IDS, type StationId } from '@nanpure/content';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictogramRows } from '../../../board/Pictogram.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { type CourseState, EMPTY_COURSE } from '../memory/course-state.ts';
import { dueCards, nextStation } from '../memory/status.ts';
import styles from './course-path.module.css';
import { Now } from './Now.tsx';
import { StationCard } from './StationCard.tsx';
import { standingOf } from './standing.ts';

interface CoursePathProps {
  /** Undefined until it is known. */
  readonly state: CourseState | undefined;
  readonly now: Date;
  readonly rowsOf: Readonly<Record<StationId, PictogramRows>>;
}

/** The stations, part by part, in their order. */
const PARTS = [
  { id: 'first', stations: STATION_IDS.slice(0, 4) },
  { id: 'notes', stations: STATION_IDS.slice(4, 9) },
  { id: 'together', stations: STATION_IDS.slice(9) },
] as const;

/** Where one can read instead. */
function Reference() {
  const { t } = useTranslation('course');
  const language = useLanguage();
  return (
    <section className={styles.reference}>
      <h2>{t('path.reference.title')}</h2>
      <p>{t('path.reference.text')}</p>
      <p className={styles.ways}>
        <LinkButton to={pathTo('techniques', { language })}>
          {t('path.reference.techniques')}
        </LinkButton>
        <LinkButton to={pathTo('referenceList', { language })}>
          {t('path.reference.beyond')}
        </LinkButton>
      </p>
    </section>
  );
}

/** The path of the course: what is next and due, then all stations. Every one of them is open. */
export function CoursePath({ state, now, rowsOf }: CoursePathProps) {
  const { t } = useTranslation('course');
  const standings = useMemo(
    () => new Map(STATION_IDS.map((id) => [id, standingOf(state, id, now)])),
    [state, now],
  );
  const known = state ?? EMPTY_COURSE;
  const isBegun = [...standings.values()].some((each) => each.isBegun || each.isMastered);
  return (
    <div className={styles.page}>
      <div className={styles.front}>
        <header className={styles.head}>
          <h1 id="title">{t('title')}</h1>
          <p>{t('path.lead')}</p>
        </header>
        <Now
          next={nextStation(known)}
          isBegun={isBegun}
          due={dueCards(known, now).length}
          rowsOf={rowsOf}
        />
      </div>
      <div className={styles.parts}>
        {PARTS.map(({ id, stations }) => (
          <section key={id} className={styles.part}>
            <h2>{t(`path.parts.${id}`)}</h2>
            <ol className={styles.stations}>
              {stations.map((station) => (
                <StationCard
                  key={station}
                  id={station}
                  number={STATION_IDS.indexOf(station) + 1}
                  rows={rowsOf[station]}
                  standing={standings.get(station) ?? standingOf(state, station, now)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Reference />
    </div>
  );
}
