import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { ENCODINGS, type Encoding } from '../http/encoding/accept-encoding.ts';
import type { Representation } from '../http/representation.ts';
import { hasCode } from './error-code.ts';

/** The suffixes of files that the build has compressed. */
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Paths of files: no percent-encoding, no empty segment, no `.` or `..`. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.@~+-]+)+$/;
const COMPRESSED_FORM = /\.(?:br|gz)$/;

export type StaticFiles = (path: string) => Representation | undefined;

/** SHA-256 in base64url. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Changes when the file does; undefined where there is none. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.ino}:${stats.size}:${stats.mtimeMs}` : undefined;
}

function read(file: string): Representation {
  const plain = readFileSync(file);
  const forms = ENCODINGS.flatMap((encoding) => {
    const name = file + SUFFIXES[encoding];
    if (!existsSync(name)) return [];
    const bytes = readFileSync(name);
    return [[encoding, () => bytes] as const];
  });
  return {
    type: getMimeType(file) ?? 'application/octet-stream',
    plain,
    hash: hashOf(plain),
    forms: Object.fromEntries(forms),
  };
}

/** Whether there can be no file at a path: anybody may ask for one below a file, or for one with a long name. */
function isNotFound(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG');
}

/**
 * The files of a folder by their paths; a folder's is its `index.html`. Each is cached with its compressed forms,
 * and read again when one of them has changed. No file is open while a reply is sent.
 */
export function staticFiles(folder: string): StaticFiles {
  const cache = new Map<string, { readonly stamp: string; readonly content: Representation }>();

  function contentOf(file: string): Representation | undefined {
    const own = stampOf(file);
    if (own === undefined) return undefined;
    const stamp = [own, ...ENCODINGS.map((each) => stampOf(file + SUFFIXES[each]))].join();
    const cached = cache.get(file);
    if (cached?.stamp === stamp) return cached.content;
    const content = read(file);
    cache.set(file, { stamp, content });
    return content;
  }

  return function fileAt(path) {
    if (!PLAIN_PATH.test(path) || COMPRESSED_FORM.test(path)) return undefined;
    try {
      const file = join(folder, path);
      return contentOf(file) ?? contentOf(join(file, 'index.html'));
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
}
