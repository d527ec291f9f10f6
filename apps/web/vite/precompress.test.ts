import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompressFolder } from './precompress.ts';

test('files worth it get two compressed forms that hold the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const text = 'const sudoku = "ナンプレ";\n'.repeat(100);
  writeFileSync(join(folder, 'assets/app.js'), text);
  writeFileSync(join(folder, 'small.js'), 'const small = true;');
  writeFileSync(join(folder, 'picture.png'), text);

  await precompressFolder(folder);

  expect(readdirSync(folder).sort()).toEqual(['assets', 'picture.png', 'small.js']);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
  const read = (suffix: string) => readFileSync(join(folder, `assets/app.js${suffix}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(text);
  expect(gunzipSync(read('.gz')).toString()).toBe(text);
});
