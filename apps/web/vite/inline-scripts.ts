import { createHash } from 'node:crypto';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Attributes of what isn't run from the page itself: another file, or data. */
const NOT_INLINE = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

/** The sources, as a content security policy names them, of the scripts that stand in pages. */
export function inlineScriptSources(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((html) => [...html.matchAll(SCRIPT)]);
  const codes = scripts
    .filter(({ groups }) => !NOT_INLINE.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '');
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
  return [...new Set(codes)].map((code) => `'sha256-${hashOf(code)}'`);
}
