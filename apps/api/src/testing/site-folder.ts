import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createSite } from '../site/site.ts';
import { createTestApp } from '../testing.ts';

/** A folder with these files until the tests of a file are done, and an app that serves its `data` and `web`. */
export function serveFolder(files: Readonly<Record<string, string | Buffer>>) {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-site-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const site = createSite({ data: join(folder, 'data'), web: join(folder, 'web') });
  const app = createTestApp({ site });
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await app.request(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  return { folder, app, get };
}
