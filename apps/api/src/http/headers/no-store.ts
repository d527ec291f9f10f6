import type { MiddlewareHandler } from 'hono';
import { type Fields, presetConstants } from './preset-headers.ts';

const NO_STORE: Fields = [['Cache-Control', 'no-store']];

/** Forbids caches to store a reply that has no `Cache-Control` of its own. */
export const noStore: MiddlewareHandler = (c, next) => {
  presetConstants(c, NO_STORE);
  return next();
};
