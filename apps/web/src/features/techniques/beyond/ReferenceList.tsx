import { pathTo } from '@nanpure/content';
import {
  REFERENCE_PAGES,
  type ReferenceFamily,
  type ReferencePage,
  STANDINGS,
} from '@nanpure/content/reference';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { DifficultyBadge } from '../TechniqueHeading.tsx';
import styles from '../technique-list.module.css';
import beyond from './beyond.module.css';

/** The families in the order of their first pages. */
const FAMILIES: readonly ReferenceFamily[] = [
  ...new Set(REFERENCE_PAGES.map(({ family }) => family)),
];

/** How hard the easiest technique of a page is. */
function levelOf({ rungs: [easiest] }: ReferencePage) {
  return STANDINGS.find(({ id }) => id === easiest)?.level;
}

function Card({ page }: { readonly page: ReferencePage }) {
  const { t } = useTranslation(['reference', 'referencePages']);
  const language = useLanguage();
  const level = levelOf(page);
  return (
    <li className={styles.card}>
      <Link to={pathTo('reference', { language, referenceId: page.id })} className={styles.link}>
        {t(`referencePages:${page.id}.name`)}
      </Link>
      {level && <DifficultyBadge difficulty={level} name={t(`levels.${level}`)} />}
    </li>
  );
}

/** All reference pages by family, easiest first. */
export function ReferenceList() {
  const { t } = useTranslation('reference');
  const language = useLanguage();
  return (
    <>
      <header className={styles.front}>
        <h1 id="title">{t('title')}</h1>
        <p>{keepTogether(t('lead'))}</p>
      </header>
      {FAMILIES.map((family) => (
        <section key={family} className={beyond.family} aria-labelledby={family}>
          <h2 id={family}>{t(`families.${family}`)}</h2>
          <ul className={beyond.names}>
            {REFERENCE_PAGES.filter((page) => page.family === family).map((page) => (
              <Card key={page.id} page={page} />
            ))}
          </ul>
        </section>
      ))}
      <p>
        <LinkButton to={pathTo('techniques', { language })}>{t('toLessons')}</LinkButton>
      </p>
    </>
  );
}
