import { GAME_ROUTES, type Language, matchPath, switchLanguage } from '@nanpure/content';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';
import { useLanguage } from './use-language.ts';

/** What a link out of a game takes along. The browser keeps it with the entry of its history, through reloads. */
export interface WayBack {
  /** Path, query and hash of the game. */
  readonly backToGame: string;
}

/** The place where one is, for links that lead away from it. */
export function useWayBackHere(): WayBack {
  const { pathname, search, hash } = useLocation();
  return { backToGame: `${pathname}${search}${hash}` };
}

/** Paths are read as addresses of a site: which one doesn't matter. */
const NOWHERE = 'https://site.invalid';

/** Whatever the history says: only a game of this site is led back to, in the language that is read now. */
export function gameOf(state: unknown, language: Language): string | undefined {
  const address: unknown = Reflect.get(Object(state), 'backToGame');
  if (typeof address !== 'string' || !URL.canParse(address, NOWHERE)) return undefined;
  const { pathname, search, hash } = new URL(address, NOWHERE);
  const route = matchPath(pathname)?.route;
  return route && GAME_ROUTES.includes(route)
    ? switchLanguage({ pathname, search, hash }, language)
    : undefined;
}

/** Where the game is that led to this page; undefined where none did. */
export function useWayBack(): string | undefined {
  const { state } = useLocation();
  const language = useLanguage();
  // The prerendered page knows no history.
  return useHydrated() ? gameOf(state, language) : undefined;
}
