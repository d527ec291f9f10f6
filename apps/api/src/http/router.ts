import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

const hasParameters = (path: string) => /[:*]/.test(path);

/**
 * Finds the handlers of a request. For a path without parameters it looks them up once: with a path beside others that
 * only parameters tell apart, Hono's fastest router isn't possible.
 */
export function memoizingRouter<T>(): Router<T> {
  const router = new TrieRouter<T>();
  /** By path, then by method. There are as many as there are paths of one's own in the code. */
  const known = new Map<string, Map<string, Result<T>>>();
  return {
    name: 'MemoizingRouter',
    add(method, path, handler) {
      for (const results of known.values()) results.clear();
      if (!hasParameters(path)) known.set(path, new Map());
      router.add(method, path, handler);
    },
    match(method, path) {
      const results = known.get(path);
      const found = results?.get(method);
      if (found) return found;
      const result = router.match(method, path);
      results?.set(method, result);
      return result;
    },
  };
}
