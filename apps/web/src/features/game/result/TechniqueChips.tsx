import { pathTo } from '@nanpure/content';
import { techniqueName } from '@nanpure/content/techniques';
import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Session } from '../session/session.ts';
import styles from './finish-details.module.css';
import { isMostlyTold } from './told-share.ts';

/**
 * What the data say of a technique: found without a hint about it, or with one; or nothing at all, as where hints
 * gave most of the digits away.
 */
function helpWith(technique: string, session: Pick<Session, 'game' | 'hintsTold'>) {
  const { hintsTold } = session;
  if (!hintsTold) return undefined;
  if (hintsTold.techniques.includes(technique)) return 'hint';
  return isMostlyTold(session) ? undefined : 'alone';
}

/** The techniques that the puzzle takes, each with the way to its lesson; an own one may take others besides. */
export function TechniqueChips({ session }: { readonly session: Session }) {
  const { t } = useTranslation('finish');
  const language = useLanguage();
  const title = useId();
  const { techniquesRequired } = session.problem;
  const techniques = TAUGHT_TECHNIQUES.filter(({ id }) => techniquesRequired.includes(id));
  if (techniques.length === 0) return null;
  const isAll = techniques.length === techniquesRequired.length;
  return (
    <div className={styles.techniques}>
      <h3 id={title}>{t(isAll ? 'techniques.title' : 'techniques.ofLessons')}</h3>
      <ul aria-labelledby={title}>
        {techniques.map(({ id: technique }) => {
          const help = helpWith(technique, session);
          return (
            <li key={technique}>
              <Link to={pathTo('technique', { language, techniqueId: technique })}>
                {help === 'alone' && <span aria-hidden="true">✓ </span>}
                {techniqueName(technique, language)}
              </Link>
              {help && (
                <span className={help === 'alone' ? 'heard-only' : styles.hint}>
                  {t(`techniques.${help}`)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
