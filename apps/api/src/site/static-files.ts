import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { ENCODINGS, type Encoding } from '../http/accept-encoding.ts';
import type { Representation } from '../http/representation.ts';

/** How the build calls the compressed forms of a file. */
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Only such paths lead to a file: none that is encoded, empty in a part, or leads up. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.@~+-]+)+$/;
const COMPRESSED_FORM = /\.(?:br|gz)$/;

/** What is at a path, if anything is. */
export type StaticFiles = (path: string) => Representation | undefined;

/** A short text that differs wherever the bytes differ. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** The time and size of a file; undefined where there is none. */
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

/** Whether there is no such file; any other failure is one. */
function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}

/**
 * The files of a folder by their paths, and those of its folders by `index.html`. Each is read once, with the
 * compressed forms beside it, and anew when one of them has changed: a reply holds no file open.
 */
export function staticFiles(folder: string): StaticFiles {
  const kept = new Map<string, { readonly stamp: string; readonly content: Representation }>();

  function contentOf(file: string): Representation | undefined {
    const own = stampOf(file);
    if (own === undefined) return undefined;
    const stamp = [own, ...ENCODINGS.map((each) => stampOf(file + SUFFIXES[each]))].join();
    const known = kept.get(file);
    if (known?.stamp === stamp) return known.content;
    const content = read(file);
    kept.set(file, { stamp, content });
    return content;
  }

  return function fileAt(path) {
    if (!PLAIN_PATH.test(path) || COMPRESSED_FORM.test(path)) return undefined;
    try {
      const file = join(folder, path);
      return contentOf(file) ?? contentOf(join(file, 'index.html'));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  };
}
