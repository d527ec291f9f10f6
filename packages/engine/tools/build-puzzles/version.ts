import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['../../src/', './'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}

/** Names the code that puzzles come from: any change of it may change them. */
export function toolVersion(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const file of sourceFiles(folder)) {
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
