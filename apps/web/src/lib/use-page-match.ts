import { matchPath, type PathMatch, type RouteId } from '@nanpure/content';
import { useLocation } from 'react-router-dom';

type MatchOfRoute<Id extends RouteId> = Extract<PathMatch, { readonly route: Id }>;

function isMatchOf<Id extends RouteId>(
  match: PathMatch | undefined,
  id: Id,
): match is MatchOfRoute<Id> {
  return match?.route === id;
}

/**
 * What the address of a screen says, its parameters checked. Undefined when one of them has a value
 * that isn't allowed.
 */
export function usePageMatch<Id extends RouteId>(id: Id): MatchOfRoute<Id> | undefined {
  const match = matchPath(useLocation().pathname);
  return isMatchOf(match, id) ? match : undefined;
}
