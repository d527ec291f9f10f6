import { redirectFor } from '@nanpure/content';
import { Navigate, useLocation } from 'react-router-dom';
import { useLanguage } from '../lib/use-language.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

/** A path that is no page: it leads to one (a missing prefix, another language's alias) or nowhere. */
export function UnmatchedPath() {
  const { pathname, search, hash } = useLocation();
  const target = redirectFor(pathname, useLanguage());
  return target ? <Navigate to={{ pathname: target, search, hash }} replace /> : <NotFoundPage />;
}
