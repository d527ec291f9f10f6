import type { MiddlewareHandler } from 'hono';
import { API_BASE } from './api-base.ts';
import { type Fields, presetConstants } from './headers/preset-headers.ts';

/** What only pages of the site itself may call; everything else below `API_BASE` is for pages of any site. */
const OWN_PAGES_ONLY: readonly string[] = [`${API_BASE}/send-contact`];

const ONE_DAY_IN_SECONDS = 86_400;

/** What a page may read of a reply besides its body, its type and its caching. */
const EXPOSED_HEADERS = [
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
  'Deprecation',
  'Sunset',
  'Link',
].join(', ');

/** The answer to the question that a browser asks before the request itself. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Content-Type, Accept-Language, If-None-Match, X-Request-Id',
  'Access-Control-Max-Age': String(ONE_DAY_IN_SECONDS),
};

const REPLY_HEADERS: Fields = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', EXPOSED_HEADERS],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/** Lets pages of any site read all replies, without the visitor's cookies or other credentials. */
export const publicCors: MiddlewareHandler = (c, next) => {
  if (OWN_PAGES_ONLY.includes(c.req.path)) return next();
  presetConstants(c, REPLY_HEADERS);
  if (c.req.method !== 'OPTIONS') return next();
  return Promise.resolve(c.body(null, 204, PREFLIGHT_HEADERS));
};
