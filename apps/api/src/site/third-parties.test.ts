import { expect, test } from 'vitest';
import { NO_THIRD_PARTIES } from './csp-sources.ts';
import { loadThirdParties } from './third-parties.ts';

const load = (content: unknown) => loadThirdParties(() => Promise.resolve(content));

test('what the build has is read', async () => {
  const parties = { analytics: true, ads: false, klaro: 'https://cdn.example' };
  expect(await load(parties)).toEqual({ ok: true, value: parties });
});

test('a build without the file has nobody', async () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  const loaded = await loadThirdParties(() => Promise.reject(missing));
  expect(loaded).toEqual({ ok: true, value: NO_THIRD_PARTIES });
});

test.each([
  null,
  [],
  {},
  { analytics: 'true', ads: false, klaro: null },
  { analytics: true, ads: false },
  { analytics: true, ads: false, klaro: 'http://cdn.example' },
  { analytics: true, ads: false, klaro: "https://cdn.example 'unsafe-inline'" },
  { analytics: true, ads: false, klaro: 'https://*' },
  { analytics: true, ads: false, klaro: null, scripts: ['https://evil.example'] },
])('a damaged file is refused, as it could widen the policy: %j', async (content) => {
  expect(await load(content)).toMatchObject({ ok: false });
});
