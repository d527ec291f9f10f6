import { LANGUAGES, type Language, pathTo, SITE } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ContactToggle } from '../features/contact/ContactToggle.tsx';
import { loadTexts } from '../features/language/i18n.ts';
import styles from './site-footer.module.css';

const LINKS = ['print', 'statistics', 'search', 'privacy', 'terms'] as const;

/** In every language: whoever switches while writing goes on writing. */
async function loadContactForm() {
  const [{ ContactForm }] = await Promise.all([
    import('../features/contact/ContactForm.tsx'),
    ...LANGUAGES.map((language) => loadTexts(language, 'contact')),
  ]);
  return ContactForm;
}

/** The foot of every page: a place to write to us, the small print, and who makes the site. */
export function SiteFooter({ language }: { readonly language: Language }) {
  const { t } = useTranslation('layout');
  return (
    <footer className={styles.footer}>
      <ContactToggle loadForm={loadContactForm} />
      <nav aria-label={t('footerNavigation')}>
        <ul className={styles.links}>
          {LINKS.map((route) => (
            <li key={route}>
              <Link to={pathTo(route, { language })}>{t(route)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.credits}>
        <span>{SITE.name[language]}</span>
        <span>{t('credits.lab', { lab: SITE.labLabel[language] })}</span>
        <span>{t('credits.company', { company: SITE.company[language] })}</span>
      </p>
    </footer>
  );
}
