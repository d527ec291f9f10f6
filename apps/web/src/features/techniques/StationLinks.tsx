import { pathTo } from '@nanpure/content';
import { stationsOfTechnique } from '@nanpure/content/course';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './station-links.module.css';

interface StationLinksProps {
  readonly technique: TaughtTechniqueId;
}

/** The ways to the stations of the course that teach a technique: one, or one for each kind of house. */
export function StationLinks({ technique }: StationLinksProps) {
  const { t } = useTranslation('techniques');
  const language = useLanguage();
  return (
    <p className={styles.links}>
      {stationsOfTechnique(technique).map((id) => (
        <LinkButton key={id} kind="primary" to={pathTo('station', { language, stationId: id })}>
          {t(id === 'boxes' || id === 'lines' ? `doing.${id}` : 'doing.whole')}
        </LinkButton>
      ))}
    </p>
  );
}

/** After reading comes doing. */
export function Doing({ technique }: StationLinksProps) {
  const { t } = useTranslation('techniques');
  return (
    <section className={styles.doing}>
      <h2>{t('doing.title')}</h2>
      <p>{keepTogether(t('doing.text'))}</p>
      <StationLinks technique={technique} />
    </section>
  );
}
