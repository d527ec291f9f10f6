import type { Language } from '@nanpure/content';
import { pathTo } from '@nanpure/content';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadTexts } from '../features/language/i18n.ts';
import { parseQuery } from '../features/search/query.ts';
import { SearchView } from '../features/search/SearchView.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLanguage } from '../lib/use-language.ts';

/** The search, with the names that the parts of lessons have. */
export async function loadSearchPage(language: Language): Promise<ComponentType> {
  await loadTexts(language, 'learn');
  return SearchPage;
}

/** The search of the site: the address says what is looked for. */
function SearchPage() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  // The query was not known when the page was built.
  const query = parseQuery(useHydrated() ? new URLSearchParams(search).get('q') : null);
  const onSearch = (text: string) => {
    const place = {
      pathname: pathTo('search', { language }),
      search: `?${new URLSearchParams({ q: parseQuery(text) })}`,
    };
    void navigate(place, { preventScrollReset: true });
  };
  return <SearchView language={language} query={query} onSearch={onSearch} />;
}
