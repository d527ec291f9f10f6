import type { Language } from '@nanpure/content';
import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Findings } from './Findings.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './search.module.css';
import { type SearchState, useSearch } from './use-search.ts';

/** So many are listed; who looks further looks for something else. */
const MOST_FINDINGS = 20;

const SUGGESTED = ['singles', 'pairs', 'notes', 'hints'] as const;

/** Words to begin with. */
function Suggestions({ path }: { readonly path: string }) {
  const { t } = useTranslation('search');
  return (
    <section className={styles.suggestions}>
      <h2>{t('suggestions')}</h2>
      <ul>
        {SUGGESTED.map((name) => {
          const word = t(`suggested.${name}`);
          return (
            <li key={name}>
              <Link to={{ pathname: path, search: `?${new URLSearchParams({ q: word })}` }}>
                {word}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useStatusText(state: SearchState): string {
  const { t } = useTranslation('search');
  if (state.status === 'searching') return t('searching');
  if (state.status === 'failed') return t('failed');
  if (state.status === 'idle') return '';
  const { query, findings } = state;
  const count = findings.length;
  if (count > MOST_FINDINGS) return t('firstResults', { shown: MOST_FINDINGS, all: count, query });
  return count > 0 ? t('results', { count, query }) : t('nothing', { query });
}

function Outcome({ state, path }: OutcomeProps) {
  const { t } = useTranslation('search');
  if (state.status === 'searching') return null;
  if (state.status === 'idle') return <Suggestions path={path} />;
  if (state.status === 'failed') {
    return (
      <div>
        <p>{t('failedAdvice')}</p>
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      </div>
    );
  }
  if (state.findings.length > 0) {
    return <Findings findings={state.findings.slice(0, MOST_FINDINGS)} />;
  }
  return (
    <>
      <p>{t('nothingAdvice')}</p>
      <Suggestions path={path} />
    </>
  );
}

interface OutcomeProps {
  readonly state: SearchState;
  readonly path: string;
}

interface SearchViewProps {
  readonly language: Language;
  readonly query: string;
  readonly onSearch: (text: string) => void;
}

/** The search with its field and what it found. */
export function SearchView({ language, query, onSearch }: SearchViewProps) {
  const { t } = useTranslation('search');
  const state = useSearch(language, query);
  const path = pathTo('search', { language });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 id="title">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <SearchForm action={path} query={query} onSearch={onSearch} />
      <p role="status" className={styles.status}>
        {useStatusText(state)}
      </p>
      <Outcome state={state} path={path} />
    </div>
  );
}
