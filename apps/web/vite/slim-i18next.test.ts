import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { withoutConnector } from './slim-i18next.ts';

const PATH = fileURLToPath(import.meta.resolve('i18next'));

it('leaves out what fetches texts, which the installed i18next has', () => {
  const code = readFileSync(PATH, 'utf8');
  expect(code.split('new Connector(')).toHaveLength(2);
  const left = withoutConnector(code);
  expect(left).not.toContain('new Connector(');
  expect(left).toContain('s.backendConnector = { on() {} };');
});

it('leaves i18next that says what the whole one says', async () => {
  const code = withoutConnector(readFileSync(PATH, 'utf8'));
  const slim: { createInstance: typeof createInstance } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  for (const create of [createInstance, slim.createInstance]) {
    const i18n = create({ lng: 'en', resources: {}, initAsync: false });
    await i18n.init();
    i18n.addResourceBundle('en', 'home', { kicker_other: '{{count, number}} puzzles' });
    expect(i18n.t('home:kicker', { count: 1000 })).toBe('1,000 puzzles');
    expect(i18n.hasLoadedNamespace('home')).toBe(true);
  }
});
