import { expect, test } from 'vitest';
import { describeAddress } from './address.ts';

test.each([
  ['::', 'IPv6', 'http://localhost:3000'],
  ['0.0.0.0', 'IPv4', 'http://localhost:3000'],
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:3000'],
  ['::1', 'IPv6', 'http://[::1]:3000'],
])('%s can be opened as a link', (address, family, link) => {
  expect(describeAddress({ address, family, port: 3000 })).toBe(link);
});
