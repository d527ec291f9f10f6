import { pathTo } from '@nanpure/content';
import { TAUGHT_TECHNIQUES, type TaughtTechniqueId } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './neighbours.module.css';
import { useTechniqueName } from './TechniqueHeading.tsx';

/** The lessons before and after, and the list. */
export function Neighbours({ current }: { readonly current: TaughtTechniqueId }) {
  const { t } = useTranslation('techniques');
  const language = useLanguage();
  const nameOf = useTechniqueName();
  const index = TAUGHT_TECHNIQUES.findIndex(({ id }) => id === current);
  const neighbours = [
    { technique: TAUGHT_TECHNIQUES[index - 1], direction: 'previous' },
    { technique: TAUGHT_TECHNIQUES[index + 1], direction: 'next' },
  ] as const;
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {neighbours.map(
        ({ technique, direction }) =>
          technique && (
            <LinkButton
              key={direction}
              rel={direction === 'previous' ? 'prev' : 'next'}
              to={pathTo('technique', { language, techniqueId: technique.id })}
            >
              {t(direction, { name: nameOf(technique.id) })}
            </LinkButton>
          ),
      )}
      <LinkButton to={pathTo('techniques', { language })}>{t('backToList')}</LinkButton>
      <LinkButton to={pathTo('referenceList', { language })}>{t('beyond.link')}</LinkButton>
    </nav>
  );
}
