import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'nanpure-technique-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

for (const folder of [
  'packages/engine/src',
  'packages/content/src',
  'apps/web/src',
  'apps/api/src',
]) {
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
}

const make = (/** @type {string} */ id) =>
  run(process.execPath, [join(root, 'scripts/new-technique.mjs'), id, '--root', copy], {
    quiet: true,
  });
const read = (/** @type {string} */ path) => readFileSync(join(copy, path), 'utf8');

describe('a new technique', () => {
  const { exitCode, output } = make('xy-wing');

  test('is known, and not taught', () => {
    expect(exitCode).toBe(0);
    const table = read('packages/engine/src/techniques/index.ts');
    expect(table).toContain("import { xyWing } from './xy-wing.ts';\n");
    const [, further = ''] = table.split('const FURTHER_TECHNIQUES = [');
    expect(further.split(']')[0]).toContain('\n  xyWing,\n');
    expect(table).toContain('  swordfish,\n] as const;');
    expect(read('packages/engine/src/techniques/xy-wing.ts')).toContain('order: 9,');
  });

  test('has files that are whole, but for what is to be written', () => {
    const written = [...output.matchAll(/^written: (.+)$/gm)].map(([, path = '']) => path);
    expect(written).toHaveLength(3);
    for (const path of written) {
      const { diagnostics } = ts.transpileModule(read(path), { reportDiagnostics: true });
      expect(diagnostics, path).toEqual([]);
    }
    for (const path of written.filter((each) => each.includes('xy-wing'))) {
      // A name that is declared nowhere: no type check lets it through.
      expect(read(path)).toMatch(/[^*] .*TO_BE_WRITTEN/);
      expect(read(path)).not.toMatch(/(?:const|function) TO_BE_WRITTEN|import .*TO_BE_WRITTEN/);
    }
  });

  test('comes with the list of what names the last one', () => {
    for (const path of [
      'packages/engine/src/step.ts',
      'packages/engine/src/testing/slow-steps.ts',
      'packages/content/src/hints/en/steps.ts',
      'packages/content/src/hints/ja/steps.ts',
      'packages/content/src/techniques/ja/catalogue.ts',
      'packages/engine/src/techniques/techniques.test.ts',
    ]) {
      expect(output).toContain(`  ${path}\n`);
    }
  });

  test.each(['xy-wing', 'swordfish', 'XY-Wing', '../x', ''])('is not called "%s"', (id) => {
    expect(make(id).exitCode).not.toBe(0);
  });
});
