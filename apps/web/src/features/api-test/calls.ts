import { createClient } from '@nanpure/api/client';
import type { Language } from '@nanpure/content';
import { functionsBase } from '../../lib/functions-base.ts';

/** Where the typed client believes the API to be. */
const CLIENT_BASE = '/api';

/** What each call is called in the texts. */
export type CallName = 'hello' | 'techniques' | 'problem';

/** Makes a call; rejects where no reply comes. */
type Call = (language: Language, signal: AbortSignal) => Promise<Response>;

/** Calls go where this build has its API, whatever the client believes. */
function clientFor(signal: AbortSignal) {
  return createClient('', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(`${functionsBase()}${String(input).slice(CLIENT_BASE.length)}`, { ...init, signal }),
  }).api;
}

/** The calls that can be tried. */
export const CALLS: Readonly<Record<CallName, Call>> = {
  hello: (_language, signal) => clientFor(signal).hello.$get(),
  techniques: (language, signal) => clientFor(signal).get_techniques.$get({ query: { language } }),
  problem: (_language, signal) => fetch('/data/problems_easy.json', { cache: 'no-cache', signal }),
};
