import type { Language } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding, Search } from './search-index.ts';
import type { SourceTexts } from './source.ts';

/** How far the search for a query is. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | { readonly status: 'done'; readonly query: string; readonly findings: readonly Finding[] };

/** One for each language that was searched. */
const searches = new Map<Language, Promise<Search>>();

async function prepare(language: Language, t: SourceTexts): Promise<Search> {
  const [{ createSearch }, { loadEntries }] = await Promise.all([
    import('./search-index.ts'),
    import('./sources.ts'),
  ]);
  return createSearch(await loadEntries(language, t));
}

function searchIn(language: Language, t: SourceTexts): Promise<Search> {
  const search = searches.get(language) ?? prepare(language, t);
  searches.set(language, search);
  // The next search tries again.
  search.catch(() => searches.delete(language));
  return search;
}

/** Searches for a query, which may be empty. */
export function useSearch(language: Language, query: string): SearchState {
  const { t } = useTranslation(['pages', 'techniques']);
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  useEffect(() => {
    if (query === '') return setState({ status: 'idle' });
    let isWanted = true;
    const show = (next: SearchState) => isWanted && setState(next);
    show({ status: 'searching' });
    searchIn(language, t).then(
      (search) => show({ status: 'done', query, findings: search(query) }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [language, query, t]);
  return state;
}
