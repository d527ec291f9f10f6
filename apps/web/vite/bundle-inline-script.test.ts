import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleInlineScript } from './bundle-inline-script.ts';

it('makes one small script of a module and what it imports, which starts by itself', async () => {
  const script = await bundleInlineScript('src/features/theme/theme-script.ts');
  expect(script.length).toBeLessThan(1000);
  expect(script).not.toContain('\n');
  const body = { dataset: { theme: '' } };
  const document = {
    body,
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  };
  runInNewContext(script, {
    document,
    localStorage: { getItem: () => 'dark' },
    addEventListener: () => undefined,
  });
  expect(body.dataset.theme).toBe('dark');
});

it('compiles for browsers that are too old for the rest of the site', async () => {
  const script = await bundleInlineScript('src/features/language/language-script.ts');
  expect(script).toContain('catch(');
  expect(script).not.toMatch(/\?\?|\?\.|catch\{/);
});
