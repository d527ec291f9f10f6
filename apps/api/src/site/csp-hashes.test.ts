import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadScriptHashes } from './csp-hashes.ts';
import { jsonReader } from './json-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'nanpure-hashes-'));
const file = join(folder, 'csp-hashes.json');
const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const load = () => loadScriptHashes(jsonReader(folder));

test('the hashes of the build are read', async () => {
  writeFileSync(file, JSON.stringify([HASH]));
  expect(await load()).toEqual({ ok: true, value: [HASH] });
});

test('a build without the file has no inline scripts', async () => {
  expect(await load()).toEqual({ ok: true, value: [] });
});

describe('a damaged file is refused: it could widen the policy', () => {
  test.each([
    '["\'unsafe-inline\'"]',
    `["${HASH} 'unsafe-inline'"]`,
    '["https://evil.example"]',
    '{}',
    '[1]',
    '[',
  ])('%s', async (content) => {
    writeFileSync(file, content);
    expect(await load()).toEqual({
      ok: false,
      error: expect.stringMatching(/^csp-hashes\.json: /),
    });
  });
});
