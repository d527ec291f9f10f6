import type { MiddlewareHandler } from 'hono';
import { presetHeaders } from './preset-headers.ts';

/** Forbids caches to store a reply that has no `Cache-Control` of its own. */
export const noStore: MiddlewareHandler = (c, next) => {
  presetHeaders(c, [['Cache-Control', 'no-store']]);
  return next();
};
