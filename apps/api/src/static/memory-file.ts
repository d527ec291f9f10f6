import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(gzip);

/**
 * Serves one file from memory, as it was at the start, with an ETag for each encoding, plain or gzip.
 * A reply holds no file open, so a client that hangs up can't leave one open either. Throws where the
 * file can't be read.
 */
export function serveFromMemory(file: string, type: string): MiddlewareHandler {
  const plain = readFileSync(file);
  const hash = createHash('sha256').update(plain).digest('base64url');
  let compressing: ReturnType<typeof compress> | undefined;
  return async (c) => {
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: ['gzip', 'identity'],
      default: 'identity',
    });
    const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
    if (encoding !== 'gzip') {
      return c.body(plain, 200, { ...headers, ETag: `"${hash}"` });
    }
    compressing ??= compress(plain);
    const compressed = await compressing;
    return c.body(compressed, 200, {
      ...headers,
      ETag: `"${hash}-gzip"`,
      'Content-Encoding': 'gzip',
    });
  };
}
