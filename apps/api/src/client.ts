import { type ClientRequestOptions, hc } from 'hono/client';
import type { App } from './app.ts';

/**
 * A client for the API with the types of its requests and replies:
 *
 * ```ts
 * const api = createClient('https://example.org');
 * const reply = await api.api.get_hint.$post({ json: { board, hint_level: 1 } });
 * if (reply.status === 200) console.log((await reply.json()).message);
 * ```
 */
export function createClient(baseUrl: string, options?: ClientRequestOptions) {
  return hc<App>(baseUrl, options);
}
