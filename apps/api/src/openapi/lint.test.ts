import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';

/** Errors that no operation has: these requests reach none, or the error stands within a batch. */
const OF_NO_OPERATION = [
  'malformed-request',
  'unknown-path',
  'request-timeout',
  'headers-too-large',
  'batch-time-limit',
];

test('the document keeps the recommended rules of the linter', async () => {
  const source = await (await createTestApp().request('/api/openapi.json')).text();
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  // The documentation explains those errors, too, and shows their examples.
  const justified = OF_NO_OPERATION.map(
    (code) => `no-unused-components #/components/examples/${code}`,
  );
  expect(found.filter((each) => !justified.includes(each))).toEqual([]);
});
