import { pathTo } from '@nanpure/content';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseQuery } from '../features/search/query.ts';
import { SearchView } from '../features/search/SearchView.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLanguage } from '../lib/use-language.ts';

/** The search of the site: the address says what is looked for. */
export function SearchPage() {
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
