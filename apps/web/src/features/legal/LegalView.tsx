import { LEGAL_FACTS, type LegalDocument, type LegalSection } from '@nanpure/content/legal';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import { LegalBlockView, type UsedService } from './LegalBlockView.tsx';
import styles from './legal-view.module.css';

interface LegalViewProps {
  readonly document: LegalDocument;
  /** The services of others that this site uses. */
  readonly services: readonly UsedService[];
  /** What stands at the end of a section, by the section's id. */
  readonly additions?: Readonly<Record<string, ReactNode>>;
}

/** Takes the focus to where the address points, as a browser does that loads the page. */
function useFocusAtHash() {
  const location = useLocation();
  useEffect(() => {
    window.document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
}

function Dates() {
  const { t } = useTranslation('legal');
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  const { lastUpdated, wordingRevised } = LEGAL_FACTS;
  return (
    <p className={styles.updated}>
      <time dateTime={lastUpdated}>
        {t('updated', { date: format.format(new Date(lastUpdated)) })}
      </time>{' '}
      <time dateTime={wordingRevised}>
        {t('revised', { date: format.format(new Date(wordingRevised)) })}
      </time>
    </p>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal page: the whole in short, a table of contents, and the sections it leads to. */
export function LegalView({ document, services, additions = {} }: LegalViewProps) {
  const { t } = useTranslation('legal');
  useFocusAtHash();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 id="title">{document.title}</h1>
        <p>{document.lead}</p>
        <Dates />
      </header>
      <section className={styles.summary}>
        <h2>{t('summary')}</h2>
        <ul>
          {document.summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <Contents sections={document.sections} />
      <div className={styles.sections}>
        {document.sections.map(({ id, title, blocks }) => (
          <section key={id} className={styles.section}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {blocks.map((block) => (
              <LegalBlockView key={JSON.stringify(block)} block={block} services={services} />
            ))}
            {additions[id]}
          </section>
        ))}
      </div>
    </article>
  );
}
